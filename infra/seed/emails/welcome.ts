import { template, text } from '#infra/seed/emails/template.ts';

export const welcome = template('welcome', 'Welcome', 'account', {
  en: text(
    'Welcome to Airport Assist',
    `
<p>Dear [NAME],</p>
<p>welcome. Your account is ready, and you are logged in already. Next time, log in with your email address <strong>[EMAIL]</strong>.</p>
<h2>What it is good for</h2>
<ul>
<li>We keep your billing address, so that your next booking takes a minute.</li>
<li>You see all your bookings in one place.</li>
</ul>
<p><a class="button" href="[SITE_LINK]/book/travel-details">Book a service</a></p>
<p>You did not open this account? Then somebody has mistyped an address: please reply to this email, and we close it.</p>
<p>See you at the airport.</p>
`,
  ),
  de: text(
    'Willkommen bei Airport Assist',
    `
<p>Guten Tag [NAME],</p>
<p>herzlich willkommen. Ihr Konto ist eingerichtet, und Sie sind schon angemeldet. Beim nächsten Mal melden Sie sich mit Ihrer E-Mail-Adresse <strong>[EMAIL]</strong> an.</p>
<h2>Was Sie davon haben</h2>
<ul>
<li>Wir merken uns Ihre Rechnungsadresse: Die nächste Buchung ist in einer Minute erledigt.</li>
<li>Sie sehen alle Ihre Buchungen an einem Ort.</li>
</ul>
<p><a class="button" href="[SITE_LINK]/book/travel-details">Service buchen</a></p>
<p>Sie haben dieses Konto nicht eröffnet? Dann hat sich jemand bei der Adresse vertippt: Antworten Sie bitte auf diese E-Mail, und wir schließen es.</p>
<p>Bis bald am Flughafen.</p>
`,
  ),
});
