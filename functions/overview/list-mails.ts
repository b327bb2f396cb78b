import { getOrders } from '#functions/platform/data/order.ts';
import { announcementsOn } from '#functions/platform/data/outbox.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { askedDays } from '#functions/platform/http/asked-days.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import { addDays } from '#shared/calendar-date.ts';
import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import {
  demandResendable,
  isMailAskedFor,
  mailState,
  orderOfMail,
  recipientsOf,
} from '#shared/emails/mail-log.ts';
import type { MailLogApi } from '#shared/emails/mail-log-api.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

type Log<K extends keyof MailLogApi> = Request<K, MailLogApi[K]>;
type Where = Log<'POST /api/mails/list'>['body']['where'];

const DEFAULT_LIMIT = 50;

const ordersOf = (mails: readonly Announcement[]): Promise<ReadonlyMap<string, Order>> =>
  getOrders([...new Set(mails.map(orderOfMail).filter((id) => id !== undefined))]);

/** Without those about orders of airports that the caller may not see. */
export const mailsInScope = async (
  mails: readonly Announcement[],
  caller: Caller,
): Promise<Announcement[]> => {
  if (airportsInScope(caller.user).length === AIRPORTS.length) return [...mails];
  const orders = await ordersOf(mails);
  return mails.filter((mail) => {
    const id = orderOfMail(mail);
    const order = id === undefined ? undefined : orders.get(id);
    return id === undefined || (order !== undefined && isInScope(order, caller));
  });
};

/** The earliest first. The airport's first day begins on the day before of UTC. */
const find = async (where: Where, caller: Caller): Promise<Announcement[]> => {
  const days = [addDays(where.date_from, -1), ...askedDays(where)];
  const mails = (await Promise.all(days.map(announcementsOn))).flat();
  return mailsInScope(mails.filter(isMailAskedFor(where)), caller);
};

const canResend = (mail: Announcement, order: Order | undefined, now: Date): boolean => {
  try {
    demandResendable(mail, order, now);
    return true;
  } catch {
    return false;
  }
};

const rowOf = (mail: Announcement, order: Order | undefined, now: Date) => {
  const { _id, template, language, created_at, sent_at, attempts, failure, out, letter, resent_at } = mail;
  return {
    ...{ _id, template, language, created_at, sent_at, attempts, resent_at },
    state: mailState(mail),
    // Of a mail that went out in the end, what held it up before does not matter.
    failure: mail.state === 'sent' ? undefined : failure,
    to: recipientsOf(mail),
    subject: out?.subject ?? letter?.subject,
    attachments: out?.attachments ?? [],
    order: order?.airport && { id: order._id, number: orderNumber(order._id, order.airport) },
    can_resend: canResend(mail, order, now),
  };
};

/** The mails of some days, the latest first; only those about orders of airports in the caller's scope. */
export const listMails = async ({ body, caller, now }: Log<'POST /api/mails/list'>) => {
  const { where, order = '-date', offset = 0, limit = DEFAULT_LIMIT } = body;
  const found = await find(where, caller);
  const page = (order === 'date' ? found : found.toReversed()).slice(offset, offset + limit);
  const orders = await ordersOf(page);
  return { rows: page.map((mail) => rowOf(mail, orders.get(orderOfMail(mail) ?? ''), now)) };
};

/** How many mails a filter finds: the same question as the list's. */
export const countMails = async ({ body, caller }: Log<'POST /api/mails/count'>) => ({
  count: (await find(body.where, caller)).length,
});
