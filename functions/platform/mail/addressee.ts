import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { getUser } from '#functions/platform/data/user.ts';
import { bookingLink } from '#functions/platform/links.ts';
import { type Announcement, USER_MAILS } from '#shared/emails/announcement.ts';
import { escapeHtml } from '#shared/emails/html.ts';
import { orderVariables } from '#shared/emails/order-variables.ts';
import { type MailLanguage, mailTexts } from '#shared/texts/mail-texts.ts';

/** Whom a mail goes to, in which language, and what its template's variables stand for (HTML). */
export type Addressee = {
  readonly to: string;
  readonly language: MailLanguage;
  readonly variables: Readonly<Record<string, string>>;
};

const mailLanguage = (language: string): MailLanguage =>
  language in mailTexts ? (language as MailLanguage) : 'en';

const clientOf = async ({ about, language }: Announcement, now: Date): Promise<Addressee> => {
  const [order, catalogue] = await Promise.all([getOrder(about, now), readCatalogue()]);
  const airport = catalogue.airports.find(({ _id }) => _id === order?.airport);
  if (!order?.email || !airport) throw new Error(`order ${about} has no address or airport`);
  const inLanguage = mailLanguage(language);
  return {
    to: order.email,
    language: inLanguage,
    variables: {
      ...orderVariables(order, airport, inLanguage),
      BOOKING_LINK: escapeHtml(await bookingLink(order._id)),
    },
  };
};

const accountOf = async ({ about, language }: Announcement): Promise<Addressee> => {
  const user = await getUser(about);
  if (!user) throw new Error(`user ${about} does not exist`);
  return {
    to: user.email,
    language: mailLanguage(language),
    variables: { NAME: escapeHtml(user.name), EMAIL: escapeHtml(user.email) },
  };
};

/** @throws Error when what the mail is about does not exist, or has nobody to write to */
export const addressee = (announcement: Announcement, now: Date): Promise<Addressee> =>
  (USER_MAILS as readonly string[]).includes(announcement.template)
    ? accountOf(announcement)
    : clientOf(announcement, now);
