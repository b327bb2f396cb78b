/** Parts that several mails to clients have word for word, in the languages that stand beside each other there. */
export const blocks = {
  en: {
    when: `<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, local time at the airport</p>`,
    bookAgain: `<p>Do you still want us to meet you? Booking again takes a few minutes.</p>
<p><a class="button" href="[SITE_LINK]/book/travel-details">Book again</a></p>
<p>Did something not work? Call us, we do it together: <strong>[PHONE]</strong></p>`,
    mistake: `<p><a class="button" href="[BOOKING_LINK]">See your booking</a></p>
<p>Was this a mistake? Call us, and we see what we can do: <strong>[PHONE]</strong></p>
<p>We would be glad to meet you another time.</p>`,
  },
  de: {
    when: `<p>[TRAVEL_TYPE], [AIRPORT]<br>
<strong>[DATE], [TIME]</strong>, Ortszeit am Flughafen</p>`,
    bookAgain: `<p>Sollen wir Sie trotzdem abholen? Eine neue Buchung dauert nur wenige Minuten.</p>
<p><a class="button" href="[SITE_LINK]/book/travel-details">Noch einmal buchen</a></p>
<p>Hat etwas nicht geklappt? Rufen Sie uns an, wir machen es gemeinsam: <strong>[PHONE]</strong></p>`,
    mistake: `<p><a class="button" href="[BOOKING_LINK]">Ihre Buchung ansehen</a></p>
<p>War das ein Versehen? Rufen Sie uns an, wir sehen, was wir tun können: <strong>[PHONE]</strong></p>
<p>Wir freuen uns, wenn wir Sie ein anderes Mal abholen dürfen.</p>`,
  },
} as const;
