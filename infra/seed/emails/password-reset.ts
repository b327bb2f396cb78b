import { template, text } from '#infra/seed/emails/template.ts';

export const passwordReset = template('password_reset', 'Choose a new password', 'account', {
  en: text(
    'Choose a new password',
    `
<p>Dear [NAME],</p>
<p>a new password was asked for, for your account at Airport Assist. With this link you choose it yourself:</p>
<p><a class="button" href="[LINK]">Choose a new password</a></p>
<p>The link works once, and for one hour. When the new password is set, you are logged out everywhere and log in with it.</p>
<p>You did not ask for this? Then you need to do nothing: your password stays as it is, and nobody sees it.</p>
`,
  ),
  de: text(
    'Neues Passwort wählen',
    `
<p>Guten Tag [NAME],</p>
<p>für Ihr Konto bei Airport Assist wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie es selbst:</p>
<p><a class="button" href="[LINK]">Neues Passwort wählen</a></p>
<p>Der Link gilt einmal und eine Stunde lang. Ist das neue Passwort gesetzt, sind Sie überall abgemeldet und melden sich damit neu an.</p>
<p>Sie haben das nicht angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist, und niemand sieht es.</p>
`,
  ),
});
