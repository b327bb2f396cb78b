import { template, text } from '#infra/seed/emails/template.ts';

export const withdrawalNotice = template(
  'withdrawal_notice',
  'Withdrawal, notice to the office',
  'withdrawal',
  {
    en: text(
      'Withdrawal [REFERENCE]: [ORDER_NUMBER], [NAME]',
      `
<p>A client has declared to withdraw from a contract. The declaration counts from <strong>[MOMENT]</strong>; the receipt has gone to the client.</p>
<h2>Declaration</h2>
<p>Contract as named by the client: <strong>[ORDER_NUMBER]</strong><br>
Order found under this number: <strong>[ORDER]</strong><br>
Name: [NAME]<br>
Email: [EMAIL]<br>
Reason: [REASON]<br>
Reference: [REFERENCE]</p>
<h2>To do</h2>
<p>Compare name and email with the order before anything is cancelled. If there was a right to withdraw, the money has to go back within 14 days of the arrival. Your reply to this email goes to the client.</p>
`,
    ),
    de: text(
      'Widerruf [REFERENCE]: [ORDER_NUMBER], [NAME]',
      `
<p>Ein Kunde hat den Widerruf eines Vertrags erklärt. Maßgeblich ist der Eingang: <strong>[MOMENT]</strong>. Die Eingangsbestätigung ist an den Kunden gegangen.</p>
<h2>Erklärung</h2>
<p>Vertrag, wie vom Kunden bezeichnet: <strong>[ORDER_NUMBER]</strong><br>
Unter dieser Nummer gefundene Bestellung: <strong>[ORDER]</strong><br>
Name: [NAME]<br>
E-Mail: [EMAIL]<br>
Grund: [REASON]<br>
Aktenzeichen: [REFERENCE]</p>
<h2>Zu tun</h2>
<p>Bitte Name und E-Mail-Adresse mit der Bestellung vergleichen, bevor etwas storniert wird. Bestand ein Widerrufsrecht, muss das Geld innerhalb von 14 Tagen nach Eingang zurückgezahlt werden. Ihre Antwort auf diese E-Mail geht an den Kunden.</p>
`,
    ),
  },
);
