import { contentPage, pageText } from '#infra/seed/pages/page.ts';

export const assistant = contentPage('assistant', {
  en: pageText({
    title: 'Assistant',
    subtitle: 'Meet and greet at Frankfurt and Munich Airport',
    meta_title: 'Assistant at Frankfurt and Munich Airport | Airport Assist',
    meta_description:
      'An assistant meets you by name at the aircraft door, the kerb or the station and takes you through the airport, in one of 43 languages.',
    html: `
<p>An assistant is one person for you alone. They wait at the place you choose, with your name on a sign, and take you to the place you choose. On the way they help with everything an airport puts between the two.</p>
<h2 id="included">What your assistant does</h2>
<ul>
<li>Meets you at the aircraft door, at the gate, at the kerb, at the station or in the hotel.</li>
<li>Shows you the way, at your pace, and knows where the lifts are.</li>
<li>Comes with you to check-in, passport control, security and customs, and translates there.</li>
<li>Helps with forms, tax refunds and questions to the airline.</li>
<li>Takes you to your taxi, train, hire car or onward flight and says goodbye only there.</li>
</ul>
<h2 id="travel-types">Arrival, departure or change of planes</h2>
<h3>Arrival</h3>
<p>Tell us your flight number and where you would like to be met. Your assistant follows the flight and waits when it is late.</p>
<h3>Departure</h3>
<p>We meet you outside or inside the terminal and stay until the last control, or until the gate. For flights beyond Europe we recommend meeting two and a half hours before departure.</p>
<h3>Change of planes</h3>
<p>From door to gate, also between terminals. This is where an assistant saves most time: nobody has to read a map.</p>
<h2 id="languages">43 languages</h2>
<p>You choose the language when you book. English and German are part of the price; for some languages there is a supplement, which you see before you decide.</p>
<h2 id="price">What it costs</h2>
<p>The price has few parts, and the summary shows each of them while you choose:</p>
<ul>
<li>a <strong>base price</strong> for up to two persons, and a fixed amount for each further person;</li>
<li>the <strong>way</strong> between meeting point and destination;</li>
<li>where you wish, <strong>extra hours</strong>, a <strong>second assistant</strong> or a language with a supplement.</li>
</ul>
<p>All prices are in euro and include value added tax. The base service lasts up to one hour.</p>
<h2 id="good-to-know">Good to know</h2>
<p>An assistant does not replace the help for passengers with reduced mobility, which airlines and airports provide free of charge. If you need a wheelchair, please order it with your airline, at least 48 hours before departure; your assistant comes along.</p>
<p>Assistants carry hand luggage gladly. For suitcases in Frankfurt, book a <a href="/porter">porter</a> as well: both arrive together.</p>
<p>Queues at passport and security belong to the authorities. We know which one moves fastest, but we cannot take you past it.</p>
<p><a href="/book/travel-details?service=assistant">Book an assistant</a></p>
`,
  }),
  de: pageText({
    title: 'Begleitung',
    subtitle: 'Empfang und Begleitung an den Flughäfen Frankfurt und München',
    meta_title: 'Begleitung am Flughafen Frankfurt und München | Airport Assist',
    meta_description:
      'Ihre Begleitung empfängt Sie mit Namen an der Flugzeugtür, auf dem Vorplatz oder am Bahnhof und bringt Sie durch den Flughafen, in einer von 43 Sprachen.',
    html: `
<p>Eine Begleitung ist ein Mensch nur für Sie. Sie wartet an dem Ort, den Sie wählen, mit Ihrem Namen auf dem Schild, und bringt Sie an den Ort, den Sie wählen. Unterwegs hilft sie bei allem, was ein Flughafen dazwischenstellt.</p>
<h2 id="included">Was Ihre Begleitung tut</h2>
<ul>
<li>Sie empfängt Sie an der Flugzeugtür, am Gate, auf dem Vorplatz, am Bahnhof oder im Hotel.</li>
<li>Sie zeigt Ihnen den Weg, in Ihrem Tempo, und weiß, wo die Aufzüge sind.</li>
<li>Sie geht mit zum Schalter, zur Passkontrolle, zur Sicherheitskontrolle und zum Zoll und übersetzt dort.</li>
<li>Sie hilft bei Formularen, bei der Mehrwertsteuererstattung und bei Fragen an die Fluggesellschaft.</li>
<li>Sie bringt Sie zu Taxi, Bahn, Mietwagen oder Anschlussflug und verabschiedet sich erst dort.</li>
</ul>
<h2 id="travel-types">Ankunft, Abflug oder Umsteigen</h2>
<h3>Ankunft</h3>
<p>Nennen Sie uns Ihre Flugnummer und den Ort, an dem wir Sie empfangen sollen. Ihre Begleitung verfolgt den Flug und wartet, wenn er später landet.</p>
<h3>Abflug</h3>
<p>Wir treffen Sie vor oder im Terminal und bleiben bis zur letzten Kontrolle oder bis zum Gate. Bei Flügen über Europa hinaus empfehlen wir ein Treffen zweieinhalb Stunden vor dem Abflug.</p>
<h3>Umsteigen</h3>
<p>Von der Flugzeugtür zum nächsten Gate, auch zwischen den Terminals. Hier spart eine Begleitung am meisten Zeit: Niemand muss einen Plan lesen.</p>
<h2 id="languages">43 Sprachen</h2>
<p>Die Sprache wählen Sie bei der Buchung. Deutsch und Englisch sind im Preis enthalten; für manche Sprachen gibt es einen Zuschlag, den Sie vor der Entscheidung sehen.</p>
<h2 id="price">Was es kostet</h2>
<p>Der Preis hat wenige Teile, und die Übersicht zeigt jeden davon, während Sie wählen:</p>
<ul>
<li>ein <strong>Grundpreis</strong> für bis zu zwei Personen und ein fester Betrag für jede weitere;</li>
<li>der <strong>Weg</strong> zwischen Treffpunkt und Ziel;</li>
<li>auf Wunsch <strong>weitere Stunden</strong>, eine <strong>zweite Begleitung</strong> oder eine Sprache mit Zuschlag.</li>
</ul>
<p>Alle Preise sind in Euro und enthalten die Umsatzsteuer. Die Grundleistung dauert bis zu einer Stunde.</p>
<h2 id="good-to-know">Gut zu wissen</h2>
<p>Eine Begleitung ersetzt nicht die Hilfe für Fluggäste mit eingeschränkter Mobilität, die Fluggesellschaften und Flughäfen kostenfrei leisten. Brauchen Sie einen Rollstuhl, bestellen Sie ihn bitte mindestens 48 Stunden vor dem Abflug bei Ihrer Fluggesellschaft; Ihre Begleitung kommt mit.</p>
<p>Handgepäck trägt Ihre Begleitung gern. Für Koffer buchen Sie in Frankfurt einen <a href="/porter">Gepäckträger</a> dazu: Beide kommen gemeinsam.</p>
<p>Die Schlangen an Pass- und Sicherheitskontrolle gehören den Behörden. Wir wissen, welche am schnellsten geht, vorbeiführen dürfen wir Sie nicht.</p>
<p><a href="/book/travel-details?service=assistant">Begleitung buchen</a></p>
`,
  }),
});
