import { contentPage, pageText } from '#infra/seed/pages/page.ts';

export const about = contentPage('about', {
  en: pageText({
    title: 'About us',
    subtitle: '650 people who know the shortest way',
    meta_title: 'About Airport Assist',
    meta_description:
      'Who we are: 650 employees, 43 languages and more than 300,000 customers at the airports of Frankfurt and Munich.',
    html: `
<p>Airport Assist meets travellers at the airports of Frankfurt and Munich. We carry what is heavy, we know where the queue is short, and we speak for our guests where they cannot make themselves understood. That is all we do, and we would like to do it better than anybody else.</p>
<h2 id="figures">In figures</h2>
<ul>
<li><strong>650 employees</strong> at two airports, most of them in shifts from the first landing to the last departure.</li>
<li><strong>43 languages,</strong> from Albanian to Vietnamese. You choose the language with your booking.</li>
<li><strong>More than 300,000 customers</strong> so far, from the student with two skis to the delegation with forty suitcases.</li>
</ul>
<h2 id="people">The people you meet</h2>
<p>Our assistants come from aviation, hotels and travel. Before they meet their first guest alone they have walked every way we sell, at day and at night. They carry an airport pass, which means that the authorities have checked them, and they wear a badge with their name. They are employed by us, paid by the hour and not by the guest: nobody hurries you because the next job is waiting.</p>
<p>Our porters know how to lift a cello and how to strap eleven cases onto one trolley. They work in Frankfurt. In Munich we offer the assistant service.</p>
<h2 id="how-we-work">How we work</h2>
<h3>On time, by your flight and not by the timetable</h3>
<p>With your flight number we follow where your aircraft is. If it lands late, your assistant knows before you do and comes later. If it lands early, we do our best to be early too.</p>
<h3>One price, known before</h3>
<p>Everything we charge stands in the price list and in the summary of your booking. There is no surcharge for nights, Sundays or holidays, and nobody asks for a tip.</p>
<h3>Quietly</h3>
<p>Who travels with us, from where and with whom, stays with us. What we note of a booking is what the service needs, and our <a href="/privacy">privacy notice</a> says for how long.</p>
<h2 id="airports">Our two airports</h2>
<p><strong>Frankfurt</strong> is our home. We began there, in Terminal 1, and work in all terminals that are open today: assistants and porters, at arrival, at departure and between two flights.</p>
<p><strong>Munich</strong> followed. Our desk is in Terminal 2; assistants meet guests in both terminals.</p>
<p>Addresses, telephone numbers and hours of both desks are on the <a href="/">home page</a>.</p>
<h2 id="companies">For companies, agencies and airlines</h2>
<p>Travel agencies, hotels and airlines book with us regularly and are invoiced by the month. If you would like to work with us, write to us by the <a href="/#contact">contact form</a> and tell us roughly how many guests you expect. We call you back.</p>
`,
  }),
  de: pageText({
    title: 'Über uns',
    subtitle: '650 Menschen, die den kürzesten Weg kennen',
    meta_title: 'Über Airport Assist',
    meta_description:
      'Wer wir sind: 650 Mitarbeiterinnen und Mitarbeiter, 43 Sprachen und mehr als 300.000 Kunden an den Flughäfen Frankfurt und München.',
    html: `
<p>Airport Assist empfängt Reisende an den Flughäfen Frankfurt und München. Wir tragen, was schwer ist, wir wissen, wo die Schlange kurz ist, und wir sprechen für unsere Gäste, wo sie sich nicht verständlich machen können. Mehr tun wir nicht, aber das möchten wir besser können als alle anderen.</p>
<h2 id="figures">In Zahlen</h2>
<ul>
<li><strong>650 Mitarbeiterinnen und Mitarbeiter</strong> an zwei Flughäfen, die meisten im Schichtdienst von der ersten Landung bis zum letzten Abflug.</li>
<li><strong>43 Sprachen,</strong> von Albanisch bis Vietnamesisch. Die Sprache wählen Sie bei der Buchung.</li>
<li><strong>Mehr als 300.000 Kunden</strong> bisher, vom Studenten mit zwei Paar Ski bis zur Delegation mit vierzig Koffern.</li>
</ul>
<h2 id="people">Wer Ihnen begegnet</h2>
<p>Unsere Assistentinnen und Assistenten kommen aus Luftfahrt, Hotellerie und Touristik. Bevor sie ihren ersten Gast allein begleiten, sind sie jeden Weg gegangen, den wir verkaufen, bei Tag und bei Nacht. Sie tragen einen Flughafenausweis, sind also behördlich überprüft, und ein Schild mit ihrem Namen. Sie sind bei uns angestellt und werden nach Stunden bezahlt, nicht nach Gästen: Niemand drängt Sie, weil der nächste Auftrag wartet.</p>
<p>Unsere Gepäckträger wissen, wie man ein Cello hebt und wie elf Koffer auf einen Wagen passen. Sie arbeiten in Frankfurt. In München bieten wir die Begleitung an.</p>
<h2 id="how-we-work">Wie wir arbeiten</h2>
<h3>Pünktlich nach Ihrem Flug, nicht nach dem Flugplan</h3>
<p>Mit Ihrer Flugnummer verfolgen wir, wo Ihr Flugzeug ist. Landet es später, weiß Ihre Begleitung das vor Ihnen und kommt später. Landet es früher, tun wir alles, um auch früher da zu sein.</p>
<h3>Ein Preis, der vorher feststeht</h3>
<p>Alles, was wir berechnen, steht in der Preisliste und in der Übersicht Ihrer Buchung. Nachts, sonntags und an Feiertagen gibt es keinen Zuschlag, und niemand erwartet ein Trinkgeld.</p>
<h3>Diskret</h3>
<p>Wer mit uns reist, woher und mit wem, bleibt bei uns. Wir notieren von einer Buchung, was der Service braucht; wie lange, steht in unserer <a href="/privacy">Datenschutzerklärung</a>.</p>
<h2 id="airports">Unsere zwei Flughäfen</h2>
<p><strong>Frankfurt</strong> ist unser Zuhause. Hier haben wir angefangen, im Terminal 1, und hier arbeiten wir in allen Terminals, die heute geöffnet sind: mit Begleitung und Gepäckträgern, bei Ankunft, Abflug und beim Umsteigen.</p>
<p><strong>München</strong> kam dazu. Unser Schalter steht im Terminal 2; die Begleitung empfängt Gäste in beiden Terminals.</p>
<p>Adressen, Telefonnummern und Zeiten beider Schalter finden Sie auf der <a href="/">Startseite</a>.</p>
<h2 id="companies">Für Unternehmen, Agenturen und Airlines</h2>
<p>Reisebüros, Hotels und Fluggesellschaften buchen regelmäßig bei uns und erhalten eine Monatsrechnung. Wenn Sie mit uns arbeiten möchten, schreiben Sie uns über das <a href="/#contact">Kontaktformular</a> und nennen Sie uns ungefähr die Zahl Ihrer Gäste. Wir rufen Sie zurück.</p>
`,
  }),
});
