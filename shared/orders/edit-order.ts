import { airportTime } from '#shared/calendar-date.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { type BookingProblem, bookingErrors } from '#shared/orders/booking-errors.ts';
import { pricedParts, serviceInputOf, serviceOnly } from '#shared/orders/edited-parts.ts';
import type { Order } from '#shared/orders/order.ts';
import type { OrderEdit } from '#shared/orders/order-edit.ts';
import { ADDRESS_FIELDS, GROUP_FIELDS } from '#shared/orders/order-fields.ts';
import { priceOfOrder } from '#shared/orders/order-price.ts';
import { personalProblems } from '#shared/orders/personal-rules.ts';
import { refuseWhenSealed } from '#shared/orders/seal.ts';
import { offerOf } from '#shared/orders/service-offer.ts';
import { assistantPartOf, porterPartOf } from '#shared/orders/service-parts.ts';
import { serviceProblems } from '#shared/orders/service-rules.ts';
import { travelProblems } from '#shared/orders/travel-rules.ts';
import { refused } from '#shared/refused.ts';

const TEXTS = [
  'name_sign',
  'extra_requests',
  'email',
  'phone',
  'admin_extra_request',
  ...GROUP_FIELDS,
] as const;
const NO_ADDRESS = { name: '', address1: '', address2: '', zip: '', city: '', country: '' };

/** The fields of an address with an order's contact, as both are entered. */
const personalOf = ({ address, email = '', phone = '' }: Order) => ({ ...address, email, phone });

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const travelOf = ({ airport, travelType, date, hours, minutes, selected_service }: Order) => ({
  airport,
  travelType,
  date,
  time: { hours, minutes },
  selected_service,
});

const withTravel = (order: Order, { travelType, date, time, selected_service }: OrderEdit): Order => ({
  ...order,
  ...(travelType && { travelType }),
  ...(date !== undefined && { date }),
  ...(time && { hours: time.hours, minutes: time.minutes }),
  ...(selected_service && { selected_service }),
});

/** Rules are asked about what the edit changes only: what was sold and met its rules then may stand as it is. */
const problemsOf = (order: Order, next: Order, edit: OrderEdit, catalogue: Catalogue, now: Date) => {
  const { airport, travelType } = next;
  const input = serviceInputOf(order, edit);
  const isMoved = !isSame(travelOf(order), travelOf(next));
  const isServed = isMoved || !isSame(serviceOnly(serviceInputOf(order, {})), serviceOnly(input));
  const service: BookingProblem[] =
    airport && travelType ? serviceProblems(input, airport, offerOf(catalogue, airport, travelType)) : [];
  return {
    isServed,
    problems: [
      ...(isMoved ? travelProblems(travelOf(next), airportTime(now)) : []),
      ...service.filter(({ field }) =>
        field === 'name_sign' || field === 'extra_requests' ? field in edit : isServed,
      ),
      ...personalProblems({ ...personalOf(order), ...edit }).filter(({ field }) => field in edit),
    ],
  };
};

/** Orders of the office have these from their jobs. */
const OF_JOBS = [
  'travelType',
  'date',
  'time',
  'selected_service',
  'assistant',
  'porter',
  'assistant_meeting',
  'assistant_destination',
  'porter_meeting',
  'porter_destination',
  'name_sign',
] as const;

const refuseOfJobs = ({ status }: Order, edit: OrderEdit): void => {
  if (status !== 'active' || OF_JOBS.every((field) => edit[field] === undefined)) return;
  throw refused('order.of_jobs');
};

const refuse = (problems: readonly BookingProblem[]): void => {
  if (problems.length === 0) return;
  throw invalidInput(
    Object.fromEntries(
      problems.toReversed().map(({ field, code }) => [field, { code, message: bookingErrors[code] }]),
    ),
  );
};

const trimmed = <K extends keyof OrderEdit>(edit: OrderEdit, names: readonly K[]) =>
  Object.fromEntries(
    names.flatMap((name) => (edit[name] === undefined ? [] : [[name, String(edit[name]).trim()]])),
  );

const withTexts = (order: Order, edit: OrderEdit): Order => {
  const address = trimmed(edit, ADDRESS_FIELDS);
  return {
    ...order,
    ...trimmed(edit, TEXTS),
    reading_language: edit.reading_language ?? order.reading_language,
    ...(Object.keys(address).length > 0 && { address: { ...NO_ADDRESS, ...order.address, ...address } }),
  };
};

const refuseAfterCapture = ({ payment_status }: Order): void => {
  if (payment_status !== 'captured' && payment_status !== 'done') return;
  throw refused('order.charged');
};

const priced = (order: Order, next: Order, catalogue: Catalogue): Order => {
  if (isSame(pricedParts(order), pricedParts(next))) return next;
  refuseAfterCapture(order);
  return { ...next, price: priceOfOrder(next, catalogue) as Order['price'] };
};

/**
 * An order as an edit of the office makes it, priced anew by today's catalogue when something changes that the price
 * depends on. Source: back-office specification, section 4; docs/decisions.md, orders.
 * @throws DomainError `refused_transition` for an order that is sealed or not placed (yet), for what an order of the
 * office has from its jobs, or for one whose card has been
 * charged when the price would change; `invalid_input` naming every field whose new value is wrong.
 */
export const editedOrder = (order: Order, edit: OrderEdit, catalogue: Catalogue, now: Date): Order => {
  refuseWhenSealed(order);
  if (order.status === 'created') {
    throw refused('order.not_paid');
  }
  refuseOfJobs(order, edit);
  const moved = withTravel(order, edit);
  const { isServed, problems } = problemsOf(order, moved, edit, catalogue, now);
  refuse(problems);
  const input = serviceInputOf(order, edit);
  const served = isServed
    ? { ...moved, assistant: assistantPartOf(input, catalogue), porter: porterPartOf(input, catalogue) }
    : moved;
  return { ...priced(order, withTexts(served, edit), catalogue), updated_at: now.toISOString() };
};
