import { AUDITED_KINDS, type AuditedKind } from '#shared/audit/audit-kinds.ts';
import type { DayRange } from '#web/back-office/components/day-pager/day-range.ts';
import { choiceIn, putRange, rangeIn, textIn } from '#web/back-office/logs/log-range.ts';

/** What the audit log shows; an empty text stands for no filter. */
export type AuditFilter = {
  readonly range: DayRange;
  readonly kind: AuditedKind | '';
  /** A part of the name of who did it. */
  readonly person: string;
  /** A part of what was changed. */
  readonly subject: string;
};

/** The filter that an address stands for; what it lacks, or what is no filter, is the preset's. */
export const readAuditFilter = (search: URLSearchParams, preset: AuditFilter): AuditFilter => ({
  range: rangeIn(search, preset.range),
  kind: choiceIn(search, 'kind', AUDITED_KINDS),
  person: textIn(search, 'person'),
  subject: textIn(search, 'subject'),
});

/** The address of a filter. */
export const writeAuditFilter = (filter: AuditFilter, preset: AuditFilter): URLSearchParams => {
  const search = new URLSearchParams();
  putRange(search, filter.range, preset.range);
  for (const name of ['kind', 'person', 'subject'] as const) if (filter[name]) search.set(name, filter[name]);
  return search;
};
