import { template, text } from '#infra/seed/emails/template.ts';

export const withdrawalReceipt = template('withdrawal_receipt', 'Withdrawal, receipt', 'withdrawal', {
  en: text(
    'We have received your withdrawal [REFERENCE]',
    `
<p>Dear [NAME],</p>
<p>your declaration of withdrawal reached us on <strong>[MOMENT]</strong>. Please keep this email: it is your receipt.</p>
<h2>What you declared</h2>
<p>I hereby withdraw from the contract named below.</p>
<p>Contract: <strong>[ORDER_NUMBER]</strong><br>
Name: [NAME]<br>
Email for this receipt: [EMAIL]<br>
Reason, if you gave one: [REASON]</p>
<p>Reference: <strong>[REFERENCE]</strong></p>
<h2>What happens now</h2>
<p>We check your booking and write to you within two working days. This email confirms that the declaration has arrived and when; it says nothing yet about whether there was a right to withdraw. If there was, what you paid goes back to the card you paid with, at the latest 14 days after the declaration reached us. An amount that is only reserved is released.</p>
<p>This declaration was not yours? Then please reply to this email at once.</p>
`,
  ),
  de: text(
    'Ihr Widerruf [REFERENCE] ist eingegangen',
    `
<p>Guten Tag [NAME],</p>
<p>Ihre Widerrufserklärung ist am <strong>[MOMENT]</strong> bei uns eingegangen. Bitte bewahren Sie diese E-Mail auf: Sie ist Ihre Eingangsbestätigung.</p>
<h2>Was Sie erklärt haben</h2>
<p>Hiermit widerrufe ich den unten bezeichneten Vertrag.</p>
<p>Vertrag: <strong>[ORDER_NUMBER]</strong><br>
Name: [NAME]<br>
E-Mail-Adresse für diese Bestätigung: [EMAIL]<br>
Grund, falls Sie einen genannt haben: [REASON]</p>
<p>Aktenzeichen: <strong>[REFERENCE]</strong></p>
<h2>Wie es weitergeht</h2>
<p>Wir prüfen Ihre Buchung und schreiben Ihnen innerhalb von zwei Werktagen. Diese E-Mail bestätigt, dass und wann die Erklärung eingegangen ist; ob ein Widerrufsrecht bestand, sagt sie noch nicht. Bestand es, erhalten Sie Ihre Zahlung auf die Karte zurück, mit der Sie bezahlt haben, spätestens 14 Tage nach Eingang der Erklärung. Ein nur reservierter Betrag wird freigegeben.</p>
<p>Diese Erklärung stammt nicht von Ihnen? Dann antworten Sie bitte gleich auf diese E-Mail.</p>
`,
  ),
});
