import { contentPage, ofSeller, pageText } from '#infra/seed/pages/page.ts';

const controller = `<p>${ofSeller('name')}, ${ofSeller('street')}, ${ofSeller('zip')} ${ofSeller('city')}<br>
<a href="mailto:privacy@airport-assist.example">privacy@airport-assist.example</a>, <a href="tel:+496990009150">${ofSeller('phone')}</a></p>`;

/** Information under articles 13 and 14 GDPR and § 25 TDDDG. */
export const privacy = contentPage('privacy', {
  en: pageText({
    title: 'Privacy notice',
    subtitle: 'What we know about you, why, and for how long',
    meta_title: 'Privacy notice | Airport Assist',
    meta_description:
      'Which personal data we process for your booking at Frankfurt or Munich Airport, on which legal basis, who receives them and which rights you have.',
    html: `
<p>We process personal data to meet you at the airport, and for little else. We do not track you across sites, we show no advertising, and we sell nothing to anybody.</p>
<h2 id="controller">Who is responsible</h2>
${controller}
<h2 id="visit">When you visit this site</h2>
<p>Your browser sends its address, the time, the page asked for and its own name. The servers keep this in logs for at most 30 days, to keep the site secure and to find faults. Legal basis: our legitimate interest in a safe service (Art. 6 (1) (f) GDPR).</p>
<h2 id="storage">Cookies and browser storage</h2>
<p>We set no cookies for statistics or advertising, and therefore ask for no consent. What the site needs to work is allowed without it (§ 25 (2) no. 2 TDDDG):</p>
<ul>
<li><strong>Booking cookie:</strong> a random value that ties a booking begun in this browser to this browser. It lasts until you place the booking or log out, at most 30 days.</li>
<li><strong>Session cookie:</strong> keeps you logged in for up to eight hours, if you have an account and log in.</li>
<li><strong>Payment cookie:</strong> the numbers under which the card provider knows your payment, so that a reload does not lose it. It is deleted after a short time.</li>
<li><strong>Browser storage:</strong> what you have entered into the booking form until you order, and the language you chose.</li>
</ul>
<h2 id="booking">When you book</h2>
<p>We need the airport, date, time, flight or train, meeting point and destination, the number of persons and bags, the name for the sign, and your name, address and email address. A telephone number is optional, but helps on the day. We use them to prepare and carry out the contract with you (Art. 6 (1) (b) GDPR).</p>
<p>If you write about your health in your extra requests, for example about a disability, we use it only to help you on the day, and only because you told us (Art. 9 (2) (a) GDPR).</p>
<h2 id="payment">When you pay</h2>
<p>The card form comes from our card provider, which processes the card data on its own responsibility as a payment institution. We never see your full card number. We receive the brand, the last four digits, the expiry date, the name on the card and the outcome of the payment, and keep them with your booking (Art. 6 (1) (b) GDPR).</p>
<h2 id="account">When you have an account</h2>
<p>We keep your name, your email address and a value computed from your password, from which the password cannot be read. You can have the account deleted at any time.</p>
<h2 id="contact">When you write to us</h2>
<p>Your message goes to the office of the airport you choose and is used to answer you (Art. 6 (1) (b) or (f) GDPR). To keep programs away, your browser solves a small computing task; nothing about you is sent to third parties for it. If you declare a withdrawal, we keep the declaration and its receipt as proof (Art. 6 (1) (c) GDPR).</p>
<h2 id="recipients">Who receives data</h2>
<ul>
<li>Our assistants and porters: name on the sign, place, time, and what they need to help you.</li>
<li>Our card provider, for the payment.</li>
<li>Amazon Web Services EMEA SARL, which runs the servers and sends our mails for us, in Frankfurt am Main. We have a contract with it under Art. 28 GDPR.</li>
<li>Our tax adviser and the tax authorities, for invoices.</li>
</ul>
<p>Data do not leave the European Union on purpose. Should access from the United States be needed for maintenance, it rests on the EU-US Data Privacy Framework and on standard contractual clauses.</p>
<h2 id="retention">How long we keep it</h2>
<ul>
<li>A booking that was begun and never ordered: 24 hours after the last change.</li>
<li>Bookings: three years after the end of the year of the service, the time within which claims can be made (§ 195 BGB).</li>
<li>Invoices: eight years, as tax law demands (§ 147 AO, § 14b UStG; Art. 6 (1) (c) GDPR).</li>
<li>Declarations of withdrawal: six years after the end of the year in which they arrived, as commercial law demands of business letters (§ 257 HGB).</li>
<li>Messages from the contact form: 30 days in our system; our mails to you: three years after the end of the year.</li>
<li>Accounts: until you delete them.</li>
</ul>
<h2 id="rights">Your rights</h2>
<p>You may ask for a copy of your data, have them corrected or deleted, have their processing restricted, and receive them in a common format (Art. 15 to 20 GDPR). You may object to processing that rests on our legitimate interest (Art. 21 GDPR) and take back a consent for the future. Write to the address above; we answer within a month.</p>
<p>You may also complain to an authority, for example to the Hessian Commissioner for Data Protection and Freedom of Information in Wiesbaden.</p>
<h2 id="duty">Must I give my data?</h2>
<p>No. But without the fields marked as required we cannot make a contract with you. No decision about you is made by a program alone.</p>
<p>Last changed on 1 November 2026.</p>
`,
  }),
  de: pageText({
    title: 'Datenschutzerklärung',
    subtitle: 'Was wir über Sie wissen, warum, und wie lange',
    meta_title: 'Datenschutzerklärung | Airport Assist',
    meta_description:
      'Welche personenbezogenen Daten wir für Ihre Buchung am Flughafen Frankfurt oder München verarbeiten, auf welcher Grundlage, wer sie erhält und welche Rechte Sie haben.',
    html: `
<p>Wir verarbeiten personenbezogene Daten, um Sie am Flughafen zu treffen, und für wenig anderes. Wir verfolgen Sie nicht über Seiten hinweg, zeigen keine Werbung und verkaufen nichts weiter.</p>
<h2 id="controller">Verantwortlich</h2>
${controller}
<h2 id="visit">Wenn Sie diese Seite besuchen</h2>
<p>Ihr Browser übermittelt seine Adresse, die Uhrzeit, die aufgerufene Seite und seinen Namen. Die Server bewahren das höchstens 30 Tage in Protokollen auf, um die Seite sicher zu halten und Fehler zu finden. Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Angebot (Art. 6 Abs. 1 Buchst. f DSGVO).</p>
<h2 id="storage">Cookies und Speicher im Browser</h2>
<p>Cookies für Statistik oder Werbung setzen wir nicht und fragen deshalb auch nicht nach einer Einwilligung. Was die Seite zum Funktionieren braucht, ist ohne sie erlaubt (§ 25 Abs. 2 Nr. 2 TDDDG):</p>
<ul>
<li><strong>Cookie der Buchung:</strong> ein Zufallswert, der eine in diesem Browser begonnene Buchung mit diesem Browser verbindet. Er gilt, bis Sie die Buchung abschicken oder sich abmelden, höchstens 30 Tage.</li>
<li><strong>Cookie der Anmeldung:</strong> hält Sie bis zu acht Stunden angemeldet, wenn Sie ein Konto haben und sich anmelden.</li>
<li><strong>Cookie der Zahlung:</strong> die Nummern, unter denen der Kartendienst Ihre Zahlung kennt, damit ein Neuladen sie nicht verliert. Er wird nach kurzer Zeit gelöscht.</li>
<li><strong>Speicher im Browser:</strong> was Sie in das Buchungsformular eingetragen haben, bis Sie bestellen, und die gewählte Sprache.</li>
</ul>
<h2 id="booking">Wenn Sie buchen</h2>
<p>Wir brauchen Flughafen, Datum, Uhrzeit, Flug oder Zug, Treffpunkt und Ziel, die Zahl der Personen und Gepäckstücke, den Namen für das Schild sowie Ihren Namen, Ihre Anschrift und Ihre E-Mail-Adresse. Eine Telefonnummer ist freiwillig, hilft aber am Tag selbst. Wir verwenden die Daten, um den Vertrag mit Ihnen vorzubereiten und zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO).</p>
<p>Schreiben Sie in Ihren Wünschen etwas über Ihre Gesundheit, etwa über eine Behinderung, so verwenden wir es nur, um Ihnen am Tag selbst zu helfen, und nur, weil Sie es uns mitgeteilt haben (Art. 9 Abs. 2 Buchst. a DSGVO).</p>
<h2 id="payment">Wenn Sie zahlen</h2>
<p>Das Kartenformular kommt von unserem Kartendienst, der die Kartendaten als Zahlungsinstitut in eigener Verantwortung verarbeitet. Ihre vollständige Kartennummer sehen wir nie. Wir erhalten die Marke, die letzten vier Ziffern, das Ablaufdatum, den Namen auf der Karte und das Ergebnis der Zahlung und bewahren sie bei Ihrer Buchung auf (Art. 6 Abs. 1 Buchst. b DSGVO).</p>
<h2 id="account">Wenn Sie ein Konto haben</h2>
<p>Wir speichern Ihren Namen, Ihre E-Mail-Adresse und einen aus Ihrem Passwort berechneten Wert, aus dem sich das Passwort nicht lesen lässt. Sie können das Konto jederzeit löschen lassen.</p>
<h2 id="contact">Wenn Sie uns schreiben</h2>
<p>Ihre Nachricht geht an das Büro des gewählten Flughafens und dient dazu, Ihnen zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO). Damit keine Programme schreiben, löst Ihr Browser eine kleine Rechenaufgabe; an Dritte wird dafür nichts über Sie gesendet. Erklären Sie einen Widerruf, so bewahren wir die Erklärung und ihre Empfangsbestätigung als Nachweis auf (Art. 6 Abs. 1 Buchst. c DSGVO).</p>
<h2 id="recipients">Wer Daten erhält</h2>
<ul>
<li>Unsere Begleitungen und Gepäckträger: Name auf dem Schild, Ort, Zeit und was sie brauchen, um Ihnen zu helfen.</li>
<li>Unser Kartendienst, für die Zahlung.</li>
<li>Amazon Web Services EMEA SARL, die für uns in Frankfurt am Main die Server betreibt und unsere E-Mails versendet. Wir haben mit ihr einen Vertrag nach Art. 28 DSGVO.</li>
<li>Unsere Steuerberatung und die Finanzbehörden, für Rechnungen.</li>
</ul>
<p>Planmäßig verlassen die Daten die Europäische Union nicht. Sollte für eine Wartung ein Zugriff aus den USA nötig sein, stützt er sich auf das EU-US Data Privacy Framework und auf Standardvertragsklauseln.</p>
<h2 id="retention">Wie lange wir sie aufbewahren</h2>
<ul>
<li>Eine begonnene, nie bestellte Buchung: 24 Stunden nach der letzten Änderung.</li>
<li>Buchungen: drei Jahre nach dem Ende des Jahres, in dem der Service stattfand; so lange können Ansprüche geltend gemacht werden (§ 195 BGB).</li>
<li>Rechnungen: acht Jahre, wie es das Steuerrecht verlangt (§ 147 AO, § 14b UStG; Art. 6 Abs. 1 Buchst. c DSGVO).</li>
<li>Widerrufserklärungen: sechs Jahre nach dem Ende des Jahres, in dem sie eingegangen sind, wie es das Handelsrecht für Geschäftsbriefe verlangt (§ 257 HGB).</li>
<li>Nachrichten aus dem Kontaktformular: 30 Tage in unserem System; unsere E-Mails an Sie: drei Jahre nach dem Ende des Jahres.</li>
<li>Konten: bis Sie sie löschen lassen.</li>
</ul>
<h2 id="rights">Ihre Rechte</h2>
<p>Sie können Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen, ihre Verarbeitung einschränken lassen und sie in einem gängigen Format erhalten (Art. 15 bis 20 DSGVO). Einer Verarbeitung, die auf unserem berechtigten Interesse beruht, können Sie widersprechen (Art. 21 DSGVO); eine Einwilligung können Sie für die Zukunft zurücknehmen. Schreiben Sie an die oben genannte Adresse; wir antworten innerhalb eines Monats.</p>
<p>Sie können sich auch bei einer Aufsichtsbehörde beschweren, zum Beispiel beim Hessischen Beauftragten für Datenschutz und Informationsfreiheit in Wiesbaden.</p>
<h2 id="duty">Muss ich meine Daten angeben?</h2>
<p>Nein. Ohne die als Pflicht gekennzeichneten Felder können wir aber keinen Vertrag mit Ihnen schließen. Keine Entscheidung über Sie trifft allein ein Programm.</p>
<p>Stand: 1. November 2026.</p>
`,
  }),
});
