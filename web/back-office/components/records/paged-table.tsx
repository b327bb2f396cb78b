import {
  functionalUpdate,
  type PaginationState,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { RecordTable } from '#web/back-office/components/record-table/record-table.tsx';
import type { RecordTableProps } from '#web/back-office/components/record-table/record-table-props.ts';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { useLastPage } from '#web/back-office/components/records/use-last-page.ts';

/** Page and order of a table, as they live in the address. */
type Place = {
  readonly pagination: PaginationState;
  readonly setPagination: (pagination: PaginationState) => void;
  readonly sorting: SortingState;
  readonly setSorting: (sorting: SortingState) => void;
};

/** What the server has answered so far. */
type Records<T> = {
  readonly rows: readonly T[] | undefined;
  readonly count: number | undefined;
  readonly error: unknown;
  readonly isRefreshing: boolean;
  readonly reread: () => Promise<unknown>;
};

type FromServer = 'rows' | 'count' | 'isRefreshing';
type FromAddress = 'pagination' | 'onPaginationChange' | 'sorting' | 'onSortingChange';

type Props<T extends RowData> = Omit<RecordTableProps<T>, FromServer | FromAddress> & {
  state: Place;
  records: Records<T>;
  /** What is said when the server does not answer. */
  errorTitle: string;
  /** What is shown where the filter finds nothing. */
  none: ReactNode;
  /** What stands above the rows, once there are any. */
  above?: ReactNode;
};

/** The table of a list that the server pages and sorts: while it is read, when that fails, and when nothing is found. */
export const PagedTable = <T extends RowData>({
  state,
  records,
  errorTitle,
  none,
  above,
  ...table
}: Props<T>) => {
  const { rows, count, error, isRefreshing, reread } = records;
  const { pagination, setPagination, sorting, setSorting } = state;
  useLastPage(state, count);
  if (error && !rows) return <PageError error={error} title={errorTitle} onRetry={() => void reread()} />;
  if (!rows || count === undefined) return <TableSkeleton />;
  if (count === 0) return none;
  return (
    <>
      {above}
      <RecordTable
        {...table}
        rows={rows}
        count={count}
        pagination={pagination}
        onPaginationChange={(updater) => setPagination(functionalUpdate(updater, pagination))}
        sorting={sorting}
        onSortingChange={(updater) => setSorting(functionalUpdate(updater, sorting))}
        isRefreshing={isRefreshing}
      />
    </>
  );
};
