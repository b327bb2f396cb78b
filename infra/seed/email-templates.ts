import { type EmailTemplate, variablesIn } from '#shared/emails/email-template.ts';

type Text = EmailTemplate['languages']['en'];

const SENDER_EMAIL = 'booking@airport-assist.example';

const SIGNATURE = [
  '<p><strong>Airport Assist</strong><br>Frankfurt Airport, Munich Airport</p>',
  '<p>Airport Assist GmbH, Terminal 1, Halle B, 60547 Frankfurt am Main<br>',
  'Amtsgericht Frankfurt am Main, HRB 999999, USt-IdNr. DE999999995<br>',
  'Geschäftsführung: Andrea Muster</p>',
].join('\n');

const text = (subject: string, message: string): Text => ({
  active: true,
  subject,
  sender: 'Airport Assist',
  sender_email: SENDER_EMAIL,
  message: message.trim(),
});

const template = (_id: string, title: string, languages: EmailTemplate['languages']): EmailTemplate => ({
  _id,
  title,
  category: 'order',
  active: true,
  signature: SIGNATURE,
  variables: variablesIn(`${languages.en.subject} ${languages.en.message}`),
  languages,
});

const orderReceived = template('order_received', 'Order received', {
  en: text(
    'Your order [ORDER_NUMBER]: [AIRPORT], [DATE], [TIME]',
    `
<p>Dear [NAME],</p>
<p>thank you. We have your order <strong>[ORDER_NUMBER]</strong> and will be there.</p>
<h2>When and where</h2>
<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, local time at the airport</p>
<h2>Your service</h2>
[SERVICES]
<p>On the sign: <strong>[NAME_SIGN]</strong></p>
<h2>What it costs</h2>
[PRICE_LINES]
<p><strong>[TOTAL]</strong>, tax included. The sum is reserved on your card, not charged.</p>
<h2>What happens next</h2>
<ol>
<li>We check your booking and your connection. You need to do nothing.</li>
<li>Within one working day we confirm. Only then is your card charged, and the invoice reaches you by email.</li>
<li>On the day, somebody stands at the meeting point with your name on a sign.</li>
</ol>
<p>Late, lost or early? Call the service desk on the day: <strong>[PHONE]</strong></p>
<p>Have a good journey.</p>
`,
  ),
  de: text(
    'Ihre Bestellung [ORDER_NUMBER]: [AIRPORT], [DATE], [TIME]',
    `
<p>Guten Tag [NAME],</p>
<p>vielen Dank. Ihre Bestellung <strong>[ORDER_NUMBER]</strong> ist bei uns, und wir sind für Sie da.</p>
<h2>Wann und wo</h2>
<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, Ortszeit am Flughafen</p>
<h2>Ihr Service</h2>
[SERVICES]
<p>Auf dem Schild: <strong>[NAME_SIGN]</strong></p>
<h2>Was es kostet</h2>
[PRICE_LINES]
<p><strong>[TOTAL]</strong>, Steuer inbegriffen. Der Betrag ist auf Ihrer Karte reserviert, nicht abgebucht.</p>
<h2>Wie es weitergeht</h2>
<ol>
<li>Wir prüfen Ihre Buchung und Ihre Verbindung. Sie müssen nichts tun.</li>
<li>Innerhalb eines Werktags bestätigen wir. Erst dann wird Ihre Karte belastet, und die Rechnung kommt per E-Mail.</li>
<li>Am Tag selbst steht jemand mit Ihrem Namen auf dem Schild am Treffpunkt.</li>
</ol>
<p>Verspätet, verlaufen oder zu früh? Rufen Sie am Tag selbst unseren Serviceschalter an: <strong>[PHONE]</strong></p>
<p>Gute Reise.</p>
`,
  ),
});

const orderConfirmed = template('order_confirmed', 'Order confirmed', {
  en: text(
    'Confirmed: [ORDER_NUMBER], [AIRPORT], [DATE], [TIME]',
    `
<p>Dear [NAME],</p>
<p>everything is arranged. Your booking <strong>[ORDER_NUMBER]</strong> is confirmed, and your card has been charged <strong>[TOTAL]</strong>. The invoice reaches you by email.</p>
<h2>We meet you</h2>
<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, local time at the airport</p>
[SERVICES]
<p>Look for the yellow sign with <strong>[NAME_SIGN]</strong> on it.</p>
<h2>What you paid</h2>
[PRICE_LINES]
<p>We follow your flight, also when it is late. If anything changes on your side, call the service desk: <strong>[PHONE]</strong></p>
<p>See you at the airport.</p>
`,
  ),
  de: text(
    'Bestätigt: [ORDER_NUMBER], [AIRPORT], [DATE], [TIME]',
    `
<p>Guten Tag [NAME],</p>
<p>alles ist vorbereitet. Ihre Buchung <strong>[ORDER_NUMBER]</strong> ist bestätigt, und Ihre Karte wurde mit <strong>[TOTAL]</strong> belastet. Die Rechnung kommt per E-Mail.</p>
<h2>Wir erwarten Sie</h2>
<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, Ortszeit am Flughafen</p>
[SERVICES]
<p>Achten Sie auf das gelbe Schild mit <strong>[NAME_SIGN]</strong>.</p>
<h2>Was Sie bezahlt haben</h2>
[PRICE_LINES]
<p>Wir verfolgen Ihren Flug, auch wenn er sich verspätet. Ändert sich bei Ihnen etwas, rufen Sie unseren Serviceschalter an: <strong>[PHONE]</strong></p>
<p>Bis bald am Flughafen.</p>
`,
  ),
});

const orderWaitingForPayment = template('order_waiting_for_payment', 'Order waiting for the payment', {
  en: text(
    'We are waiting for your bank: [ORDER_NUMBER]',
    `
<p>Dear [NAME],</p>
<p>we have your booking <strong>[ORDER_NUMBER]</strong>. Your bank has not told us yet whether <strong>[TOTAL]</strong> is reserved. That can take a while.</p>
<p>You need to do nothing. Please do not pay again: you will not be charged twice. As soon as the bank has answered, we write to you. If it says no, you can choose another card.</p>
<h2>Your booking</h2>
<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, local time at the airport</p>
[SERVICES]
<p>Is your journey today or tomorrow? Then please call us: <strong>[PHONE]</strong></p>
`,
  ),
  de: text(
    'Wir warten auf Ihre Bank: [ORDER_NUMBER]',
    `
<p>Guten Tag [NAME],</p>
<p>Ihre Buchung <strong>[ORDER_NUMBER]</strong> ist bei uns. Ihre Bank hat uns noch nicht gesagt, ob <strong>[TOTAL]</strong> reserviert sind. Das kann etwas dauern.</p>
<p>Sie müssen nichts tun. Bitte zahlen Sie nicht noch einmal: Sie werden nicht doppelt belastet. Sobald die Bank geantwortet hat, schreiben wir Ihnen. Sagt sie Nein, können Sie eine andere Karte wählen.</p>
<h2>Ihre Buchung</h2>
<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, Ortszeit am Flughafen</p>
[SERVICES]
<p>Reisen Sie heute oder morgen? Dann rufen Sie uns bitte an: <strong>[PHONE]</strong></p>
`,
  ),
});

/** The mails to clients. `[SERVICES]` and `[PRICE_LINES]` stand for tables that code renders. */
export const emailTemplates: readonly EmailTemplate[] = [
  orderReceived,
  orderConfirmed,
  orderWaitingForPayment,
];
