import { orderAnswer } from '#functions/orders/order-answer.ts';
import { standingOf } from '#functions/orders/standing.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { invoicesOf } from '#functions/platform/data/invoice.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { save } from '#functions/platform/data/write.ts';
import { readDocument } from '#functions/platform/documents/stored-files.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { isSigned } from '#functions/platform/links.ts';
import { cancelling } from '#functions/platform/orders/cancelling.ts';
import { numberSetting, type SetUp } from '#shared/catalogue/catalogue.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { bookingCalendar } from '#shared/orders/calendar-file.ts';
import { type BOOKING_DOCUMENTS, canClientCancel, cancelUntil } from '#shared/orders/client-booking.ts';
import type { Order } from '#shared/orders/order.ts';
import { CLIENT } from '#shared/orders/order-history.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';

type Question<K extends keyof OrdersApi> = Request<K, OrdersApi[K]>;
type Signed = { readonly order: string; readonly signature: string };

/** A wrong signature and a missing order answer alike: nobody learns which numbers are taken. */
const load = async (params: Signed, now: Date) => {
  const order = (await isSigned('booking', [params.order], params.signature))
    ? await getOrder(params.order, now)
    : undefined;
  const catalogue = await readCatalogue();
  const airport = catalogue.airports.find(({ _id }) => _id === order?.airport);
  if (!order || !airport) throw new DomainError('not_found', 'There is no such booking.');
  return { order, airport, catalogue };
};

const hoursBefore = (catalogue: SetUp): number => numberSetting(catalogue, 'web_client_cancellation_hours');

const issuedOf = async (orderId: string): Promise<InvoiceHead[]> =>
  (await invoicesOf(orderId)).filter(({ file }) => file !== undefined);

const kindOf = (isCreditNote: boolean): (typeof BOOKING_DOCUMENTS)[number] =>
  isCreditNote ? 'credit-note' : 'invoice';

const kindsOf = async (orderId: string) => [
  ...new Set((await issuedOf(orderId)).map(({ credit_note }) => kindOf(credit_note))),
];

const answerOf = async (order: Order, phone: string, catalogue: SetUp, now: Date) => ({
  order: orderAnswer(order),
  ...(await standingOf(order, now)),
  documents: await kindsOf(order._id),
  can_cancel: canClientCancel(order, hoursBefore(catalogue), now),
  cancel_until: cancelUntil(order, hoursBefore(catalogue))?.toISOString(),
  phone,
});

/** The booking's last invoice or credit note, as it was issued. @throws DomainError `not_found` */
export const readBookingDocument = async ({
  params,
  now,
}: Question<'GET /api/orders/booking/{order}/{signature}/documents/{kind}'>) => {
  const { order } = await load(params, now);
  const issued = await issuedOf(order._id);
  const file = issued.findLast(({ credit_note }) => kindOf(credit_note) === params.kind)?.file;
  if (!file) throw new DomainError('not_found', 'There is no such document.');
  return Buffer.from(await readDocument(file)).toString('base64');
};

/** A booking behind its signed link. @throws DomainError `not_found` */
export const readBooking = async ({
  params,
  now,
}: Question<'GET /api/orders/booking/{order}/{signature}'>) => {
  const { order, airport, catalogue } = await load(params, now);
  return answerOf(order, airport.phone, catalogue, now);
};

/**
 * Cancels a booking for its client. The hold on the card stays with the payment and is released by schedule, so
 * that the office can restore the order. Cancelling twice answers the cancelled booking.
 * @throws DomainError `refused_transition` when it is too late, or the card has been charged
 */
export const cancelBooking = async ({
  params,
  now,
}: Question<'POST /api/orders/booking/{order}/{signature}/cancel'>) => {
  const { order, airport, catalogue } = await load(params, now);
  if (order.status === 'cancelled') return answerOf(order, airport.phone, catalogue, now);
  // First what cannot be cancelled at all, then what is too late.
  transitionOrder(order, 'cancel');
  if (!canClientCancel(order, hoursBefore(catalogue), now)) {
    throw new DomainError(
      'refused_transition',
      `It is too late to cancel here. Please call ${airport.phone}.`,
    );
  }
  const { cancelled, writes } = await cancelling(
    order,
    { by: CLIENT, cancelled_by: 'client', mail: true },
    now,
  );
  await save(...writes);
  return answerOf(cancelled, airport.phone, catalogue, now);
};

/** The booking as a calendar file. @throws DomainError `not_found` */
export const readCalendarFile = async ({
  params,
  now,
}: Question<'GET /api/orders/booking/{order}/{signature}/calendar'>) => {
  const { order, airport } = await load(params, now);
  return bookingCalendar(order, airport, order.reading_language, now);
};
