import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getContact } from '#functions/platform/data/contact.ts';
import { getWithdrawal } from '#functions/platform/data/withdrawal.ts';
import type { Addressed } from '#functions/platform/mail/addressed.ts';
import { AIRPORT_TIME_ZONE } from '#shared/calendar-date.ts';
import { textSetting } from '#shared/catalogue/catalogue.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import { escapeHtml, escapeLines } from '#shared/emails/html.ts';
import { inLanguage, localeOf } from '#shared/languages.ts';
import type { MailLanguage } from '#shared/texts/mail-texts.ts';

/** `Friday, 27 November 2026 at 14:35:09 CET`: the airport's clock, with its zone. */
const momentText = (instant: string, language: MailLanguage): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: AIRPORT_TIME_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));

/**
 * What anybody typed, in a mail to an address that anybody typed: a word joiner, which is not seen, keeps mail
 * programs from making a link of it.
 */
const unlinked = (text: string): string => text.replace(/[.:/@](?=\S)/gu, '$&\u2060');

/** A visitor's request, to the airport it is for. @throws Error when it does not exist */
export const contactMail = async ({ about }: Announcement, language: MailLanguage): Promise<Addressed> => {
  const [contact, catalogue] = await Promise.all([getContact(about), readCatalogue()]);
  const airport = catalogue.airports.find(({ code }) => code === contact?.airport);
  if (!contact || !airport) throw new Error(`contact request ${about} does not exist`);
  return {
    to: textSetting(catalogue, airport.code === 'FRA' ? 'contact_email_fra' : 'contact_email_muc'),
    replyTo: contact.email,
    language,
    variables: {
      NAME: escapeHtml(contact.name),
      EMAIL: escapeHtml(contact.email),
      AIRPORT: escapeHtml(`${inLanguage(airport.name, language)} (${airport.code})`),
      LANGUAGE: contact.lang,
      MOMENT: momentText(contact.created_at, language),
      REQUEST: escapeLines(contact.request),
    },
    attachments: [],
  };
};

/**
 * A declaration of withdrawal: its receipt to the client, or the notice to the office.
 * @throws Error when it does not exist
 */
export const withdrawalMail = async (
  { about, template }: Announcement,
  language: MailLanguage,
): Promise<Addressed> => {
  const [withdrawal, catalogue] = await Promise.all([getWithdrawal(about), readCatalogue()]);
  if (!withdrawal) throw new Error(`withdrawal ${about} does not exist`);
  const isReceipt = template === 'withdrawal_receipt';
  const typed = (text: string): string => escapeLines(isReceipt ? unlinked(text) : text);
  return {
    to: isReceipt ? withdrawal.email : textSetting(catalogue, 'withdrawal_email'),
    ...(!isReceipt && { replyTo: withdrawal.email }),
    language,
    variables: {
      NAME: typed(withdrawal.name),
      EMAIL: escapeHtml(withdrawal.email),
      ORDER_NUMBER: typed(withdrawal.order_number),
      REASON: typed(withdrawal.reason || '–'),
      MOMENT: momentText(withdrawal.received_at, language),
      REFERENCE: withdrawal._id,
      ORDER: withdrawal.order ?? '–',
    },
    attachments: [],
  };
};
