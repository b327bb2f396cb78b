import { createColumnHelper } from '@tanstack/react-table';
import type { CsvColumn } from '#web/back-office/components/record-table/csv.ts';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';
import {
  AuditAct,
  AuditChanges,
  AuditPerson,
  AuditSubject,
  AuditWhen,
  personOf,
} from '#web/back-office/logs/audit/audit-cells.tsx';
import type { AuditRow } from '#web/back-office/logs/audit/use-audit.ts';

const column = createColumnHelper<typeof recordFeatures, AuditRow>();

/** The columns of the audit log. */
export const auditColumns = (t: Translate): RecordColumns<AuditRow> =>
  column.columns([
    column.accessor(({ at }) => at, {
      id: 'date',
      header: t('office.audit.when'),
      cell: ({ row }) => <AuditWhen entry={row.original} />,
    }),
    column.display({
      id: 'person',
      header: t('office.audit.person'),
      cell: ({ row }) => <AuditPerson entry={row.original} />,
    }),
    column.display({
      id: 'act',
      header: t('office.audit.act'),
      cell: ({ row }) => <AuditAct entry={row.original} />,
    }),
    column.display({
      id: 'subject',
      header: t('office.audit.subject'),
      cell: ({ row }) => <AuditSubject entry={row.original} />,
      meta: { isRowHeader: true },
    }),
    column.display({
      id: 'changes',
      header: t('office.audit.changes'),
      cell: ({ row }) => <AuditChanges entry={row.original} />,
    }),
  ]);

/** The columns of the audit log as a file: moments in UTC, all fields of an entry in one cell. */
export const auditCsv = (t: Translate): readonly CsvColumn<AuditRow>[] => [
  { head: t('office.audit.when'), value: ({ at }) => at },
  { head: t('office.audit.person'), value: (entry) => personOf(entry, t) },
  { head: t('office.audit.act'), value: ({ act }) => t(`office.audit.act.${act}`) },
  { head: t('office.audit.kind'), value: ({ kind }) => t(`office.audit.kind.${kind}`) },
  { head: t('office.audit.subject'), value: ({ title }) => title },
  { head: t('office.audit.id'), value: ({ subject }) => subject },
  {
    head: t('office.audit.changes'),
    value: ({ changes }) =>
      changes.map(({ field, before = '', after = '' }) => `${field}: ${before} → ${after}`).join('\n'),
  },
];
