import { airportTime, type WallClock } from '#shared/calendar-date.ts';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import { DomainError, type FieldErrors, invalidInput } from '#shared/domain-error.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { servicesOf, type TravelDetails } from '#shared/orders/booking.ts';
import { type BookingProblem, bookingErrors } from '#shared/orders/booking-errors.ts';
import { DRAFT_LIFETIME_HOURS, type Order } from '#shared/orders/order.ts';
import { priceOfOrder } from '#shared/orders/order-price.ts';
import { type PersonalInput, personalProblems } from '#shared/orders/personal-rules.ts';
import { offerOf } from '#shared/orders/service-offer.ts';
import { assistantPartOf, porterPartOf } from '#shared/orders/service-parts.ts';
import { type ServiceInput, serviceProblems } from '#shared/orders/service-rules.ts';
import { type TravelInput, travelProblems } from '#shared/orders/travel-rules.ts';
import { type User, WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';

const fieldsOf = (problems: readonly BookingProblem[]): FieldErrors =>
  Object.fromEntries(
    // The first problem of a field is the one to show: `empty` comes before `too_long`.
    problems.toReversed().map(({ field, code }) => [field, { code, message: bookingErrors[code] }]),
  );

const refuse = (problems: readonly BookingProblem[]): void => {
  if (problems.length > 0) throw invalidInput(fieldsOf(problems));
};

const refuseUnlessDraft = (order: Order): void => {
  if (order.status !== 'created' || order.submitted_at) {
    throw new DomainError(
      'refused_transition',
      'This order has been placed already and cannot be changed here.',
    );
  }
};

/** An order begun by a browser, empty; `now` is when. */
export const newDraft = (
  start: { id: string; draftSecretHash: string; language: SiteLanguage; user: User | undefined },
  now: Date,
): Order =>
  touched(
    {
      _id: start.id,
      status: 'created',
      booking_status: 'New',
      agency_id: start.user?.agency_id ?? WEB_CLIENT_AGENCY_ID,
      user_id: start.user?._id,
      reading_language: start.language,
      draft_secret_hash: start.draftSecretHash,
      payment_attempts: 0,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      version: 1,
    },
    now,
  );

/**
 * A draft lives on from its last change. While a checkout is open it has no expiry at all; it has one again when
 * that has ended unpaid.
 */
const touched = (order: Order, now: Date): Order => {
  const isBeingPaid = order.payment_attempts > 0 && order.ttl === undefined;
  const expiry = Math.floor(now.getTime() / 1000) + DRAFT_LIFETIME_HOURS * 3600;
  return { ...order, updated_at: now.toISOString(), ttl: isBeingPaid ? undefined : expiry };
};

/** Another airport or travel type sells other ways; a service that is not chosen any more is not kept. */
const keptParts = (
  order: Order,
  travel: Pick<TravelDetails, 'airport' | 'travelType' | 'selected_service'>,
) => {
  const { airport, travelType, selected_service } = travel;
  const isSame = order.airport === airport && order.travelType === travelType;
  if (isSame && order.selected_service === selected_service) return {};
  const kept = isSame ? servicesOf(selected_service) : [];
  return {
    porter: kept.includes('porter') ? order.porter : undefined,
    assistant: kept.includes('assistant') ? order.assistant : undefined,
    price: undefined,
  };
};

/**
 * Step 1. What it makes void of step 2 is dropped, with the price that was for it.
 * @throws DomainError `invalid_input` naming every wrong field; `refused_transition` once it was placed.
 */
export const withTravel = (order: Order, input: TravelInput, now: Date): Order => {
  refuseUnlessDraft(order);
  refuse(travelProblems(input, airportTime(now)));
  const { airport, travelType, date, selected_service } = input as TravelInput & TravelDetails;
  const time = input.time as { hours: number; minutes: number };
  const travel = { airport, travelType, date, ...time, selected_service };
  return touched({ ...order, ...travel, ...keptParts(order, travel) }, now);
};

/** What a page of step 2 still shows of step 1. */
type ShownTravel = {
  readonly airport?: string | undefined;
  readonly date?: string | null | undefined;
  readonly time?: WallClock | null | undefined;
};

const refuseStalePage = (order: Order, shown: ShownTravel): void => {
  const isStale =
    (shown.airport && order.airport && shown.airport !== codeOfAirport(order.airport)) ||
    (shown.date && shown.date !== order.date) ||
    (shown.time && (shown.time.hours !== order.hours || shown.time.minutes !== order.minutes));
  if (isStale) {
    throw new DomainError('changed_meanwhile', 'The travel details were changed in another window.');
  }
};

/**
 * Step 2, with the price it makes. Date, time and airport come from step 1; a page that still shows others is
 * told so.
 * @throws DomainError `invalid_input`, `refused_transition`, or `changed_meanwhile` for a stale page.
 */
export const withService = (
  order: Order,
  input: ServiceInput & ShownTravel,
  catalogue: Catalogue,
  now: Date,
): Order => {
  refuseUnlessDraft(order);
  const { airport, travelType } = order;
  if (!airport || !travelType) {
    throw invalidInput({ airport: { code: 'airport.empty', message: bookingErrors['airport.empty'] } });
  }
  refuseStalePage(order, input);
  refuse(serviceProblems(input, airport, offerOf(catalogue, airport, travelType)));
  const next: Order = {
    ...order,
    selected_service: input.selected_service,
    porter: porterPartOf(input, catalogue),
    assistant: assistantPartOf(input, catalogue),
    name_sign: input.name_sign?.trim(),
    extra_requests: input.extra_requests?.trim() ?? '',
  };
  return touched({ ...next, price: priceOfOrder(next, catalogue) as Order['price'] }, now);
};

/**
 * Step 3. A logged-in customer's account address is used, whatever the page sends.
 * @throws DomainError `invalid_input`, or `refused_transition` once it was placed.
 */
export const withPersonal = (
  order: Order,
  input: PersonalInput,
  user: User | undefined,
  now: Date,
): Order => {
  refuseUnlessDraft(order);
  const customer = user?.role === 'webclient' ? user : undefined;
  const email = customer?.email ?? input.email;
  refuse(personalProblems({ ...input, email }));
  const text = (value: string | null | undefined): string => value?.trim() ?? '';
  return touched(
    {
      ...order,
      user_id: customer?._id,
      address: {
        name: text(input.name),
        address1: text(input.address1),
        address2: text(input.address2),
        zip: text(input.zip),
        city: text(input.city),
        country: text(input.country),
      },
      email: text(email),
      phone: text(input.phone),
    },
    now,
  );
};
