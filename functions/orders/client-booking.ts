import { orderAnswer } from '#functions/orders/order-answer.ts';
import { standingOf } from '#functions/orders/standing.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { changeJob, jobsOfOrder } from '#functions/platform/data/job.ts';
import { changeOrder, getOrder } from '#functions/platform/data/order.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { changeAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { isSigned } from '#functions/platform/links.ts';
import { type Catalogue, numberSetting } from '#shared/catalogue/catalogue.ts';
import { DomainError } from '#shared/domain-error.ts';
import { bookingCalendar } from '#shared/orders/calendar-file.ts';
import { canClientCancel, cancelUntil } from '#shared/orders/client-booking.ts';
import type { Order } from '#shared/orders/order.ts';
import { transitionOrder } from '#shared/orders/order-status.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

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

const hoursBefore = (catalogue: Catalogue): number =>
  numberSetting(catalogue, 'web_client_cancellation_hours');

const answerOf = async (order: Order, phone: string, catalogue: Catalogue, now: Date) => ({
  order: orderAnswer(order),
  ...(await standingOf(order, now)),
  can_cancel: canClientCancel(order, hoursBefore(catalogue), now),
  cancel_until: cancelUntil(order, hoursBefore(catalogue))?.toISOString(),
  phone,
});

/** A booking behind its signed link. @throws DomainError `not_found` */
export const readBooking = async ({
  params,
  now,
}: Question<'GET /api/orders/booking/{order}/{signature}'>) => {
  const { order, airport, catalogue } = await load(params, now);
  return answerOf(order, airport.phone, catalogue, now);
};

/**
 * The order's hold, on which nobody is working.
 * @throws DomainError `payment_unknown` while the office is charging the card
 */
const restingPayment = async (order: Order): Promise<PaymentAttempt | undefined> => {
  const attempt = order.payment && (await getAttempt(order._id, order.payment.attempt));
  if (attempt && attempt.state !== 'authorized') {
    throw new DomainError(
      'payment_unknown',
      'Your booking is being confirmed right now. Please look again in a minute.',
    );
  }
  return attempt;
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
  const to = transitionOrder(order, 'cancel');
  if (!canClientCancel(order, hoursBefore(catalogue), now)) {
    throw new DomainError(
      'refused_transition',
      `It is too late to cancel here. Please call ${airport.phone}.`,
    );
  }
  const attempt = await restingPayment(order);
  const cancelled: Order = { ...order, ...to, updated_at: now.toISOString() };
  const mail = {
    _id: `order_cancelled#${order._id}#${order.version}`,
    template: 'order_cancelled' as const,
    about: order._id,
    language: order.reading_language,
  };
  const jobs = await jobsOfOrder(order._id);
  await save(
    changeOrder(order, cancelled),
    // Raises its version: a capture that begins at this moment loses, or this does.
    ...(attempt ? [changeAttempt(attempt, attempt)] : []),
    ...jobs.map((job) => changeJob(job, { ...job, status: 'cancelled' })),
    announce(mail, now),
  );
  return answerOf({ ...cancelled, version: order.version + 1 }, airport.phone, catalogue, now);
};

/** The booking as a calendar file. @throws DomainError `not_found` */
export const readCalendarFile = async ({
  params,
  now,
}: Question<'GET /api/orders/booking/{order}/{signature}/calendar'>) => {
  const { order, airport } = await load(params, now);
  return bookingCalendar(order, airport, order.reading_language, now);
};
