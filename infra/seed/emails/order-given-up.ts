import { blocks } from '#infra/seed/emails/blocks.ts';
import { template, text } from '#infra/seed/emails/template.ts';

export const orderGivenUp = template('order_given_up', 'Order given up unpaid', 'order', {
  en: text(
    'Not paid: your booking [ORDER_NUMBER] is cancelled',
    `
<p>Dear [NAME],</p>
<p>your booking <strong>[ORDER_NUMBER]</strong> was waiting for its payment for 48 hours. None came, so we have cancelled it. Nobody will wait for you at the airport.</p>
<p>You owe us nothing: <strong>[TOTAL]</strong> were neither charged nor reserved. The link to pay no longer works.</p>
<h2>What you had chosen</h2>
${blocks.en.when}
[SERVICES]
${blocks.en.bookAgain}
`,
  ),
  de: text(
    'Nicht bezahlt: Ihre Buchung [ORDER_NUMBER] ist storniert',
    `
<p>Guten Tag [NAME],</p>
<p>Ihre Buchung <strong>[ORDER_NUMBER]</strong> hat 48 Stunden auf ihre Zahlung gewartet. Es kam keine, deshalb haben wir sie storniert. Am Flughafen wartet niemand auf Sie.</p>
<p>Sie schulden uns nichts: <strong>[TOTAL]</strong> wurden weder abgebucht noch reserviert. Der Link zum Bezahlen gilt nicht mehr.</p>
<h2>Was Sie ausgesucht hatten</h2>
${blocks.de.when}
[SERVICES]
${blocks.de.bookAgain}
`,
  ),
});
