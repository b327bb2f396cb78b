import type { PaginationState, SortingState } from '@tanstack/react-table';
import { usePageSize } from '#web/back-office/components/record-table/page-size.ts';
import { useTableState } from '#web/back-office/components/record-table/table-state.ts';

const BY_DATE = 'date';

type Place = { readonly page: number; readonly isDescending: boolean; readonly isLatestFirst: boolean };

const withPlace = (
  search: URLSearchParams,
  { page, isDescending, isLatestFirst }: Place,
): URLSearchParams => {
  if (page > 0) search.set('page', String(page + 1));
  if (isDescending !== isLatestFirst) search.set('order', isDescending ? `-${BY_DATE}` : BY_DATE);
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
  /** Whether the table begins with the latest; otherwise with the earliest. */
  readonly isLatestFirst?: boolean;
};

/** Filter, page and order of a table by date; they live in the address. */
export const useTableFilter = <F extends object>(wanted: Wanted<F>) => {
  const { tableName, panels, preset, read, write, isLatestFirst = false } = wanted;
  const { search, change: setSearch, clear, clearTemporarily } = useTableState(tableName, panels);
  const [pageSize, keepPageSize, forgetPageSize] = usePageSize(tableName);
  const filter = read(search, preset);
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 1)) - 1) || 0;
  const isDescending = (search.get('order') ?? (isLatestFirst ? `-${BY_DATE}` : BY_DATE)) === `-${BY_DATE}`;
  const pagination: PaginationState = { pageIndex: page, pageSize };
  const sorting: SortingState = [{ id: BY_DATE, desc: isDescending }];

  const go = (next: F, place: Partial<Place>): void =>
    setSearch(withPlace(write(next, preset), { page: 0, isDescending, isLatestFirst, ...place }));
  const setFilter = (change: Partial<F>): void => go({ ...filter, ...change }, {});
  const setPagination = ({ pageIndex, pageSize: size }: PaginationState): void => {
    if (size !== pageSize) keepPageSize(size);
    go(filter, { page: size === pageSize ? pageIndex : 0 });
  };
  const setSorting = (order: SortingState): void => go(filter, { isDescending: order[0]?.desc ?? false });

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
