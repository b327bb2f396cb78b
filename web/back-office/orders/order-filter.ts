import { type AirportId, isAirportId } from '#shared/catalogue/airport-ids.ts';
import { TRAVEL_TYPES, type TravelType } from '#shared/catalogue/travel-types.ts';
import { ORDER_STATUSES, type OrderStatus } from '#shared/orders/order-status.ts';
import { type DayRange, isSameRange, rangeProblem } from '#web/back-office/components/day-pager/day-range.ts';

/** What the orders screen shows; an empty list of travel types or statuses stands for all of them. */
export type OrderFilter = {
  readonly range: DayRange;
  readonly airport: AirportId | 'both';
  readonly travelTypes: readonly TravelType[];
  readonly statuses: readonly OrderStatus[];
  /** An order's number, a client's name or address. */
  readonly search: string;
  /** Whether orders of agencies show too, which are otherwise seen through their jobs. */
  readonly agencies: boolean;
};

/** As long as the API takes it. */
const MAX_SEARCH = 200;

const knownOf = <T extends string>(text: string | null, known: readonly T[]): T[] => {
  const wanted = text?.split(',') ?? [];
  return known.filter((value) => wanted.includes(value));
};

const rangeFrom = (search: URLSearchParams, preset: DayRange): DayRange => {
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  return rangeProblem(from, to) ? preset : { from, to };
};

const airportFrom = (search: URLSearchParams, preset: OrderFilter['airport']): OrderFilter['airport'] => {
  const text = search.get('airport');
  if (text === 'both') return 'both';
  return isAirportId(Number(text)) ? (Number(text) as AirportId) : preset;
};

/** The filter that an address stands for; what it lacks, or what is no filter, is the preset's. */
export const readFilter = (search: URLSearchParams, preset: OrderFilter): OrderFilter => ({
  range: rangeFrom(search, preset.range),
  airport: airportFrom(search, preset.airport),
  travelTypes: knownOf(search.get('type'), TRAVEL_TYPES),
  statuses: knownOf(search.get('status'), ORDER_STATUSES),
  search: search.get('search')?.slice(0, MAX_SEARCH) ?? '',
  agencies: search.get('agencies') === '1',
});

/** The address of a filter; what is as preset is left out, so that "the next days" stay the next days. */
export const writeFilter = (filter: OrderFilter, preset: OrderFilter): URLSearchParams => {
  const search = new URLSearchParams();
  if (!isSameRange(filter.range, preset.range)) {
    search.set('from', filter.range.from);
    search.set('to', filter.range.to);
  }
  if (filter.airport !== preset.airport) search.set('airport', String(filter.airport));
  if (filter.travelTypes.length > 0) search.set('type', filter.travelTypes.join(','));
  if (filter.statuses.length > 0) search.set('status', filter.statuses.join(','));
  if (filter.search !== '') search.set('search', filter.search);
  if (filter.agencies) search.set('agencies', '1');
  return search;
};
