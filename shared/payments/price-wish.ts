import { AIRPORTS, type AirportId, hasPorters } from '#shared/catalogue/airport-ids.ts';
import { type Catalogue, priceListOf, thresholdsOf } from '#shared/catalogue/catalogue.ts';
import type { LocationService } from '#shared/catalogue/location.ts';
import { type FieldErrors, invalidInput } from '#shared/domain-error.ts';
import type { BodyOf } from '#shared/http/contract.ts';
import type { Cents } from '#shared/money.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import { type BookingErrorCode, bookingErrors } from '#shared/orders/booking-errors.ts';
import { calculatePrice, type Price, type Priced } from '#shared/orders/price-calculation.ts';
import { COUNT_MAX } from '#shared/orders/service-rules.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';

/** What a price is asked for; nothing of it is stored. */
export type PriceWish = BodyOf<PaymentsApi['POST /api/payments/calculatePrice']>;

type Found = [field: string, code: BookingErrorCode | false | undefined];

const airportOf = (wish: PriceWish): AirportId =>
  AIRPORTS.find(({ _id, code }) => _id === wish.airport || code === wish.airport)?._id ?? 1;

const isCount = (value: number, least: number): boolean =>
  Number.isInteger(value) && value >= least && value <= COUNT_MAX;

/** The ways that fit: more than one only where the same two places are sold for several travel types. */
const waysOf = (wish: PriceWish, service: LocationService, { routes }: Catalogue) => {
  const from = wish[service]?.meeting_point?.id;
  const to = wish[service]?.destination?.id;
  const fromThere = routes.filter(
    (route) =>
      route.airport === airportOf(wish) &&
      route.service === service &&
      route.from_id === from &&
      (wish.travelType === undefined || route.travelType === wish.travelType),
  );
  return { fromThere, ways: fromThere.filter((route) => route.to_id === to) };
};

const wayProblems = (wish: PriceWish, service: LocationService, catalogue: Catalogue): Found[] => {
  const from = wish[service]?.meeting_point?.id;
  const to = wish[service]?.destination?.id;
  const { fromThere, ways } = waysOf(wish, service, catalogue);
  const isAmbiguous = new Set(ways.map(({ price }) => price)).size > 1;
  return [
    [`${service}.meeting_point`, !from && `${service}.meeting_point.empty`],
    [`${service}.meeting_point`, fromThere.length === 0 && `${service}.meeting_point.unavailable`],
    [`${service}.destination`, !to && `${service}.destination.empty`],
    [`${service}.destination`, ways.length === 0 && `${service}.destination.unavailable`],
    ['travelType', isAmbiguous && 'travelType.empty'],
  ];
};

/** Counts as the rules of step 2 have them; one that is left out counts as its least. */
const countProblems = ({ selected_service, porter, assistant, vip }: PriceWish): Found[] => {
  const services = servicesOf(selected_service);
  const wrong = (value: number | undefined, least: number): boolean => !isCount(value ?? least, least);
  const hasPorter = services.includes('porter');
  const hasAssistant = services.includes('assistant');
  return [
    ['porter.bags', hasPorter && wrong(porter?.bags, 1) && 'porter.bags'],
    ['porter.bulky_luggage', hasPorter && wrong(porter?.bulky_luggage, 0) && 'porter.bulky_luggage'],
    ['porter.extra_hours', hasPorter && wrong(porter?.extra_hours, 0) && 'porter.extra_hours'],
    ['assistant.persons', hasAssistant && wrong(assistant?.persons, 1) && 'assistant.persons'],
    ['assistant.extra_hours', hasAssistant && wrong(assistant?.extra_hours, 0) && 'assistant.extra_hours'],
    [
      'assistant.extra_employee',
      hasAssistant && wrong(assistant?.extra_employee, 0) && 'assistant.extra_employee',
    ],
    ['vip.persons', selected_service === 'vip' && wrong(vip?.persons, 1) && 'assistant.persons'],
  ];
};

const languageOf = (wish: PriceWish, { languages }: Catalogue) =>
  languages.find(({ _id, bookable }) => bookable && _id === wish.assistant?.language);

const problemsOf = (wish: PriceWish, catalogue: Catalogue): FieldErrors => {
  const services = servicesOf(wish.selected_service);
  const isPorterMissing = services.includes('porter') && !hasPorters(airportOf(wish));
  const isLanguageMissing = services.includes('assistant') && !languageOf(wish, catalogue);
  const found: Found[] = isPorterMissing
    ? [['selected_service', 'service.porter_unavailable']]
    : [
        ...services.flatMap((service) => wayProblems(wish, service, catalogue)),
        ['assistant.language', isLanguageMissing && 'assistant.language.empty'],
        ...countProblems(wish),
      ];
  return Object.fromEntries(
    // The first problem of a field is the one to show.
    found
      .toReversed()
      .flatMap(([field, code]) => (code ? [[field, { code, message: bookingErrors[code] }]] : [])),
  );
};

const pricedOf = (wish: PriceWish, catalogue: Catalogue): Priced => {
  const { selected_service, porter, assistant, vip } = wish;
  const wayPrice = (service: LocationService): Cents => waysOf(wish, service, catalogue).ways[0]?.price ?? 0;
  return {
    selected_service,
    porter: {
      location_price: wayPrice('porter'),
      bags: porter?.bags ?? 1,
      bulky_luggage: porter?.bulky_luggage ?? 0,
      extra_hours: porter?.extra_hours ?? 0,
    },
    assistant: {
      location_price: wayPrice('assistant'),
      persons: assistant?.persons ?? 1,
      language_price: languageOf(wish, catalogue)?.price ?? 0,
      extra_hours: assistant?.extra_hours ?? 0,
      extra_employee: assistant?.extra_employee ?? 0,
    },
    vip: { persons: vip?.persons ?? 1 },
  };
};

/**
 * The price of a wish by today's catalogue, gross cents. The travel type is needed only where it makes a
 * difference. Source: public specification, section 9; docs/decisions.md, price calls.
 * @throws DomainError `invalid_input` naming every field that is missing, wrong or not sold.
 */
export const priceOfWish = (wish: PriceWish, catalogue: Catalogue): Price => {
  const problems = problemsOf(wish, catalogue);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return calculatePrice(pricedOf(wish, catalogue), priceListOf(catalogue), thresholdsOf(catalogue));
};
