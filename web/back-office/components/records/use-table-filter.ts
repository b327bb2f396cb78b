import type { PaginationState, SortingState } from '@tanstack/react-table';
import { usePageSize } from '#web/back-office/components/record-table/page-size.ts';
import { useTableState } from '#web/back-office/components/record-table/table-state.ts';

const BY_DATE = 'date';

const withPlace = (search: URLSearchParams, page: number, isDescending: boolean): URLSearchParams => {
  if (page > 0) search.set('page', String(page + 1));
  if (isDescending) search.set('order', `-${BY_DATE}`);
  return search;
};

type Wanted<F> = {
  /** Names the table in local storage. */
  readonly tableName: string;
  /** Parameters of the address that open something beside the table. */
  readonly panels: readonly string[];
  /** What the table shows first. */
  readonly preset: F;
  readonly read: (search: URLSearchParams, preset: F) => F;
  readonly write: (filter: F, preset: F) => URLSearchParams;
};

/** Filter, page and order of a table by date; they live in the address. */
export const useTableFilter = <F extends object>({ tableName, panels, preset, read, write }: Wanted<F>) => {
  const { search, change: setSearch, clear, clearTemporarily } = useTableState(tableName, panels);
  const [pageSize, keepPageSize, forgetPageSize] = usePageSize(tableName);
  const filter = read(search, preset);
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 1)) - 1) || 0;
  const isDescending = search.get('order') === `-${BY_DATE}`;
  const pagination: PaginationState = { pageIndex: page, pageSize };
  const sorting: SortingState = [{ id: BY_DATE, desc: isDescending }];

  const setFilter = (change: Partial<F>): void =>
    setSearch(withPlace(write({ ...filter, ...change }, preset), 0, isDescending));
  const setPagination = ({ pageIndex, pageSize: size }: PaginationState): void => {
    if (size !== pageSize) keepPageSize(size);
    setSearch(withPlace(write(filter, preset), size === pageSize ? pageIndex : 0, isDescending));
  };
  const setSorting = (order: SortingState): void =>
    setSearch(withPlace(write(filter, preset), 0, order[0]?.desc ?? false));

  return {
    filter,
    setFilter,
    clear,
    clearTemporarily,
    clearTable: () => {
      forgetPageSize();
      clear();
    },
    isPreset: write(filter, preset).size === 0,
    pagination,
    setPagination,
    sorting,
    setSorting,
  };
};
export type TableFilter<F extends object> = ReturnType<typeof useTableFilter<F>>;
