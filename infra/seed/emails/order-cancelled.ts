import { blocks } from '#infra/seed/emails/blocks.ts';
import { template, text } from '#infra/seed/emails/template.ts';

export const orderCancelled = template('order_cancelled', 'Order cancelled', 'order', {
  en: text(
    'Cancelled: [ORDER_NUMBER], [AIRPORT], [DATE], [TIME]',
    `
<p>Dear [NAME],</p>
<p>your booking <strong>[ORDER_NUMBER]</strong> is cancelled. Nobody will wait for you at the airport.</p>
<h2>What was booked</h2>
${blocks.en.when}
[SERVICES]
<h2>Your money</h2>
<p>Your card is not charged. We give back the <strong>[TOTAL]</strong> that were reserved on it; until your bank shows it, a few days may pass.</p>
${blocks.en.mistake}
`,
  ),
  de: text(
    'Storniert: [ORDER_NUMBER], [AIRPORT], [DATE], [TIME]',
    `
<p>Guten Tag [NAME],</p>
<p>Ihre Buchung <strong>[ORDER_NUMBER]</strong> ist storniert. Am Flughafen wartet niemand auf Sie.</p>
<h2>Was gebucht war</h2>
${blocks.de.when}
[SERVICES]
<h2>Ihr Geld</h2>
<p>Ihre Karte wird nicht belastet. Die reservierten <strong>[TOTAL]</strong> geben wir wieder frei; bis Ihre Bank das anzeigt, können einige Tage vergehen.</p>
${blocks.de.mistake}
`,
  ),
});
