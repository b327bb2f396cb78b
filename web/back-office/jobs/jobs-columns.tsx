import { createColumnHelper } from '@tanstack/react-table';
import type { Role } from '#shared/roles.ts';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import {
  JobClient,
  JobLoad,
  JobName,
  JobRoute,
  JobService,
  JobTime,
} from '#web/back-office/jobs/job-cells.tsx';
import { JobEnd } from '#web/back-office/jobs/job-end.tsx';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import { JobStaff } from '#web/back-office/jobs/job-staff.tsx';
import type { Translate } from '#web/back-office/language/office-language.ts';

const column = createColumnHelper<typeof recordFeatures, JobRow>();

/** The columns of the jobs table, as far as a role has something to do in them. */
export const jobsColumns = (t: Translate, role: Role): RecordColumns<JobRow> =>
  column.columns([
    column.display({
      id: 'job',
      header: t('office.jobs.column.job'),
      cell: ({ row }) => <JobName job={row.original} />,
      meta: { isRowHeader: true },
    }),
    column.accessor('date', {
      id: 'date',
      header: t('office.orders.column.time'),
      cell: ({ row }) => <JobTime job={row.original} />,
    }),
    column.display({
      id: 'route',
      header: t('office.orders.column.route'),
      cell: ({ row }) => <JobRoute job={row.original} />,
    }),
    column.display({
      id: 'service',
      header: t('office.orders.column.service'),
      cell: ({ row }) => <JobService job={row.original} />,
    }),
    column.display({
      id: 'load',
      header: t('office.orders.column.load'),
      cell: ({ row }) => <JobLoad job={row.original} />,
    }),
    column.display({
      id: 'client',
      header: t('office.jobs.column.client'),
      cell: ({ row }) => <JobClient job={row.original} />,
    }),
    column.display({
      id: 'staff',
      header: t('office.jobs.column.staff'),
      cell: ({ row }) => <JobStaff job={row.original} />,
    }),
    column.display({
      id: 'status',
      header: t('office.orders.filter_status'),
      cell: ({ row }) => <JobEnd job={row.original} role={role} />,
    }),
  ]);
