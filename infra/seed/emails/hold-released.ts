import { template, text } from '#infra/seed/emails/template.ts';

export const holdReleased = template('hold_released', 'Hold on the card released', 'order', {
  en: text(
    'Not completed: your booking [ORDER_NUMBER]',
    `
<p>Dear [NAME],</p>
<p>you were almost there: your card was accepted, but the booking <strong>[ORDER_NUMBER]</strong> was never placed. So nothing is booked.</p>
<p>We have given back the <strong>[TOTAL]</strong> that were reserved on your card. You are not charged; until your bank shows it, a few days may pass.</p>
<h2>What you had chosen</h2>
<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, local time at the airport</p>
[SERVICES]
<p>Do you still want us to meet you? Booking again takes a few minutes.</p>
<p><a class="button" href="[SITE_LINK]/book/travel-details">Book again</a></p>
<p>Did something not work? Call us, we do it together: <strong>[PHONE]</strong></p>
`,
  ),
  de: text(
    'Nicht abgeschlossen: Ihre Buchung [ORDER_NUMBER]',
    `
<p>Guten Tag [NAME],</p>
<p>es fehlte nur ein Schritt: Ihre Karte wurde angenommen, aber die Buchung <strong>[ORDER_NUMBER]</strong> wurde nicht abgeschickt. Es ist also nichts gebucht.</p>
<p>Die auf Ihrer Karte reservierten <strong>[TOTAL]</strong> haben wir wieder freigegeben. Es wird nichts abgebucht; bis Ihre Bank das anzeigt, können einige Tage vergehen.</p>
<h2>Was Sie ausgesucht hatten</h2>
<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, Ortszeit am Flughafen</p>
[SERVICES]
<p>Sollen wir Sie trotzdem abholen? Eine neue Buchung dauert nur wenige Minuten.</p>
<p><a class="button" href="[SITE_LINK]/book/travel-details">Noch einmal buchen</a></p>
<p>Hat etwas nicht geklappt? Rufen Sie uns an, wir machen es gemeinsam: <strong>[PHONE]</strong></p>
`,
  ),
});
