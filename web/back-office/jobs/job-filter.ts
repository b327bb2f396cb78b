import { type CalendarDate, isCalendarDate } from '#shared/calendar-date.ts';
import { type AirportId, isAirportId } from '#shared/catalogue/airport-ids.ts';
import {
  type DayRange,
  defaultRange,
  rangeProblem,
} from '#web/back-office/components/day-pager/day-range.ts';

const SERVICES = ['assistant', 'porter'] as const;
const STATUSES = ['new', 'active', 'cancelled'] as const;

/** What the jobs screen shows; `all` and an empty text leave nothing out. */
export type JobFilter = {
  /** Empty where it was taken away: then the days of the beginning show, and there is no last day either. */
  readonly from: CalendarDate | '';
  readonly to: CalendarDate | '';
  readonly airport: AirportId | 'both';
  readonly service: (typeof SERVICES)[number] | 'all';
  readonly status: (typeof STATUSES)[number] | 'all';
  /** The id of an employee. */
  readonly employee: string;
  /** The id of an agency. */
  readonly agency: string;
  /** Any part of tour code plus tour number. */
  readonly reference: string;
};

/** As long as the API takes it. */
const MAX_REFERENCE = 200;

const oneOf = <T extends string>(text: string | null, known: readonly T[]): T | undefined =>
  known.find((value) => value === text);

/** The days that are asked for. */
export const rangeOf = ({ from, to }: Pick<JobFilter, 'from' | 'to'>, today: CalendarDate): DayRange =>
  from === '' || to === '' ? defaultRange(today) : { from, to };

/** Days from another first one: the last day stays where it can, else as many follow as show first. */
export const withFrom = (from: string, { to }: Pick<JobFilter, 'to'>): Pick<JobFilter, 'from' | 'to'> => {
  if (!isCalendarDate(from)) return { from: '', to: '' };
  return rangeProblem(from, to) ? defaultRange(from) : { from, to };
};

const daysFrom = (search: URLSearchParams, preset: JobFilter): Pick<JobFilter, 'from' | 'to'> => {
  const from = search.get('from');
  if (from === '') return { from: '', to: '' };
  const to = search.get('to') ?? '';
  return from === null || rangeProblem(from, to) ? { from: preset.from, to: preset.to } : { from, to };
};

const airportFrom = (search: URLSearchParams, preset: JobFilter): JobFilter['airport'] => {
  const text = search.get('airport');
  if (text === 'both') return 'both';
  return isAirportId(Number(text)) ? (Number(text) as AirportId) : preset.airport;
};

/** The filters of everybody, as an address says them; those of admins are as preset (specification, section 6). */
export const readOwnFilter = (search: URLSearchParams, preset: JobFilter): JobFilter => ({
  ...preset,
  ...daysFrom(search, preset),
  airport: airportFrom(search, preset),
});

/** The filter that an address stands for; what it lacks, or what is no filter, is the preset's. */
export const readFilter = (search: URLSearchParams, preset: JobFilter): JobFilter => ({
  ...readOwnFilter(search, preset),
  service: oneOf(search.get('service'), [...SERVICES, 'all']) ?? preset.service,
  status: oneOf(search.get('status'), STATUSES) ?? 'all',
  employee: search.get('employee')?.slice(0, 100) ?? '',
  agency: /^\d{1,9}$/.exec(search.get('agency') ?? '')?.[0] ?? '',
  reference: search.get('reference')?.slice(0, MAX_REFERENCE) ?? '',
});

/** The address of a filter; what is as preset is left out, so that "the next days" stay the next days. */
export const writeFilter = (filter: JobFilter, preset: JobFilter): URLSearchParams => {
  const search = new URLSearchParams();
  if (filter.from !== preset.from || filter.to !== preset.to) {
    search.set('from', filter.from);
    if (filter.to !== '') search.set('to', filter.to);
  }
  for (const name of ['airport', 'service', 'status', 'employee', 'agency', 'reference'] as const) {
    if (filter[name] !== preset[name]) search.set(name, String(filter[name]));
  }
  return search;
};
