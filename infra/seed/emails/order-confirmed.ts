import { blocks } from '#infra/seed/emails/blocks.ts';
import { template, text } from '#infra/seed/emails/template.ts';

export const orderConfirmed = template('order_confirmed', 'Order confirmed', 'order', {
  en: text(
    'Confirmed: [ORDER_NUMBER], [AIRPORT], [DATE], [TIME]',
    `
<p>Dear [NAME],</p>
<p>everything is arranged. Your booking <strong>[ORDER_NUMBER]</strong> is confirmed, and your card has been charged <strong>[TOTAL]</strong>. Your invoice is attached.</p>
<h2>We meet you</h2>
${blocks.en.when}
[SERVICES]
<p>Look for the yellow sign with <strong>[NAME_SIGN]</strong> on it.</p>
<p><a class="button" href="[BOOKING_LINK]">See your booking</a></p>
<p>The appointment for your calendar is attached.</p>
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
<p>alles ist vorbereitet. Ihre Buchung <strong>[ORDER_NUMBER]</strong> ist bestätigt, und Ihre Karte wurde mit <strong>[TOTAL]</strong> belastet. Ihre Rechnung liegt bei.</p>
<h2>Wir erwarten Sie</h2>
${blocks.de.when}
[SERVICES]
<p>Achten Sie auf das gelbe Schild mit <strong>[NAME_SIGN]</strong>.</p>
<p><a class="button" href="[BOOKING_LINK]">Ihre Buchung ansehen</a></p>
<p>Der Termin für Ihren Kalender liegt bei.</p>
<h2>Was Sie bezahlt haben</h2>
[PRICE_LINES]
<p>Wir verfolgen Ihren Flug, auch wenn er sich verspätet. Ändert sich bei Ihnen etwas, rufen Sie unseren Serviceschalter an: <strong>[PHONE]</strong></p>
<p>Bis bald am Flughafen.</p>
`,
  ),
});
