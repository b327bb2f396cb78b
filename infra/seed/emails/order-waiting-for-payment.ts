import { blocks } from '#infra/seed/emails/blocks.ts';
import { template, text } from '#infra/seed/emails/template.ts';

export const orderWaitingForPayment = template(
  'order_waiting_for_payment',
  'Order waiting for the payment',
  'order',
  {
    en: text(
      'We are waiting for your bank: [ORDER_NUMBER]',
      `
<p>Dear [NAME],</p>
<p>we have your booking <strong>[ORDER_NUMBER]</strong>. Your bank has not told us yet whether <strong>[TOTAL]</strong> is reserved. That can take a while.</p>
<p>You need to do nothing. Please do not pay again: you will not be charged twice. As soon as the bank has answered, we write to you. If it says no, you can choose another card.</p>
<h2>Your booking</h2>
${blocks.en.when}
[SERVICES]
<p><a class="button" href="[BOOKING_LINK]">See how it stands</a></p>
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
${blocks.de.when}
[SERVICES]
<p><a class="button" href="[BOOKING_LINK]">Ansehen, wie es steht</a></p>
<p>Reisen Sie heute oder morgen? Dann rufen Sie uns bitte an: <strong>[PHONE]</strong></p>
`,
    ),
  },
);
