import { contentPage, pageText } from '#infra/seed/pages/page.ts';

export const faq = contentPage('faq', {
  en: pageText({
    title: 'Questions and answers',
    subtitle: 'What guests ask us most',
    meta_title: 'Questions about booking, payment and the day itself | Airport Assist',
    meta_description:
      'How to book an assistant or a porter at Frankfurt or Munich Airport, how payment works, what happens when a flight is late, and how to cancel.',
    html: `
<h2 id="booking">Booking</h2>
<h3>How early should I book?</h3>
<p>As early as you know your flight. Bookings for today and for tomorrow morning are possible too; the form then tells you that it is short notice, and our office may call you.</p>
<h3>Do I need an account?</h3>
<p>No. You can book as a guest; the link in your confirmation leads back to your booking. With an account your address is filled in next time, and all your bookings stand on one page.</p>
<h3>Which services are there at which airport?</h3>
<p>Assistants work at Frankfurt and Munich, porters at Frankfurt only. The VIP service is being prepared.</p>
<h3>Can I book an assistant and a porter together?</h3>
<p>Yes, in Frankfurt. Choose both in the first step; they come to you as a team.</p>
<h3>Can I book for somebody else?</h3>
<p>Gladly. Write the traveller’s name on the sign and your own address into the billing details. Please give a telephone number under which one of you can be reached on the day.</p>
<h3>Why do you ask for my flight number?</h3>
<p>With it we see whether your flight is on time and at which gate it arrives, and change our plan with it.</p>
<h2 id="payment">Price and payment</h2>
<h3>What does it cost?</h3>
<p>The summary beside the form shows each part of the price while you choose. All prices are in euro and include value added tax; there are no fees on top.</p>
<h3>Which cards can I use?</h3>
<p>Visa, Mastercard and American Express. Your bank may ask you to confirm the payment in its app.</p>
<h3>When is my card charged?</h3>
<p>When you book, the amount is only reserved. It is charged when our office confirms the booking. If we cannot confirm it, the reservation is released.</p>
<h3>My payment was declined. What now?</h3>
<p>The page tells you the reason your bank gave and lets you try again, also with another card. Everything you entered is kept.</p>
<h3>Where is my invoice?</h3>
<p>It comes by email with the confirmation, and you can download it on the page of your booking.</p>
<h2 id="changes">Changes and cancellation</h2>
<h3>Can I change my booking?</h3>
<p>Write or call us with your booking number. As long as the booking is not confirmed we can change everything; the price is then calculated anew.</p>
<h3>How do I cancel?</h3>
<p>On the page of your booking, up to 24 hours before the service and as long as your card has not been charged. The reserved amount is then released. After that please call us; we will look for a way together.</p>
<h3>Can I withdraw from the contract?</h3>
<p>Whether a right of withdrawal exists is explained in our <a href="/agb">terms</a>. You can declare it on the page <a href="/withdrawal">Withdraw from a contract</a>, without logging in.</p>
<h2 id="day">On the day</h2>
<h3>How do I find my assistant?</h3>
<p>You will not have to search: look for the sign with the name you gave us, at the meeting point in your confirmation. You will also find it in the calendar file that we send.</p>
<h3>My flight is late. Does somebody still wait?</h3>
<p>Yes. We follow your flight and move the meeting with it, at no charge. If you miss a connection or your flight is cancelled, please call the airport’s office.</p>
<h3>What if I cannot find anybody?</h3>
<p>Call us: Frankfurt <a href="tel:+496990009120">+49 69 90009 120</a>, Munich <a href="tel:+498999998240">+49 89 99998 240</a>. The desk answers as long as the airport’s office is open.</p>
<h3>How long does a service last?</h3>
<p>One hour is included. You can book extra hours in advance.</p>
<h3>Do you help with a wheelchair?</h3>
<p>Airlines and airports provide wheelchairs and assistance for passengers with reduced mobility free of charge. Please order it with your airline at least 48 hours before departure. Our assistant gladly comes along.</p>
<h2 id="data">Your data</h2>
<h3>What happens with my data?</h3>
<p>We use it for your booking and for nothing else, and we do not track you. You find the details in our <a href="/privacy">privacy notice</a>.</p>
`,
  }),
  de: pageText({
    title: 'Fragen und Antworten',
    subtitle: 'Was uns Gäste am häufigsten fragen',
    meta_title: 'Fragen zu Buchung, Zahlung und Ablauf | Airport Assist',
    meta_description:
      'So buchen Sie Begleitung oder Gepäckträger am Flughafen Frankfurt oder München, so funktioniert die Zahlung, das gilt bei Verspätung und so stornieren Sie.',
    html: `
<h2 id="booking">Buchung</h2>
<h3>Wie früh soll ich buchen?</h3>
<p>Sobald Sie Ihren Flug kennen. Auch Buchungen für heute und für morgen früh sind möglich; das Formular weist Sie dann darauf hin, dass es kurzfristig ist, und vielleicht ruft unser Büro Sie an.</p>
<h3>Brauche ich ein Konto?</h3>
<p>Nein. Sie können als Gast buchen; der Link in Ihrer Bestätigung führt zu Ihrer Buchung zurück. Mit einem Konto ist Ihre Adresse beim nächsten Mal schon ausgefüllt, und alle Ihre Buchungen stehen auf einer Seite.</p>
<h3>Welchen Service gibt es an welchem Flughafen?</h3>
<p>Begleitung gibt es in Frankfurt und München, Gepäckträger nur in Frankfurt. Der VIP-Service ist in Vorbereitung.</p>
<h3>Kann ich Begleitung und Gepäckträger zusammen buchen?</h3>
<p>Ja, in Frankfurt. Wählen Sie im ersten Schritt beides; Sie werden dann von einem Team abgeholt.</p>
<h3>Kann ich für jemand anderen buchen?</h3>
<p>Gern. Schreiben Sie den Namen der reisenden Person auf das Schild und Ihre eigene Anschrift in die Rechnungsdaten. Bitte nennen Sie eine Telefonnummer, unter der am Tag selbst jemand von Ihnen zu erreichen ist.</p>
<h3>Warum fragen Sie nach meiner Flugnummer?</h3>
<p>Damit sehen wir, ob Ihr Flug pünktlich ist und an welchem Gate er ankommt, und richten unseren Plan danach.</p>
<h2 id="payment">Preis und Zahlung</h2>
<h3>Was kostet es?</h3>
<p>Die Übersicht neben dem Formular zeigt jeden Teil des Preises, während Sie wählen. Alle Preise sind in Euro und enthalten die Umsatzsteuer; weitere Gebühren gibt es nicht.</p>
<h3>Mit welchen Karten kann ich zahlen?</h3>
<p>Mit Visa, Mastercard und American Express. Ihre Bank bittet Sie vielleicht, die Zahlung in ihrer App zu bestätigen.</p>
<h3>Wann wird meine Karte belastet?</h3>
<p>Bei der Buchung wird der Betrag nur reserviert. Belastet wird er, wenn unser Büro die Buchung bestätigt. Können wir sie nicht bestätigen, geben wir die Reservierung wieder frei.</p>
<h3>Meine Zahlung wurde abgelehnt. Was nun?</h3>
<p>Die Seite nennt Ihnen den Grund, den Ihre Bank angibt, und Sie können es noch einmal versuchen, auch mit einer anderen Karte. Ihre Angaben bleiben erhalten.</p>
<h3>Wo finde ich meine Rechnung?</h3>
<p>Sie kommt mit der Bestätigung per E-Mail, und Sie können sie auf der Seite Ihrer Buchung herunterladen.</p>
<h2 id="changes">Ändern und stornieren</h2>
<h3>Kann ich meine Buchung ändern?</h3>
<p>Schreiben Sie uns oder rufen Sie an und nennen Sie Ihre Buchungsnummer. Solange die Buchung nicht bestätigt ist, können wir alles ändern; der Preis wird dann neu berechnet.</p>
<h3>Wie storniere ich?</h3>
<p>Auf der Seite Ihrer Buchung, bis 24 Stunden vor dem Service und solange Ihre Karte nicht belastet ist. Der reservierte Betrag wird dann freigegeben. Danach rufen Sie uns bitte an; wir suchen gemeinsam einen Weg.</p>
<h3>Kann ich den Vertrag widerrufen?</h3>
<p>Ob ein Widerrufsrecht besteht, steht in unseren <a href="/de/agb">AGB</a>. Erklären können Sie den Widerruf auf der Seite <a href="/withdrawal">Vertrag widerrufen</a>, ohne Anmeldung.</p>
<h2 id="day">Am Tag selbst</h2>
<h3>Wie finde ich meine Begleitung?</h3>
<p>Sie müssen nicht suchen: Achten Sie am Treffpunkt aus Ihrer Bestätigung auf das Schild mit dem Namen, den Sie uns genannt haben. Der Treffpunkt steht auch in der Kalenderdatei, die wir Ihnen schicken.</p>
<h3>Mein Flug hat Verspätung. Wartet trotzdem jemand?</h3>
<p>Ja. Wir verfolgen Ihren Flug und verschieben das Treffen mit, ohne Aufpreis. Wenn Sie einen Anschluss verpassen oder Ihr Flug ausfällt, rufen Sie bitte das Büro am Flughafen an.</p>
<h3>Was, wenn ich niemanden finde?</h3>
<p>Rufen Sie uns an: Frankfurt <a href="tel:+496990009120">+49 69 90009 120</a>, München <a href="tel:+498999998240">+49 89 99998 240</a>. Der Schalter ist besetzt, solange das Büro am Flughafen geöffnet hat.</p>
<h3>Wie lange dauert ein Service?</h3>
<p>Eine Stunde ist enthalten. Weitere Stunden können Sie im Voraus dazubuchen.</p>
<h3>Helfen Sie auch mit einem Rollstuhl?</h3>
<p>Rollstühle und Hilfe für Reisende mit eingeschränkter Mobilität stellen Fluggesellschaften und Flughäfen kostenlos. Bitte bestellen Sie sie spätestens 48 Stunden vor dem Abflug bei Ihrer Fluggesellschaft. Unsere Begleitung kommt gern mit.</p>
<h2 id="data">Ihre Daten</h2>
<h3>Was geschieht mit meinen Daten?</h3>
<p>Wir verwenden sie für Ihre Buchung und für nichts anderes, und wir verfolgen Sie nicht. Näheres steht in unserer <a href="/privacy">Datenschutzerklärung</a>.</p>
`,
  }),
});
