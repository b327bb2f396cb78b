import { blocks } from '#infra/seed/emails/blocks.ts';
import { template, text } from '#infra/seed/emails/template.ts';

export const holdReleased = template('hold_released', 'Hold on the card released', 'order', {
  en: text(
    'Not completed: your booking [ORDER_NUMBER]',
    `
<p>Dear [NAME],</p>
<p>you were almost there: your card was accepted, but the booking <strong>[ORDER_NUMBER]</strong> was never placed. So nothing is booked.</p>
<p>We have given back the <strong>[TOTAL]</strong> that were reserved on your card. You are not charged; until your bank shows it, a few days may pass.</p>
<h2>What you had chosen</h2>
${blocks.en.when}
[SERVICES]
${blocks.en.bookAgain}
`,
  ),
  de: text(
    'Nicht abgeschlossen: Ihre Buchung [ORDER_NUMBER]',
    `
<p>Guten Tag [NAME],</p>
<p>es fehlte nur ein Schritt: Ihre Karte wurde angenommen, aber die Buchung <strong>[ORDER_NUMBER]</strong> wurde nicht abgeschickt. Es ist also nichts gebucht.</p>
<p>Die auf Ihrer Karte reservierten <strong>[TOTAL]</strong> haben wir wieder freigegeben. Es wird nichts abgebucht; bis Ihre Bank das anzeigt, können einige Tage vergehen.</p>
<h2>Was Sie ausgesucht hatten</h2>
${blocks.de.when}
[SERVICES]
${blocks.de.bookAgain}
`,
  ),
});
