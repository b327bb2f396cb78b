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
  const { search, latest, change: setSearch, clear, clearTemporarily } = useTableState(tableName, panels);
  const [pageSize, keepPageSize, forgetPageSize] = usePageSize(tableName);
  const filter = read(search, preset);
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 1)) - 1) || 0;
  const isDescendingIn = (address: URLSearchParams): boolean =>
    (address.get('order') ?? (isLatestFirst ? `-${BY_DATE}` : BY_DATE)) === `-${BY_DATE}`;
  const isDescending = isDescendingIn(search);
  const pagination: PaginationState = { pageIndex: page, pageSize };
  const sorting: SortingState = [{ id: BY_DATE, desc: isDescending }];

  const go = (place: Partial<Place>, change?: (filter: F) => Partial<F>): void => {
    const now = latest();
    const asked = read(now, preset);
    const next = write({ ...asked, ...change?.(asked) }, preset);
    setSearch(withPlace(next, { page: 0, isDescending: isDescendingIn(now), isLatestFirst, ...place }));
  };
  /** @param change what becomes different; as a function where it follows from what the filter is by then */
  const setFilter = (change: Partial<F> | ((filter: F) => Partial<F>)): void =>
    go({}, typeof change === 'function' ? change : () => change);
  const setPagination = ({ pageIndex, pageSize: size }: PaginationState): void => {
    if (size !== pageSize) keepPageSize(size);
    go({ page: size === pageSize ? pageIndex : 0 });
  };
  const setSorting = (order: SortingState): void => go({ isDescending: order[0]?.desc ?? false });

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
