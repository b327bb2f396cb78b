import { Checkbox } from '@mantine/core';
import { createColumnHelper, functionalUpdate, type PaginationState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { usePageSize } from '#web/back-office/components/record-table/page-size.ts';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import { RecordTable } from '#web/back-office/components/record-table/record-table.tsx';
import classes from '#web/back-office/jobs/import/import.module.css';
import {
  SheetCheck,
  SheetLine,
  SheetPersons,
  SheetRoute,
  SheetService,
  SheetSign,
  SheetTime,
} from '#web/back-office/jobs/import/sheet-cells.tsx';
import { rowsOf, type SheetRead, type SheetRow } from '#web/back-office/jobs/import/sheet-received.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';

const column = createColumnHelper<typeof recordFeatures, SheetRow>();
const UNSORTED = [] as const;

const columnsIn = (t: Translate): RecordColumns<SheetRow> =>
  column.columns([
    column.display({
      id: 'line',
      header: t('office.import.column.line'),
      cell: ({ row }) => <SheetLine row={row.original} />,
      meta: { isRowHeader: true },
    }),
    column.display({
      id: 'time',
      header: t('office.import.column.time'),
      cell: ({ row }) => <SheetTime row={row.original} />,
    }),
    column.display({
      id: 'route',
      header: t('office.import.column.route'),
      cell: ({ row }) => <SheetRoute row={row.original} />,
    }),
    column.display({
      id: 'service',
      header: t('office.import.column.service'),
      cell: ({ row }) => <SheetService row={row.original} />,
    }),
    column.display({
      id: 'persons',
      header: t('office.import.column.persons'),
      cell: ({ row }) => <SheetPersons row={row.original} />,
    }),
    column.display({
      id: 'sign',
      header: t('office.import.column.sign'),
      cell: ({ row }) => <SheetSign row={row.original} />,
    }),
    column.display({
      id: 'check',
      header: t('office.import.column.price'),
      cell: ({ row }) => <SheetCheck row={row.original} />,
    }),
  ]);

const SheetCard = ({ row }: { row: SheetRow }) => (
  <article className={classes.card}>
    <div>
      <SheetLine row={row} />
      <SheetTime row={row} />
    </div>
    <SheetRoute row={row} />
    <div>
      <SheetService row={row} />
      <SheetPersons row={row} />
    </div>
    <SheetSign row={row} />
    <SheetCheck row={row} />
  </article>
);

/** The services in the order of the spreadsheet, each with its price or what is wrong with it. */
export const SheetTable = ({ read }: { read: SheetRead }) => {
  const { t } = useTexts();
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const [pageSize, keepPageSize] = usePageSize('import');
  const [pageIndex, setPage] = useState(0);
  const columns = useMemo(() => columnsIn(t), [t]);
  const all = useMemo(() => rowsOf(read), [read]);
  const wrong = all.filter(({ problems }) => problems.length > 0);
  const rows = isOnlyWrong && wrong.length > 0 ? wrong : all;
  const page = Math.min(pageIndex, Math.ceil(rows.length / pageSize) - 1);
  const turn = ({ pageIndex: wanted, pageSize: size }: PaginationState): void => {
    if (size !== pageSize) keepPageSize(size);
    setPage(size === pageSize ? wanted : 0);
  };
  const pagination = { pageIndex: page, pageSize };
  return (
    <>
      {wrong.length > 0 && wrong.length < all.length && (
        <Checkbox
          className={classes.only}
          label={t('office.import.only_wrong')}
          checked={isOnlyWrong}
          onChange={({ currentTarget }) => setOnlyWrong(currentTarget.checked)}
        />
      )}
      <RecordTable
        label={t('office.import.table')}
        columns={columns}
        rows={rows.slice(page * pageSize, (page + 1) * pageSize)}
        count={rows.length}
        rowId={({ line }) => String(line)}
        groupKey={() => 'all'}
        groupHead={() => t('office.import.services', { count: rows.length })}
        card={(row) => <SheetCard row={row} />}
        pagination={pagination}
        allOnOnePage
        onPaginationChange={(updater) => turn(functionalUpdate(updater, pagination))}
        sorting={[...UNSORTED]}
        onSortingChange={() => undefined}
        shown={(first, last, count) => t('office.import.shown', { first, last, count })}
      />
    </>
  );
};
