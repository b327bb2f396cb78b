import { airportTime, type CalendarDate } from '#shared/calendar-date.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import {
  EMPLOYEE_MAILS,
  JOB_MAILS,
  type MailState,
  type MailTemplate,
  ORDER_MAILS,
} from '#shared/emails/mail-names.ts';
import type { Order } from '#shared/orders/order.ts';
import { refused } from '#shared/refused.ts';

/** What is asked for; what is absent stands for all. Days at the airports, both included. */
export type MailQuestion = {
  readonly date_from: CalendarDate;
  readonly date_to: CalendarDate;
  readonly state?: MailState | undefined;
  readonly template?: MailTemplate | undefined;
  readonly to?: string | undefined;
};

/** Where a mail stands, as the office reads it: waiting, or being sent, is one. */
export const mailState = ({ state }: Pick<Announcement, 'state'>): MailState =>
  state === 'pending' || state === 'sending' ? 'queued' : state;

/** Whom it went to, or will, as far as that is known before it is composed. */
export const recipientsOf = ({ out, letter }: Pick<Announcement, 'out' | 'letter'>): string[] =>
  out?.to ?? (letter ? [letter.to, ...letter.cc] : []);

/** What several employees are told by one change is promised as one and goes out one by one: only those are mails. */
export const isOneMail = ({ news = [] }: Pick<Announcement, 'news'>): boolean => news.length <= 1;

/** Whether a mail is one of those that are asked for. */
export const isMailAskedFor =
  ({ date_from, date_to, state, template, to }: MailQuestion) =>
  (mail: Announcement): boolean => {
    const { date } = airportTime(new Date(mail.created_at));
    const prefix = to?.trim().toLowerCase() ?? '';
    return (
      isOneMail(mail) &&
      date >= date_from &&
      date <= date_to &&
      (state === undefined || mailState(mail) === state) &&
      (template === undefined || mail.template === template) &&
      (prefix === '' || recipientsOf(mail).some((address) => address.toLowerCase().startsWith(prefix)))
    );
  };

const OF_ORDERS: readonly string[] = [...ORDER_MAILS, ...JOB_MAILS, ...EMPLOYEE_MAILS];

/** The id of the order that a mail belongs to, if any. */
export const orderOfMail = ({
  template,
  about,
}: Pick<Announcement, 'template' | 'about'>): string | undefined =>
  OF_ORDERS.includes(template) ? about.split('#')[0] : undefined;

/** A link to choose a new password works for an hour from when it was asked for. */
export const RESET_LINK_SECONDS = 3600;

const isLinkOver = (mail: Announcement, order: Order | undefined, now: Date): boolean => {
  if (mail.template === 'password_reset') {
    return Date.parse(mail.asked_at ?? mail.created_at) + RESET_LINK_SECONDS * 1000 <= now.getTime();
  }
  if (mail.template !== 'payment_link') return false;
  // The office gives up what is not paid in time: it is cancelled then.
  return !order || order.status === 'cancelled' || order.payment_status === 'done';
};

/**
 * Refuses to send a mail again that still waits to be sent, was erased, or whose link leads nowhere any more.
 * @param order that it belongs to
 */
export const demandResendable = (mail: Announcement, order: Order | undefined, now: Date): void => {
  if (mail.erased_at) throw refused('mail.erased');
  if (mailState(mail) === 'queued') throw refused('mail.queued');
  if (isLinkOver(mail, order, now)) throw refused('mail.link_over');
};
