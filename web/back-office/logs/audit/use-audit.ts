import type { AuditApi } from '#shared/audit/audit-api.ts';
import type { CalendarDate } from '#shared/calendar-date.ts';
import type { InputOf, ReceivedOf } from '#shared/http/contract.ts';
import { usePagedRecords } from '#web/back-office/components/records/use-paged-records.ts';
import { useTableFilter } from '#web/back-office/components/records/use-table-filter.ts';
import {
  type AuditFilter,
  readAuditFilter,
  writeAuditFilter,
} from '#web/back-office/logs/audit/audit-filter.ts';
import { lastDays } from '#web/back-office/logs/log-range.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<AuditApi>();
const NO_PANELS: readonly string[] = [];

type List = 'POST /api/audit/list';
type AuditWhere = InputOf<List, AuditApi[List]>['body']['where'];
/** An entry of the audit log as the list brings it. */
export type AuditRow = ReceivedOf<AuditApi[List]>['rows'][number];

/** The calls of the audit log. */
export const auditCalls = {
  name: 'audit',
  list: (body: { offset: number; limit: number; order: 'date' | '-date'; where: AuditWhere }) =>
    call('POST /api/audit/list', { body }),
  count: (where: AuditWhere) => call('POST /api/audit/count', { body: { where } }),
};

/** What a filter asks the server for. */
export const auditWhere = ({ range, kind, person, subject }: AuditFilter): AuditWhere => ({
  date_from: range.from,
  date_to: range.to,
  ...(kind && { kind }),
  ...(person && { person }),
  ...(subject && { subject }),
});

/** The audit log's filter, page and order; they live in the address. */
export const useAuditFilter = (today: CalendarDate) =>
  useTableFilter<AuditFilter>({
    tableName: 'audit',
    panels: NO_PANELS,
    preset: { range: lastDays(today), kind: '', person: '', subject: '' },
    read: readAuditFilter,
    write: writeAuditFilter,
    isLatestFirst: true,
  });
export type AuditFilterState = ReturnType<typeof useAuditFilter>;

/** The entries of a filter, page by page. @see usePagedRecords */
export const useAudit = (state: AuditFilterState) =>
  usePagedRecords(auditCalls, auditWhere(state.filter), state);
export type Audit = ReturnType<typeof useAudit>;
