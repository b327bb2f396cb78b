import type { CalendarDate } from '#shared/calendar-date.ts';

/** How long something is kept; years are whole ones, counted from the end of the year in which it arose. */
export type Period =
  | { readonly unit: 'hours' | 'days' | 'years'; readonly count: number }
  | { readonly unit: 'until_deleted' };

type Rule = {
  readonly kind: string;
  readonly period: Period;
  /** Why it is kept so long, where a law says so. */
  readonly law?: string;
};

/**
 * What is kept how long, the shortest first. Years are ended by the schedule, hours and days by the table itself; what is
 * kept until it is deleted is deleted by the office. Source: docs/decisions.md, privacy.
 */
export const RETENTION = [
  { kind: 'tries', period: { unit: 'hours', count: 1 } },
  { kind: 'drafts', period: { unit: 'hours', count: 24 } },
  { kind: 'contact_requests', period: { unit: 'days', count: 30 } },
  { kind: 'invoice_drafts', period: { unit: 'days', count: 30 } },
  { kind: 'bookings', period: { unit: 'years', count: 3 }, law: '§§ 195, 199 BGB' },
  { kind: 'mails', period: { unit: 'years', count: 3 }, law: '§§ 195, 199 BGB' },
  { kind: 'withdrawals', period: { unit: 'years', count: 6 }, law: '§ 257 HGB' },
  { kind: 'invoices', period: { unit: 'years', count: 8 }, law: '§ 147 AO, § 14b UStG' },
  { kind: 'audit', period: { unit: 'years', count: 10 }, law: '§ 147 AO' },
  { kind: 'accounts', period: { unit: 'until_deleted' } },
] as const satisfies readonly Rule[];
export type RetentionKind = (typeof RETENTION)[number]['kind'];

/** What the schedule takes out. */
export const SCHEDULED_KINDS = ['bookings', 'mails', 'invoices', 'audit'] as const;
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];

/** How many hours, days or years something is kept. @throws Error for what is kept until it is deleted */
export const keptFor = (kind: RetentionKind): number => {
  const { period } = RETENTION.find((rule) => rule.kind === kind) as Rule;
  if (period.unit === 'until_deleted') throw new Error(`${kind} are kept until they are deleted`);
  return period.count;
};

/** The last day of which nothing need be kept any more. @param today at the airport */
export const lastDayOver = (kind: ScheduledKind, today: CalendarDate): CalendarDate =>
  `${Number(today.slice(0, 4)) - keptFor(kind) - 1}-12-31`;
