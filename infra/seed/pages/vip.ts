import { contentPage, pageText } from '#infra/seed/pages/page.ts';

export const vip = contentPage('vip', {
  en: pageText({
    title: 'VIP',
    subtitle: 'Coming soon: one host for the whole way',
    meta_title: 'VIP service at the airport, coming soon | Airport Assist',
    meta_description:
      'Our VIP service joins assistant and porter under one host. It cannot be booked yet; read what we are preparing and how to hear of it.',
    html: `
<p>Our VIP service is in preparation. <strong>It cannot be booked yet.</strong> This page says what we are working on, so that you can decide whether it is for you.</p>
<h2 id="idea">The idea</h2>
<p>Assistant and porter are two services with one booking. VIP is one service with one face: a host who calls you the day before, is there before you are, and is still there when the boot of the car closes. The luggage moves without being mentioned.</p>
<h2 id="planned">What we plan</h2>
<ul>
<li><strong>A personal host</strong> for your party from the first call to the last door.</li>
<li><strong>Luggage included.</strong> Your suitcases are carried as part of the service.</li>
<li><strong>Time to arrive.</strong> A quiet place to wait, where the airport has one, with something to drink.</li>
<li><strong>Papers prepared.</strong> Check-in, tax refunds and seats are arranged before you reach the counter, as far as airline and authorities allow.</li>
<li><strong>The car at the right door,</strong> at the right minute.</li>
</ul>
<h2 id="price">The price</h2>
<p>There will be one price for the party: a base price for up to two persons, and a fixed amount for each further guest. Like all our prices it will be in euro and include value added tax.</p>
<h2 id="not">What VIP will not be</h2>
<p>Nobody can buy a way past passport control or security, and we will not pretend otherwise. What we can do is to know the hours, the lines and the people, and to make the waiting short and pleasant.</p>
<h2 id="meanwhile">Until then</h2>
<p>Book an <a href="/assistant">assistant</a>, in Frankfurt together with a <a href="/porter">porter</a>, and write your wishes into the field for extra requests. Our office reads every one of them and calls you when something needs to be discussed.</p>
<h2 id="news">Would you like to be told?</h2>
<p>Write to us by the <a href="/#contact">contact form</a> with the word VIP. We send you one message when the service opens, and nothing else.</p>
`,
  }),
  de: pageText({
    title: 'VIP',
    subtitle: 'Bald verfügbar: ein Mensch für den ganzen Weg',
    meta_title: 'VIP-Service am Flughafen, bald verfügbar | Airport Assist',
    meta_description:
      'Unser VIP-Service verbindet Begleitung und Gepäckträger unter einem Gesicht. Noch nicht buchbar; lesen Sie, was wir vorbereiten und wie Sie davon erfahren.',
    html: `
<p>Unser VIP-Service ist in Vorbereitung. <strong>Er ist noch nicht buchbar.</strong> Hier lesen Sie, woran wir arbeiten, damit Sie entscheiden können, ob er zu Ihnen passt.</p>
<h2 id="idea">Die Idee</h2>
<p>Begleitung und Gepäckträger sind zwei Leistungen in einer Buchung. VIP ist eine Leistung mit einem Gesicht: Ihre Gastgeberin oder Ihr Gastgeber ruft Sie am Vortag an, ist vor Ihnen da und immer noch da, wenn sich der Kofferraum schließt. Ums Gepäck geht es dabei nicht: Es ist einfach da, wo es sein soll.</p>
<h2 id="planned">Was wir planen</h2>
<ul>
<li><strong>Eine persönliche Begleitung</strong> für Ihre ganze Gruppe, vom ersten Anruf bis zur letzten Tür.</li>
<li><strong>Gepäck inbegriffen.</strong> Ihre Koffer zu tragen gehört zur Leistung.</li>
<li><strong>Zeit zum Ankommen.</strong> Ein ruhiger Platz zum Warten, wo der Flughafen einen hat, und etwas zu trinken.</li>
<li><strong>Papiere vorbereitet.</strong> Check-in, Mehrwertsteuererstattung und Plätze sind geregelt, bevor Sie am Schalter stehen, soweit Fluggesellschaft und Behörden das zulassen.</li>
<li><strong>Der Wagen an der richtigen Tür,</strong> zur richtigen Minute.</li>
</ul>
<h2 id="price">Der Preis</h2>
<p>Es wird einen Preis für die ganze Gruppe geben: einen Grundpreis für bis zu zwei Personen und einen festen Betrag für jeden weiteren Gast. Wie alle unsere Preise ist er in Euro und enthält die Umsatzsteuer.</p>
<h2 id="not">Was VIP nicht sein wird</h2>
<p>An Passkontrolle und Sicherheitskontrolle kann sich niemand vorbeikaufen, und wir werden nichts anderes behaupten. Was wir können: Zeiten, Wege und Menschen kennen und das Warten kurz und angenehm machen.</p>
<h2 id="meanwhile">Bis dahin</h2>
<p>Buchen Sie eine <a href="/assistant">Begleitung</a>, in Frankfurt zusammen mit einem <a href="/porter">Gepäckträger</a>, und schreiben Sie Ihre Wünsche in das Feld für besondere Wünsche. Unser Büro liest jeden und ruft Sie an, wenn etwas zu besprechen ist.</p>
<h2 id="news">Möchten Sie es erfahren?</h2>
<p>Schreiben Sie uns über das <a href="/#contact">Kontaktformular</a> mit dem Stichwort VIP. Sie bekommen eine Nachricht, wenn es losgeht, und sonst nichts.</p>
`,
  }),
});
