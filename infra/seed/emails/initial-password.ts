import { template, text } from '#infra/seed/emails/template.ts';

export const initialPassword = template('initial_password', 'Your account', 'account', {
  en: text(
    'Your account at Airport Assist',
    `
<p>Dear [NAME],</p>
<p>we have opened an account for you. Log in with your email address <strong>[EMAIL]</strong> and this password:</p>
<p><strong>[PASSWORD]</strong></p>
<p><a class="button" href="[SITE_LINK]/login">Log in</a></p>
<p>At the first login you choose a password of your own; this one then ends.</p>
<p>You do not expect an account? Please reply to this email, and we close it.</p>
`,
  ),
  de: text(
    'Ihr Konto bei Airport Assist',
    `
<p>Guten Tag [NAME],</p>
<p>wir haben ein Konto für Sie eingerichtet. Melden Sie sich mit Ihrer E-Mail-Adresse <strong>[EMAIL]</strong> und diesem Passwort an:</p>
<p><strong>[PASSWORD]</strong></p>
<p><a class="button" href="[SITE_LINK]/login">Anmelden</a></p>
<p>Bei der ersten Anmeldung wählen Sie ein eigenes Passwort; dieses gilt dann nicht mehr.</p>
<p>Sie erwarten kein Konto? Antworten Sie bitte auf diese E-Mail, und wir schließen es.</p>
`,
  ),
});
