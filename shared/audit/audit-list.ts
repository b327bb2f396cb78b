import type { AuditEntry } from '#shared/audit/audit-entry.ts';
import { addDays, airportTime, type CalendarDate } from '#shared/calendar-date.ts';
import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import type { User } from '#shared/users/user.ts';

/** What is asked for; what is absent stands for all. Days at the airports, both included. */
export type AuditQuestion = {
  readonly date_from: CalendarDate;
  readonly date_to: CalendarDate;
  readonly kind?: AuditEntry['kind'] | undefined;
  readonly person?: string | undefined;
  readonly subject?: string | undefined;
};

/** What is told of persons; everything else is the set-up that both airports share. */
const OF_PERSONS: readonly AuditEntry['kind'][] = ['employee', 'user', 'person', 'export', 'mail'];

/**
 * Whether a user may read an entry. Who is kept to one airport reads of persons what they did themselves: an entry
 * does not say whose airport a person belongs to. Source: docs/decisions.md, audit log.
 */
export const isEntryVisible = (
  { kind, by }: Pick<AuditEntry, 'kind' | 'by'>,
  user: User | undefined,
): boolean =>
  user?.role === 'admin' &&
  (!OF_PERSONS.includes(kind) || airportsInScope(user).length === AIRPORTS.length || by.id === user._id);

const has = (text: string, part: string | undefined): boolean =>
  text.toLowerCase().includes(part?.trim().toLowerCase() ?? '');

/** Whether an entry is one of those that are asked for. */
export const isEntryAskedFor =
  ({ date_from, date_to, kind, person, subject }: AuditQuestion) =>
  (entry: AuditEntry): boolean => {
    const { date } = airportTime(new Date(entry.at));
    return (
      date >= date_from &&
      date <= date_to &&
      (kind === undefined || entry.kind === kind) &&
      has(entry.by.name ?? '', person) &&
      (has(entry.title, subject) || has(entry.subject, subject))
    );
  };

/** The months (`YYYY-MM`, UTC) in which entries of some days at the airports may lie, the earliest first. */
export const auditMonths = (from: CalendarDate, to: CalendarDate): string[] => {
  const months: string[] = [];
  // The airport's day begins before that of UTC, by an hour or two.
  for (
    let day = addDays(from, -1);
    day.slice(0, 7) <= to.slice(0, 7);
    day = addDays(`${day.slice(0, 7)}-28`, 4)
  ) {
    months.push(day.slice(0, 7));
  }
  return months;
};
