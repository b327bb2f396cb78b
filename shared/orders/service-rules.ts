import { type AirportId, hasPorters } from '#shared/catalogue/airport-ids.ts';
import type { LocationService } from '#shared/catalogue/location.ts';
import { type SelectedService, servicesOf } from '#shared/orders/booking.ts';
import type { BookingErrorCode, BookingProblem } from '#shared/orders/booking-errors.ts';

/** A stop as it may come from a screen or a program. */
export type StopInput = {
  readonly id?: string | null | undefined;
  readonly flight_nr?: string | null | undefined;
  readonly train_nr?: string | null | undefined;
  readonly train_cart?: string | null | undefined;
  readonly train_seat?: string | null | undefined;
};

type PorterInput = {
  readonly bags?: number | undefined;
  readonly bulky_luggage?: number | undefined;
  readonly extra_hours?: number | undefined;
};

type AssistantInput = {
  readonly persons?: number | undefined;
  readonly language?: number | null | undefined;
  readonly extra_hours?: number | undefined;
  readonly extra_employee?: number | undefined;
};

/** Step 2 as it may come from a screen or a program; the names are those of the call's payload. */
export type ServiceInput = {
  readonly selected_service: SelectedService;
  readonly porter?: PorterInput | null | undefined;
  readonly assistant?: AssistantInput | null | undefined;
  readonly porter_meeting?: StopInput | null | undefined;
  readonly porter_destination?: StopInput | null | undefined;
  readonly assistant_meeting?: StopInput | null | undefined;
  readonly assistant_destination?: StopInput | null | undefined;
  readonly name_sign?: string | null | undefined;
  readonly extra_requests?: string | null | undefined;
};

/** What a place asks of a traveller who names it. */
export type PlaceAsks = { readonly ask_flight: boolean; readonly ask_train: boolean };

/** What of the catalogue the rules of step 2 need; the screen and the server each bring their own. */
export type ServiceOffer = {
  meetingPoint(service: LocationService, from: string): PlaceAsks | undefined;
  /** Undefined when the way from there to here is not sold. */
  destination(service: LocationService, from: string, to: string): PlaceAsks | undefined;
  isLanguage(id: number): boolean;
};

export const FLIGHT_NR_MAX = 6;
export const TRAIN_NR_MAX = 8;
export const CART_MAX = 4;
export const SEAT_MAX = 4;
export const NAME_SIGN_MAX = 60;
export const EXTRA_REQUESTS_MAX = 1000;
/** Nobody books more of anything by card; it keeps sums within reason. */
export const COUNT_MAX = 99;

/** Flight numbers are kept without spaces, in capitals: `lh 1865` is `LH1865`. */
export const normalizeFlightNumber = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

const textOf = (text: string | null | undefined): string => text?.trim() ?? '';

const isCount = (value: unknown, least: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= COUNT_MAX;

type Found = [field: string, code: BookingErrorCode | false | undefined];

const stopDetailProblems = (
  field: string,
  service: LocationService,
  stop: StopInput,
  asks: PlaceAsks,
): Found[] => {
  const flight = normalizeFlightNumber(textOf(stop.flight_nr));
  const train = textOf(stop.train_nr);
  return [
    [`${field}.flight_nr`, asks.ask_flight && flight === '' && `${service}.flight.empty`],
    [`${field}.flight_nr`, flight.length > FLIGHT_NR_MAX && `${service}.flight.too_long`],
    [`${field}.train_nr`, asks.ask_train && train === '' && `${service}.train.empty`],
    [`${field}.train_nr`, train.length > TRAIN_NR_MAX && `${service}.train.too_long`],
    [`${field}.train_cart`, textOf(stop.train_cart).length > CART_MAX && `${service}.cart.too_long`],
    [`${field}.train_seat`, textOf(stop.train_seat).length > SEAT_MAX && `${service}.seat.too_long`],
  ];
};

const stopProblems = (input: ServiceInput, service: LocationService, offer: ServiceOffer): Found[] => {
  const meeting = input[`${service}_meeting`] ?? {};
  const destination = input[`${service}_destination`] ?? {};
  const meetingAsks = meeting.id ? offer.meetingPoint(service, meeting.id) : undefined;
  const destinationAsks =
    meeting.id && destination.id ? offer.destination(service, meeting.id, destination.id) : undefined;
  return [
    [`${service}_meeting`, !meeting.id && `${service}.meeting_point.empty`],
    [`${service}_meeting`, !!meeting.id && !meetingAsks && `${service}.meeting_point.unavailable`],
    ...(meetingAsks ? stopDetailProblems(`${service}_meeting`, service, meeting, meetingAsks) : []),
    [`${service}_destination`, !destination.id && `${service}.destination.empty`],
    [
      `${service}_destination`,
      !!destination.id && !!meetingAsks && !destinationAsks && `${service}.destination.unavailable`,
    ],
    ...(destinationAsks
      ? stopDetailProblems(`${service}_destination`, service, destination, destinationAsks)
      : []),
  ];
};

const assistantProblems = (input: ServiceInput, offer: ServiceOffer): Found[] => {
  const part = input.assistant ?? {};
  const { language } = part;
  return [
    ...stopProblems(input, 'assistant', offer),
    ['assistant.persons', !isCount(part.persons, 1) && 'assistant.persons'],
    [
      'assistant.language',
      (typeof language !== 'number' || !offer.isLanguage(language)) && 'assistant.language.empty',
    ],
    ['assistant.extra_hours', !isCount(part.extra_hours, 0) && 'assistant.extra_hours'],
    ['assistant.extra_employee', !isCount(part.extra_employee, 0) && 'assistant.extra_employee'],
  ];
};

const porterProblems = (input: ServiceInput, offer: ServiceOffer): Found[] => {
  const part = input.porter ?? {};
  return [
    ...stopProblems(input, 'porter', offer),
    ['porter.bags', !isCount(part.bags, 1) && 'porter.bags'],
    ['porter.bulky_luggage', !isCount(part.bulky_luggage, 0) && 'porter.bulky_luggage'],
    ['porter.extra_hours', !isCount(part.extra_hours, 0) && 'porter.extra_hours'],
  ];
};

/**
 * Everything wrong with step 2, in the order of the screen; empty when it may be saved.
 * Source: public specification, section 5, "Service details".
 */
export const serviceProblems = (
  input: ServiceInput,
  airport: AirportId,
  offer: ServiceOffer,
): BookingProblem[] => {
  const services = servicesOf(input.selected_service);
  const sign = textOf(input.name_sign);
  const found: Found[] = [
    ['selected_service', input.selected_service === 'vip' && 'service.vip_unavailable'],
    ['selected_service', services.includes('porter') && !hasPorters(airport) && 'service.porter_unavailable'],
    ...(services.includes('assistant') ? assistantProblems(input, offer) : []),
    ...(services.includes('porter') ? porterProblems(input, offer) : []),
    ['name_sign', sign === '' && 'name_sign.empty'],
    ['name_sign', sign.length > NAME_SIGN_MAX && 'name_sign.too_long'],
    ['extra_requests', textOf(input.extra_requests).length > EXTRA_REQUESTS_MAX && 'extra_requests.too_long'],
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
};
