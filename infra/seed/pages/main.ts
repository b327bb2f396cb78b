import { contentPage, pageText } from '#infra/seed/pages/page.ts';

/** The content of the home page, between the slides and the contact form. */
export const main = contentPage('main', {
  en: pageText({
    title: 'Airports are easier with someone beside you',
    subtitle: 'Assistants and porters in Frankfurt and Munich, booked in five minutes',
    meta_title: 'Airport Assist: assistants and porters in Frankfurt and Munich',
    meta_description:
      'Book an assistant, a porter or both at Frankfurt and Munich Airport. Fixed prices in euro, 43 languages, free cancellation up to 24 hours before.',
    html: `
<p>A large airport asks a lot of a traveller: long corridors, short connections, forms in a foreign language, and three suitcases that will not roll in the same direction. We have people there who do this every day. One of them waits for you, with your name on a sign, and stays until you are where you want to be.</p>
<h2 id="for-whom">Who books us</h2>
<ul>
<li><strong>Parents and grandparents</strong> who travel alone and would rather not search for the gate.</li>
<li><strong>Families</strong> with a pushchair, two children and only four hands.</li>
<li><strong>Business travellers</strong> whose connection is shorter than the way between two terminals.</li>
<li><strong>Guests from abroad</strong> who want to hear their own language when they land.</li>
</ul>
<h2 id="what-you-pay">What you pay is what you see</h2>
<p>The price stands in the summary from your first choice on, in euro and with tax. Your card is only reserved when you order; it is charged when our office has confirmed your booking. Until 24 hours before the service you may cancel free of charge as long as the card has not been charged.</p>
<p>Do you have a wish that fits no form? Write to the airport below. A person answers, usually on the same day.</p>
`,
  }),
  de: pageText({
    title: 'Zu zweit ist jeder Flughafen leichter',
    subtitle: 'Begleitung und Gepäckträger in Frankfurt und München, in fünf Minuten gebucht',
    meta_title: 'Airport Assist: Begleitung und Gepäckträger in Frankfurt und München',
    meta_description:
      'Buchen Sie eine Begleitung, einen Gepäckträger oder beides in Frankfurt und München. Feste Preise in Euro, 43 Sprachen, kostenfrei stornierbar bis 24 Stunden vorab.',
    html: `
<p>Ein großer Flughafen verlangt viel: lange Gänge, kurze Umsteigezeiten, Formulare in einer fremden Sprache und drei Koffer, die nicht in dieselbe Richtung rollen wollen. Wir haben Menschen vor Ort, für die das Alltag ist. Einer von ihnen wartet auf Sie, mit Ihrem Namen auf dem Schild, und bleibt, bis Sie dort sind, wo Sie hinmöchten.</p>
<h2 id="for-whom">Wer uns bucht</h2>
<ul>
<li><strong>Eltern und Großeltern,</strong> die allein reisen und das Gate nicht suchen möchten.</li>
<li><strong>Familien</strong> mit Kinderwagen, zwei Kindern und nur vier Händen.</li>
<li><strong>Geschäftsreisende,</strong> deren Umsteigezeit kürzer ist als der Weg zwischen zwei Terminals.</li>
<li><strong>Gäste aus dem Ausland,</strong> die nach der Landung ihre eigene Sprache hören möchten.</li>
</ul>
<h2 id="what-you-pay">Sie zahlen, was Sie sehen</h2>
<p>Der Preis steht ab Ihrer ersten Auswahl in der Übersicht, in Euro und mit Steuer. Beim Bestellen wird der Betrag auf Ihrer Karte nur reserviert; belastet wird sie, wenn unser Büro Ihre Buchung bestätigt hat. Bis 24 Stunden vor dem Service stornieren Sie kostenfrei, solange die Karte noch nicht belastet ist.</p>
<p>Sie haben einen Wunsch, der in kein Formular passt? Schreiben Sie unten an den Flughafen. Ein Mensch antwortet, meist noch am selben Tag.</p>
`,
  }),
});
