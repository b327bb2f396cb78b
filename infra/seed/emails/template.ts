import { type EmailTemplate, variablesIn } from '#shared/emails/email-template.ts';

type Text = EmailTemplate['languages']['en'];

/** The mails in a further language, by the template's id; a mail that is not among them goes out in English. */
export type MailTranslations = Readonly<Record<string, Text>>;

const SENDER_EMAIL = 'booking@airport-assist.example';

const SIGNATURE = [
  '<p><strong>Airport Assist</strong><br>Frankfurt Airport, Munich Airport</p>',
  '<p>Airport Assist GmbH, Terminal 1, Halle B, 60547 Frankfurt am Main<br>',
  'Amtsgericht Frankfurt am Main, HRB 999999, USt-IdNr. DE999999995<br>',
  'Geschäftsführung: Andrea Muster</p>',
].join('\n');

/** One language of a mail. Links of the class `button` are drawn as buttons. */
export const text = (subject: string, message: string): Text => ({
  active: true,
  subject,
  sender: 'Airport Assist',
  sender_email: SENDER_EMAIL,
  message: message.trim(),
});

export const template = (
  _id: string,
  title: string,
  category: 'order' | 'job' | 'employee' | 'account' | 'contact' | 'withdrawal' | 'invoice',
  languages: EmailTemplate['languages'],
): EmailTemplate => ({
  _id,
  title,
  category,
  active: true,
  signature: SIGNATURE,
  variables: variablesIn(`${languages.en.subject} ${languages.en.message}`),
  languages,
});
