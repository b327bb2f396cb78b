import { randomUUID } from 'node:crypto';
import { getEmailTemplate } from '#functions/platform/data/email-template.ts';
import { noteInHistory } from '#functions/platform/data/order-history.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import type { EmailTemplate } from '#shared/emails/email-template.ts';
import { fillTemplate } from '#shared/emails/fill-template.ts';
import { checkedLetter } from '#shared/emails/letter.ts';
import { isSiteLanguage, type SiteLanguage } from '#shared/languages.ts';
import type { Order } from '#shared/orders/order.ts';
import type { Actor } from '#shared/orders/order-history.ts';

/** The templates of what the office writes itself. */
type LetterTemplate = 'contact_client' | 'contact_client_job';
type LetterInput = Parameters<typeof checkedLetter>[0];

/** Loaded where it is needed: every other call does without. */
const plainText = async (html: string): Promise<string> => {
  const { convert } = await import('html-to-text');
  return convert(html, { wordwrap: false });
};

const templateOf = async (id: LetterTemplate): Promise<EmailTemplate> => {
  const stored = await getEmailTemplate(id);
  if (!stored) throw new Error(`there is no template ${id}`);
  return stored;
};

/**
 * Promises a mail that the office wrote to the client of an order, and tells of it in the order's history.
 * @throws DomainError `invalid_input` naming every field that is missing or wrong
 */
export const letterWrites = (
  order: Order,
  {
    template,
    input,
    by,
  }: { readonly template: LetterTemplate; readonly input: LetterInput; readonly by: Actor },
  now: Date,
): Write[] => {
  const letter = checkedLetter(input, order.email);
  const note = `${[letter.to, ...letter.cc].join(', ')}: ${letter.subject}`;
  return [
    noteInHistory(order, { by, action: 'contact', note }, now),
    announceToClient(order, { template, of: `${order._id}#${randomUUID()}`, letter }, now),
  ];
};

/** A template in each of its languages, as plain text. */
export const letterTemplateRows = async (id: LetterTemplate) => {
  const rows = Object.entries((await templateOf(id)).languages).map(async ([language, text]) => ({
    language: isSiteLanguage(language) ? language : ('en' as const),
    subject: text?.subject ?? '',
    message: await plainText(text?.message ?? ''),
  }));
  return { rows: await Promise.all(rows) };
};

/** A mail as it is proposed: a template in a language with its variables (HTML, escaped) filled in, as plain text. */
export const proposedLetter = async (
  id: LetterTemplate,
  language: SiteLanguage,
  variables: Readonly<Record<string, string>>,
) => {
  const { subject, html } = fillTemplate({ ...(await templateOf(id)), signature: '' }, language, variables);
  return { language, subject, message: await plainText(html) };
};
