import { airportTime } from '#shared/calendar-date.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import { invalidInput } from '#shared/domain-error.ts';
import type { Cents } from '#shared/money.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import { type BookingErrorCode, bookingErrors } from '#shared/orders/booking-errors.ts';
import type { Order } from '#shared/orders/order.ts';
import { priceOfOrder } from '#shared/orders/order-price.ts';
import { offerOf } from '#shared/orders/service-offer.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';
import { travelProblems } from '#shared/orders/travel-rules.ts';

/** What the submitting of an order comes to. */
export type Submission =
  | { readonly result: 'ok'; readonly order: Order }
  /** The bank has not answered: the order is placed as soon as it says yes. */
  | { readonly result: 'waits'; readonly order: Order }
  /** The sum that was authorised is not the price (any more): the customer must pay again. */
  | { readonly result: 'reauthorize'; readonly calculated: number };

const refuse = (field: string, code: BookingErrorCode): never => {
  throw invalidInput({ [field]: { code, message: bookingErrors[code] } });
};

/** Names the first step that an order lacks. */
const refuseIncomplete = ({
  airport,
  travelType,
  selected_service,
  address,
  email,
  ...parts
}: Order): void => {
  if (!airport) refuse('airport', 'airport.empty');
  if (!travelType) refuse('travelType', 'travelType.empty');
  if (selected_service === 'vip') refuse('selected_service', 'service.vip_unavailable');
  const services = selected_service ? servicesOf(selected_service) : [];
  const isDetailed = services.length > 0 && services.every((service) => parts[service]);
  if (!isDetailed) refuse('selected_service', 'service.empty');
  if (!address || !email) refuse('name', 'name.empty');
};

/** Whether a stale page is placing an order for a moment that has passed meanwhile. */
const refuseTooLate = (order: Order, now: Date): void => {
  const { airport, travelType, date, selected_service, hours, minutes } = order;
  const [problem] = travelProblems(
    { airport, travelType, date, selected_service, time: { hours, minutes } },
    airportTime(now),
  );
  if (problem) refuse(problem.field, problem.code);
};

/** Whether a way or a language was taken out of the catalogue since it was chosen. */
const refuseUnsold = (
  { airport, travelType, selected_service, ...parts }: Order,
  catalogue: Catalogue,
): void => {
  if (!airport || !travelType || !selected_service) return;
  const offer = offerOf(catalogue, airport, travelType);
  for (const service of servicesOf(selected_service)) {
    const { meeting_point, destination } = parts[service] ?? {};
    const isSold = offer.destination(service, meeting_point?.id ?? '', destination?.id ?? '') !== undefined;
    if (!isSold) refuse(`${service}_destination`, `${service}.destination.unavailable`);
    if (service === 'assistant' && !offer.isLanguage(parts.assistant?.language ?? 0)) {
      refuse('assistant.language', 'assistant.language.empty');
    }
  }
};

/** Placed, but without a payment yet: the bank has not answered, or has said no. */
export const isWaitingForPayment = (order: Order): boolean =>
  order.status === 'created' && order.submitted_at !== undefined && !order.payment;

/**
 * A paid order as it is handed to the office, whether its page or the bank's late answer brought the news.
 * @throws DomainError `refused_transition`
 */
export const placedOrder = (order: Order, now: Date): Order => ({
  ...order,
  ...transitionOrder(order, 'submit'),
  submitted_at: order.submitted_at ?? now.toISOString(),
  updated_at: now.toISOString(),
  ttl: undefined,
});

/**
 * Submits an order: checks every step again on the server's clock and today's prices, and that exactly the
 * price was authorised, or will be when the bank answers. Submitting it twice is the caller's to notice.
 * @param unanswered the sum, in cents, that a bank is still being asked for, if any
 * @throws DomainError `invalid_input` naming what is missing or has passed; `refused_transition`.
 */
export const submitOrder = (
  order: Order,
  catalogue: Catalogue,
  now: Date,
  unanswered?: Cents,
): Submission => {
  refuseIncomplete(order);
  refuseTooLate(order, now);
  refuseUnsold(order, catalogue);
  const price = priceOfOrder(order, catalogue);
  const sum = order.payment ? order.payment.authorized_amount : unanswered;
  if (!price || sum !== price.total) return { result: 'reauthorize', calculated: price?.total ?? 0 };
  const priced: Order = { ...order, price: { ...price, lines: [...price.lines] } };
  if (order.payment) return { result: 'ok', order: placedOrder(priced, now) };
  const at = now.toISOString();
  return { result: 'waits', order: { ...priced, submitted_at: at, updated_at: at, ttl: undefined } };
};
