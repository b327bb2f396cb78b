import { blocks } from '#infra/seed/emails/blocks.ts';
import { template, text } from '#infra/seed/emails/template.ts';

export const paymentLink = template('payment_link', 'Payment link', 'order', {
  en: text(
    'Please pay for your booking [ORDER_NUMBER]',
    `
<p>Dear [NAME],</p>
<p>we have kept your booking <strong>[ORDER_NUMBER]</strong> for you. One thing is missing: its payment of <strong>[TOTAL]</strong>, tax included.</p>
<p><a class="button" href="[PAYMENT_LINK]">Pay by card</a></p>
<p>The link is for this booking only. Please pay soon: we can only send somebody for a booking that is paid.</p>
<h2>Your booking</h2>
${blocks.en.when}
[SERVICES]
<h2>What it costs</h2>
[PRICE_LINES]
<p>Any questions? Call us: <strong>[PHONE]</strong></p>
`,
  ),
  de: text(
    'Bitte bezahlen Sie Ihre Buchung [ORDER_NUMBER]',
    `
<p>Guten Tag [NAME],</p>
<p>Ihre Buchung <strong>[ORDER_NUMBER]</strong> haben wir für Sie vorgemerkt. Eines fehlt noch: die Zahlung von <strong>[TOTAL]</strong>, Steuer inbegriffen.</p>
<p><a class="button" href="[PAYMENT_LINK]">Mit Karte bezahlen</a></p>
<p>Der Link gilt nur für diese Buchung. Bitte bezahlen Sie bald: Wir können nur für bezahlte Buchungen jemanden schicken.</p>
<h2>Ihre Buchung</h2>
${blocks.de.when}
[SERVICES]
<h2>Was es kostet</h2>
[PRICE_LINES]
<p>Haben Sie Fragen? Rufen Sie uns an: <strong>[PHONE]</strong></p>
`,
  ),
});
