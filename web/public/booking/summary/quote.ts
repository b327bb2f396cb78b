import type { LocationService } from '#shared/catalogue/location.ts';
import type { PriceList } from '#shared/catalogue/price.ts';
import { THRESHOLD_KEYS, type Thresholds } from '#shared/catalogue/setting.ts';
import { type Cents, eurosToCents } from '#shared/money.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import { calculatePrice, type Price, type Priced } from '#shared/orders/price-calculation.ts';
import type { Languages, Locations, Prices, Settings } from '#web/common/reference-data.ts';
import type { Draft } from '#web/public/booking/draft/draft.ts';
import {
  type Destination,
  destinationOf,
  type MeetingPoint,
  meetingPointOf,
} from '#web/public/booking/places/offer.ts';

/** The reference data that a price needs. */
export type Tariff = {
  readonly prices: PriceList;
  readonly thresholds: Thresholds;
  readonly locations: Locations | undefined;
  readonly languages: Languages | undefined;
};

export type Way = { readonly from: MeetingPoint; readonly to: Destination };

/** What the draft costs so far. */
export type Quote = {
  readonly price: Price;
  /** The chosen ways; absent while a place is missing. */
  readonly ways: { readonly [service in LocationService]?: Way };
  /** Whether every part that has a price is chosen. */
  readonly isComplete: boolean;
};

export const thresholdsFrom = ({ settings }: Settings): Thresholds =>
  Object.fromEntries(THRESHOLD_KEYS.map((key) => [key, Number(settings[key] ?? 0)])) as Thresholds;

export const priceListFrom = (prices: Prices): PriceList =>
  Object.fromEntries(prices.map(({ code, price }) => [code, eurosToCents(price)])) as PriceList;

const wayOf = (draft: Draft, service: LocationService, { locations }: Tariff): Way | undefined => {
  const meeting = draft[`${service}_meeting`].id;
  const from = meetingPointOf(locations, service, meeting);
  const to = destinationOf(locations, service, { from: meeting, to: draft[`${service}_destination`].id });
  return from && to && { from, to };
};

const centsOf = (euros: number | undefined): Cents => (euros === undefined ? 0 : eurosToCents(euros));

const pricedOf = (draft: Draft, ways: Quote['ways'], { languages }: Tariff): Priced => {
  const { porter, assistant } = draft;
  const language = languages?.find(({ _id }) => _id === assistant.language);
  return {
    selected_service: draft.selected_service ?? 'assistant',
    porter: {
      location_price: centsOf(ways.porter?.to.price),
      bags: porter.bags ?? 1,
      bulky_luggage: porter.bulky_luggage ?? 0,
      extra_hours: porter.extra_hours ?? 0,
    },
    assistant: {
      location_price: centsOf(ways.assistant?.to.price),
      persons: assistant.persons ?? 1,
      language_price: centsOf(language?.price),
      extra_hours: assistant.extra_hours ?? 0,
      extra_employee: assistant.extra_employee ?? 0,
    },
  };
};

/** The running price of step 2 and later; undefined while no service is chosen. */
export const quoteOf = (draft: Draft, tariff: Tariff): Quote | undefined => {
  const { selected_service, assistant } = draft;
  if (!selected_service) return undefined;
  const services = servicesOf(selected_service);
  const ways = Object.fromEntries(
    services.flatMap((service) => {
      const way = wayOf(draft, service, tariff);
      return way ? [[service, way]] : [];
    }),
  ) as Quote['ways'];
  const isLanguageChosen = !services.includes('assistant') || assistant.language !== undefined;
  return {
    price: calculatePrice(pricedOf(draft, ways, tariff), tariff.prices, tariff.thresholds),
    ways,
    isComplete: services.every((service) => ways[service]) && isLanguageChosen,
  };
};

/** The least that a service can cost at this airport for this journey; undefined until its ways are known. */
export const leastPriceOf = (service: LocationService, tariff: Tariff): Cents | undefined => {
  const ways = tariff.locations?.[service].flatMap(({ destinations }) => destinations) ?? [];
  if (ways.length === 0) return undefined;
  const way = eurosToCents(Math.min(...ways.map(({ price }) => price)));
  if (service === 'porter') return way + tariff.prices.bag_base;
  const languages = tariff.languages ?? [];
  const language = languages.length > 0 ? Math.min(...languages.map(({ price }) => price)) : 0;
  return way + tariff.prices.person_base + eurosToCents(language);
};
