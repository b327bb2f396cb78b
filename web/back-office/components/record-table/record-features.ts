import {
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';

/** How a column of ours differs from a plain one. */
type ColumnMeta = {
  /** The cell that names the record; it is the row's header for screen readers. */
  readonly isRowHeader?: boolean;
  /** As narrow as its content, at the end of the row. */
  readonly isAction?: boolean;
};

/** What our tables are made of: the server sorts and pages, the table keeps the state. */
export const recordFeatures = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnMeta: {} as ColumnMeta,
});

export type RecordColumns<T extends RowData> = TableOptions<typeof recordFeatures, T>['columns'];
