import { type CalendarDate, isCalendarDate } from '#shared/calendar-date.ts';
import { previousMonth } from '#shared/invoices/billing.ts';
import { type DayRange, isSameRange, rangeProblem } from '#web/back-office/components/day-pager/day-range.ts';

export const KINDS = ['all', 'invoice', 'credit_note'] as const;
export const CASES = ['all', 'sec24', 'normal'] as const;

/** What the invoices screen shows; an empty text stands for no filter. */
export type InvoiceFilter = {
  /** Of the invoice date. */
  readonly range: DayRange;
  /** Days of the services: the invoices whose period meets them. */
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly kind: (typeof KINDS)[number];
  readonly useCase: (typeof CASES)[number];
  /** The id of an agency. */
  readonly agency: string;
  /** A part of a number. */
  readonly number: string;
};

/** As long as the API takes it. */
const MAX_NUMBER = 40;

/** The previous month and this one up to today: what was invoiced last. */
export const presetFilter = (today: CalendarDate): InvoiceFilter => ({
  range: { from: previousMonth(today).from, to: today },
  periodFrom: '',
  periodTo: '',
  kind: 'all',
  useCase: 'all',
  agency: '',
  number: '',
});

const rangeIn = (search: URLSearchParams, preset: DayRange): DayRange => {
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  return rangeProblem(from, to) ? preset : { from, to };
};

const dayIn = (text: string | null): string => (text && isCalendarDate(text) ? text : '');
const oneOf = <T extends string>(text: string | null, known: readonly [T, ...T[]]): T =>
  known.find((value) => value === text) ?? known[0];

/** The filter that an address stands for; what it lacks, or what is no filter, is the preset's. */
export const readFilter = (search: URLSearchParams, preset: InvoiceFilter): InvoiceFilter => ({
  range: rangeIn(search, preset.range),
  periodFrom: dayIn(search.get('period_from')),
  periodTo: dayIn(search.get('period_to')),
  kind: oneOf(search.get('kind'), KINDS),
  useCase: oneOf(search.get('case'), CASES),
  agency: /^\d+$/.exec(search.get('agency') ?? '')?.[0] ?? '',
  number: search.get('number')?.slice(0, MAX_NUMBER) ?? '',
});

/** For agencies, which see their own invoices only. */
export const readOwnFilter = (search: URLSearchParams, preset: InvoiceFilter): InvoiceFilter => ({
  ...readFilter(search, preset),
  agency: '',
});

/** The address of a filter; what is as preset is left out, so that "until today" stays until today. */
export const writeFilter = (filter: InvoiceFilter, preset: InvoiceFilter): URLSearchParams => {
  const search = new URLSearchParams();
  if (!isSameRange(filter.range, preset.range)) {
    search.set('from', filter.range.from);
    search.set('to', filter.range.to);
  }
  if (filter.periodFrom) search.set('period_from', filter.periodFrom);
  if (filter.periodTo) search.set('period_to', filter.periodTo);
  if (filter.kind !== 'all') search.set('kind', filter.kind);
  if (filter.useCase !== 'all') search.set('case', filter.useCase);
  if (filter.agency) search.set('agency', filter.agency);
  if (filter.number) search.set('number', filter.number);
  return search;
};
