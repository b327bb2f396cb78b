import { blocks } from '#infra/seed/emails/blocks.ts';
import { template, text } from '#infra/seed/emails/template.ts';

export const orderRefunded = template('order_refunded', 'Order refunded', 'order', {
  en: text(
    'Refunded: [ORDER_NUMBER], [AIRPORT], [DATE], [TIME]',
    `
<p>Dear [NAME],</p>
<p>your booking <strong>[ORDER_NUMBER]</strong> is cancelled, and your money is on its way back to the card you paid with. Until your bank shows it, a few days may pass. The credit note is attached.</p>
<h2>What was booked</h2>
${blocks.en.when}
[SERVICES]
<h2>What you had paid</h2>
[PRICE_LINES]
<p>Total: <strong>[TOTAL]</strong>, tax included</p>
${blocks.en.mistake}
`,
  ),
  de: text(
    'Erstattet: [ORDER_NUMBER], [AIRPORT], [DATE], [TIME]',
    `
<p>Guten Tag [NAME],</p>
<p>Ihre Buchung <strong>[ORDER_NUMBER]</strong> ist storniert, und Ihr Geld ist auf dem Weg zurück auf die Karte, mit der Sie bezahlt haben. Bis Ihre Bank das anzeigt, können einige Tage vergehen. Die Rechnungskorrektur liegt bei.</p>
<h2>Was gebucht war</h2>
${blocks.de.when}
[SERVICES]
<h2>Was Sie bezahlt hatten</h2>
[PRICE_LINES]
<p>Gesamt: <strong>[TOTAL]</strong>, Steuer inbegriffen</p>
${blocks.de.mistake}
`,
  ),
});
