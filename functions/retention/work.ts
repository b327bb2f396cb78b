import { auditOfMonth, forgetAudit } from '#functions/platform/data/audit.ts';
import { forgetInvoice, getInvoiceHead, invoicesIn, invoicesOf } from '#functions/platform/data/invoice.ts';
import { changeOrder, getOrder, ordersOn } from '#functions/platform/data/order.ts';
import { firstNameWrites } from '#functions/platform/data/order-name.ts';
import { announcementsOn, getAnnouncement } from '#functions/platform/data/outbox.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import { eraseOrder, mailWrites, saveAll } from '#functions/platform/privacy/erase-order.ts';
import { airportTime } from '#shared/calendar-date.ts';
import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';
import { anonymousOrder, isMailOpen } from '#shared/users/privacy.ts';
import { lastDayOver, type ScheduledKind } from '#shared/users/retention.ts';

/** Something that is taken out as a whole. */
export type Part = { readonly id: string; readonly remove: () => Promise<void> };

type Work = {
  readonly unit: 'day' | 'month';
  readonly partsOf: (unit: string, now: Date) => Promise<Part[]>;
  /** One that was left. */
  readonly partOf: (id: string, now: Date) => Part;
};

/** Orders of a service day: what says who it was, with jobs, payments' holders, history and mails. */
const booking = (id: string, now: Date): Part => ({
  id,
  remove: async () => {
    const order = await getOrder(id, now);
    if (order) await eraseOrder(id, order.user_id, SYSTEM, now);
  },
});

const mail = (id: string, now: Date): Part => ({
  id,
  remove: async () => {
    const stored = await getAnnouncement(id);
    if (stored && isMailOpen(stored)) throw new Error('still to be sent');
    if (stored) await saveAll(await mailWrites([stored], now));
  },
});

/** Of an order whose last document is over, the client's name and address go with it. */
const orderWrites = async (orderId: string | undefined, now: Date): Promise<Write[]> => {
  const order = orderId === undefined ? undefined : await getOrder(orderId, now);
  const over = lastDayOver('invoices', airportTime(now).date);
  const kept = order ? (await invoicesOf(order._id)).filter((one) => one.invoice_date > over) : [];
  const after = order && kept.length === 0 ? anonymousOrder(order, now) : undefined;
  return order && after ? [changeOrder(order, after), ...firstNameWrites(order, after)] : [];
};

const invoice = (id: string, now: Date): Part => ({
  id,
  remove: async () => {
    const head = await getInvoiceHead(id);
    if (!head) return;
    await save(...(await orderWrites(head.order_id, now)));
    await saveAll(await forgetInvoice(head));
  },
});

const audit = (month: string): Part => ({
  id: month,
  remove: async () => saveAll(await forgetAudit(month)),
});

/** How each kind is found and taken out. */
export const WORK: { readonly [kind in ScheduledKind]: Work } = {
  bookings: {
    unit: 'day',
    partsOf: async (day, now) => {
      const orders = await Promise.all(AIRPORTS.map(({ _id }) => ordersOn(_id, day)));
      return orders.flat().map(({ _id }) => booking(_id, now));
    },
    partOf: booking,
  },
  mails: {
    unit: 'day',
    partsOf: async (day, now) =>
      (await announcementsOn(day)).filter(({ erased_at }) => !erased_at).map(({ _id }) => mail(_id, now)),
    partOf: mail,
  },
  invoices: {
    unit: 'month',
    partsOf: async (month, now) => (await invoicesIn(month)).map(({ _id }) => invoice(_id, now)),
    partOf: invoice,
  },
  audit: {
    unit: 'month',
    partsOf: async (month) => ((await auditOfMonth(month)).length > 0 ? [audit(month)] : []),
    partOf: audit,
  },
};
