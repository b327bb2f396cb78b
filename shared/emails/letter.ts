import type * as z from 'zod/mini';
import { type FieldErrors, invalidInput } from '#shared/domain-error.ts';
import type { Letter } from '#shared/emails/announcement.ts';
import type { EmailTemplate } from '#shared/emails/email-template.ts';
import type { FilledMail } from '#shared/emails/fill-template.ts';
import { isOneLine } from '#shared/emails/header-text.ts';
import { escapeLines } from '#shared/emails/html.ts';
import type { letterInput } from '#shared/emails/letter-form.ts';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';

type LetterInput = Omit<z.infer<typeof letterInput>, 'order_id'>;

const SUBJECT_MAX = 200;
const COPIES_MAX = 20;

const ADDRESS = { code: 'address.invalid', message: 'Please fill this field with email address.' };

const copiesIn = (cc: string): string[] =>
  cc
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');

/**
 * A letter that may be sent. Staff may write to any address; without one it goes to the order's.
 * Source: back-office specification, section 5, "Contact-client".
 * @throws DomainError `invalid_input` naming every field that is missing or wrong.
 */
export const checkedLetter = (input: LetterInput, client: string | undefined): Letter => {
  const to = input.to?.trim() || client || '';
  const copies = copiesIn(input.cc ?? '');
  const subject = input.subject?.trim() ?? '';
  const message = input.message?.trim() ?? '';
  const fields: FieldErrors = {
    ...(!isEmail(to) && { to: ADDRESS }),
    ...((!copies.every(isEmail) || copies.length > COPIES_MAX) && { cc: ADDRESS }),
    ...(subject === '' && { subject: { code: 'subject.empty', message: 'Please enter Subject.' } }),
    ...((!isOneLine(subject) || subject.length > SUBJECT_MAX) && {
      subject: { code: 'subject.invalid', message: 'A subject is one line of at most 200 characters.' },
    }),
    ...(message === '' && { message: { code: 'message.empty', message: 'Please enter message.' } }),
  };
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  return { to, cc: [...new Set(copies)], subject, message };
};

const paragraphs = (text: string): string =>
  text
    .split(/(?:\r\n|\r|\n){2,}/)
    .map((part) => `<p>${escapeLines(part)}</p>`)
    .join('\n');

/** What the office wrote, as it goes out: the template gives it sender and signature, nothing of it is markup. */
export const letterMail = (
  template: EmailTemplate,
  language: SiteLanguage,
  { subject, message }: Letter,
): FilledMail => {
  const { sender, sender_email } = template.languages[language] ?? template.languages[DEFAULT_LANGUAGE];
  return { subject, sender, sender_email, html: `${paragraphs(message)}\n${template.signature}` };
};
