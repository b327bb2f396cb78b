import { VisuallyHidden } from '@mantine/core';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { PagedTable } from '#web/back-office/components/records/paged-table.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { EmployeeActions } from '#web/back-office/employees/employee-actions.tsx';
import {
  EmployeeAirport,
  EmployeeContact,
  EmployeeLanguages,
  EmployeeName,
  EmployeeQualification,
  nameOf,
} from '#web/back-office/employees/employee-cells.tsx';
import own from '#web/back-office/employees/employees.module.css';
import type {
  EmployeeFilterState,
  EmployeeRow,
  Employees,
} from '#web/back-office/employees/use-employees.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';

const column = createColumnHelper<typeof recordFeatures, EmployeeRow>();

const columnsOf = (t: Translate): RecordColumns<EmployeeRow> =>
  column.columns([
    column.accessor(nameOf, {
      // The one order that a table has is called so.
      id: 'date',
      header: t('office.people.column.name'),
      cell: ({ row }) => <EmployeeName employee={row.original} />,
      meta: { isRowHeader: true },
    }),
    column.display({
      id: 'contact',
      header: t('office.people.column.contact'),
      cell: ({ row }) => <EmployeeContact employee={row.original} />,
    }),
    column.display({
      id: 'airport',
      header: t('office.airport.label'),
      cell: ({ row }) => <EmployeeAirport employee={row.original} />,
    }),
    column.display({
      id: 'qualification',
      header: t('office.people.field.Qualifications'),
      cell: ({ row }) => <EmployeeQualification employee={row.original} />,
    }),
    column.display({
      id: 'languages',
      header: t('office.people.field.Languages'),
      cell: ({ row }) => <EmployeeLanguages employee={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: () => <VisuallyHidden>{t('office.table.actions')}</VisuallyHidden>,
      cell: ({ row }) => <EmployeeActions employee={row.original} />,
      meta: { isAction: true },
    }),
  ]);

const EmployeeCard = ({ employee }: { employee: EmployeeRow }) => (
  <article className={`${classes.card} ${own.card}`} aria-label={nameOf(employee)}>
    <div>
      <EmployeeName employee={employee} />
      <span>
        <EmployeeAirport employee={employee} /> <EmployeeQualification employee={employee} />
      </span>
    </div>
    <EmployeeContact employee={employee} />
    <div>
      <EmployeeLanguages employee={employee} />
      <EmployeeActions employee={employee} />
    </div>
  </article>
);

type Props = { state: EmployeeFilterState; employees: Employees };

/** The employees of the filter by name, or why there are none. */
export const EmployeesList = ({ state, employees }: Props) => {
  const { t } = useTexts();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <PagedTable
      state={state}
      records={employees}
      errorTitle={t('office.people.error_title')}
      none={
        <NoRecords
          text={t(state.isPreset ? 'office.people.none' : 'office.people.none_filtered')}
          onClear={state.isPreset ? undefined : state.clear}
        />
      }
      label={t('office.people.table')}
      columns={columns}
      rowId={({ _id }) => _id}
      groupKey={() => 'all'}
      groupHead={() => t('office.people.count', { count: employees.count ?? 0 })}
      card={(employee) => <EmployeeCard employee={employee} />}
      shown={(first, last, all) => t('office.people.shown', { first, last, count: all })}
    />
  );
};
