import type { Attachment } from '#functions/platform/mail/compose-mail.ts';
import { type MailLanguage, mailTexts } from '#shared/texts/mail-texts.ts';

/** Whom a mail goes to, in which language, what its template's variables stand for (HTML), what goes with it. */
export type Addressed = {
  readonly to: string;
  /** Who reads an answer; the template's own address when absent. */
  readonly replyTo?: string;
  readonly language: MailLanguage;
  readonly variables: Readonly<Record<string, string>>;
  /** The same in a second language, which stands below. */
  readonly below?: Pick<Addressed, 'language' | 'variables'>;
  readonly attachments: readonly Attachment[];
};

/** The language of a mail for a reader of the site: English where mails have no texts. */
export const mailLanguage = (language: string): MailLanguage =>
  language in mailTexts ? (language as MailLanguage) : 'en';
