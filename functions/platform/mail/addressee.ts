import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { getAccount } from '#functions/platform/data/user.ts';
import { environment } from '#functions/platform/environment.ts';
import { bookingLink } from '#functions/platform/links.ts';
import { type Addressed, mailLanguage } from '#functions/platform/mail/addressed.ts';
import type { Attachment } from '#functions/platform/mail/compose-mail.ts';
import { contactMail, withdrawalMail } from '#functions/platform/mail/content-mails.ts';
import { employeeMail } from '#functions/platform/mail/employee-mail.ts';
import { documentOf, invoiceMail, runMail } from '#functions/platform/mail/invoice-mails.ts';
import { mailedPassword } from '#functions/platform/mail/mailed-password.ts';
import { signResetToken } from '#functions/platform/mail/reset-token.ts';
import { paymentLink } from '#functions/platform/payments/payment-link.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import { escapeHtml } from '#shared/emails/html.ts';
import {
  CONTACT_MAILS,
  EMPLOYEE_MAILS,
  INVOICE_MAILS,
  RUN_MAILS,
  USER_MAILS,
  WITHDRAWAL_MAILS,
} from '#shared/emails/mail-names.ts';
import { orderVariables } from '#shared/emails/order-variables.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { bookingCalendar } from '#shared/orders/calendar-file.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import type { MailLanguage } from '#shared/texts/mail-texts.ts';

/** The receipt brings the appointment; the confirmation makes it certain in the client's calendar. */
const WITH_CALENDAR: readonly Announcement['template'][] = ['order_received', 'order_confirmed'];

/** The site in the reader's language, without a slash at the end. */
const siteLink = (language: MailLanguage): string =>
  `${environment.SITE_URL}${language === DEFAULT_LANGUAGE ? '' : `/${language}`}`;

/** What the office ordered for somebody by phone is charged at once; everybody else's sum is held first. */
const linkToPay = (order: Order): Promise<string> =>
  paymentLink(order, order.status === 'active' ? { job: `${order._id}-1`, service: 'sec24' } : undefined);

const clientOf = async ({ about, template, ...mail }: Announcement, now: Date): Promise<Addressed> => {
  const [order, catalogue] = await Promise.all([getOrder(about, now), readCatalogue()]);
  const airport = catalogue.airports.find(({ _id }) => _id === order?.airport);
  if (!order?.email || !airport) throw new Error(`order ${about} has no address or airport`);
  const language = mailLanguage(mail.language);
  const calendar = (): Attachment => ({
    filename: `${orderNumber(order._id, airport._id)}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: bookingCalendar(order, airport, language, now),
  });
  return {
    to: order.email,
    language,
    variables: {
      ...orderVariables(order, airport, language),
      BOOKING_LINK: escapeHtml(await bookingLink(siteLink(language), order._id)),
      SITE_LINK: siteLink(language),
      ...(template === 'payment_link' && { PAYMENT_LINK: escapeHtml(await linkToPay(order)) }),
    },
    attachments: [
      ...(WITH_CALENDAR.includes(template) ? [calendar()] : []),
      ...(mail.invoice_id ? [await documentOf(mail.invoice_id)] : []),
    ],
  };
};

const accountOf = async ({ about, template, ...mail }: Announcement): Promise<Addressed> => {
  const account = await getAccount(about);
  if (!account) throw new Error(`account ${about} does not exist`);
  const language = mailLanguage(mail.language);
  const resetLink = async () =>
    `${siteLink(language)}/reset-password?token=${await signResetToken(account, new Date(mail.asked_at ?? mail.created_at))}`;
  return {
    to: account.email,
    language,
    variables: {
      NAME: escapeHtml(account.name),
      EMAIL: escapeHtml(account.email),
      SITE_LINK: siteLink(language),
      ...(template === 'initial_password' && { PASSWORD: escapeHtml(await mailedPassword(account)) }),
      ...(template === 'password_reset' && { LINK: escapeHtml(await resetLink()) }),
    },
    attachments: [],
  };
};

const isOneOf = (templates: readonly string[], { template }: Announcement): boolean =>
  templates.includes(template);

/** @throws Error when what the mail is about does not exist, or has nobody to write to */
export const addressee = (announcement: Announcement, now: Date): Promise<Addressed> => {
  const language = mailLanguage(announcement.language);
  if (isOneOf(USER_MAILS, announcement)) return accountOf(announcement);
  if (isOneOf(EMPLOYEE_MAILS, announcement)) return employeeMail(announcement, now);
  if (isOneOf(CONTACT_MAILS, announcement)) return contactMail(announcement, language);
  if (isOneOf(WITHDRAWAL_MAILS, announcement)) return withdrawalMail(announcement, language);
  if (isOneOf(INVOICE_MAILS, announcement)) return invoiceMail(announcement);
  if (isOneOf(RUN_MAILS, announcement)) return runMail(announcement);
  return clientOf(announcement, now);
};
