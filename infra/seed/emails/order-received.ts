import { blocks } from '#infra/seed/emails/blocks.ts';
import { template, text } from '#infra/seed/emails/template.ts';

export const orderReceived = template('order_received', 'Order received', 'order', {
  en: text(
    'Your order [ORDER_NUMBER]: [AIRPORT], [DATE], [TIME]',
    `
<p>Dear [NAME],</p>
<p>thank you. We have your order <strong>[ORDER_NUMBER]</strong> and will be there.</p>
<h2>When and where</h2>
${blocks.en.when}
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
<p><a class="button" href="[BOOKING_LINK]">See your booking</a></p>
<p>There you always find how your booking stands, and can cancel it in time. The appointment for your calendar is attached.</p>
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
${blocks.de.when}
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
<p><a class="button" href="[BOOKING_LINK]">Ihre Buchung ansehen</a></p>
<p>Dort sehen Sie jederzeit, wie Ihre Buchung steht, und können sie rechtzeitig stornieren. Der Termin für Ihren Kalender liegt bei.</p>
<p>Verspätet, verlaufen oder zu früh? Rufen Sie am Tag selbst unseren Serviceschalter an: <strong>[PHONE]</strong></p>
<p>Gute Reise.</p>
`,
  ),
});
