import { useMediaQuery } from '@mantine/hooks';
import {
  type OnChangeFn,
  type PaginationState,
  type RowData,
  type SortingState,
  useTable,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { groupRows, type RowGroup } from '#web/back-office/components/record-table/group-rows.ts';
import { PageFoot } from '#web/back-office/components/record-table/page-foot.tsx';
import { RecordCards } from '#web/back-office/components/record-table/record-cards.tsx';
import {
  type RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import { RecordGrid } from '#web/back-office/components/record-table/record-grid.tsx';
import classes from '#web/back-office/components/record-table/record-table.module.css';

/** Where the present lies among the rows of one group. */
export type Present<T extends RowData> = {
  readonly groupKey: string;
  readonly label: string;
  readonly isPast: (row: T) => boolean;
};

export type RecordTableProps<T extends RowData> = {
  /** Names the table for screen readers. */
  label: string;
  columns: RecordColumns<T>;
  rows: readonly T[];
  /** How many rows there are on all pages. */
  count: number;
  rowId: (row: T) => string;
  /** Rows that were called off: their name is struck. */
  isStruck?: (row: T) => boolean;
  groupKey: (row: T) => string;
  groupHead: (group: RowGroup<T>) => ReactNode;
  present?: Present<T> | undefined;
  /** The row as narrow windows show it. */
  card: (row: T) => ReactNode;
  pagination: PaginationState;
  onPaginationChange: OnChangeFn<PaginationState>;
  sorting: SortingState;
  onSortingChange: OnChangeFn<SortingState>;
  /** `1 to 12 of 12 orders` */
  shown: (first: number, last: number, count: number) => string;
  /** New rows are on their way; the old ones stay until they arrive. */
  isRefreshing?: boolean;
};

/** The one table of the back office: rows in groups, sorted and paged by the server; cards where it is narrow. */
export const RecordTable = <T extends RowData>(props: RecordTableProps<T>) => {
  const { columns, rows, count, rowId, groupKey, pagination, sorting, isRefreshing } = props;
  const isNarrow = useMediaQuery('(max-width: 1119px)', false, { getInitialValueInEffect: false });
  const table = useTable({
    features: recordFeatures,
    columns,
    data: rows,
    rowCount: count,
    getRowId: rowId,
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { pagination, sorting },
    onPaginationChange: props.onPaginationChange,
    onSortingChange: props.onSortingChange,
  });
  const groups = groupRows(table.getRowModel().rows, (row) => groupKey(row.original), {
    hasPrevious: table.getCanPreviousPage(),
    hasNext: table.getCanNextPage(),
  });
  return (
    <div className={classes.records} aria-busy={isRefreshing ?? false}>
      {isNarrow ? (
        <RecordCards {...props} groups={groups} />
      ) : (
        <RecordGrid {...props} groups={groups} table={table} />
      )}
      <PageFoot table={table} shown={props.shown} count={count} />
    </div>
  );
};
