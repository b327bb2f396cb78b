import type { OnChangeFn, PaginationState, RowData, SortingState } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { RowGroup } from '#web/back-office/components/record-table/group-rows.ts';
import type { RecordColumns } from '#web/back-office/components/record-table/record-features.ts';

/** Where the present lies among the rows of one group. */
type Present<T extends RowData> = {
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
  /** Rows that have just come or changed light up for a moment. */
  isFresh?: (row: T) => boolean;
  groupKey: (row: T) => string;
  groupHead: (group: RowGroup<T>) => ReactNode;
  present?: Present<T> | undefined;
  /** The row as narrow windows show it. */
  card: (row: T) => ReactNode;
  pagination: PaginationState;
  /** Whether the screen can bring `ALL_ROWS` rows at once, for one long page without turning. */
  allOnOnePage?: boolean;
  onPaginationChange: OnChangeFn<PaginationState>;
  sorting: SortingState;
  onSortingChange: OnChangeFn<SortingState>;
  /** `1 to 12 of 12 orders` */
  shown: (first: number, last: number, count: number) => string;
  /** New rows are on their way; the old ones stay until they arrive. */
  isRefreshing?: boolean;
};
