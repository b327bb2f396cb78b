import type { PaginationState, SortingState } from '@tanstack/react-table';
import type { CalendarDate } from '#shared/calendar-date.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import { defaultRange } from '#web/back-office/components/day-pager/day-range.ts';
import { usePageSize } from '#web/back-office/components/record-table/page-size.ts';
import { useTableState } from '#web/back-office/components/record-table/table-state.ts';
import { type OrderFilter, readFilter, writeFilter } from '#web/back-office/orders/order-filter.ts';
import { ORDER_PARAMETER } from '#web/back-office/orders/use-open-order.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

const BY_DATE = 'date';

const withPlace = (search: URLSearchParams, page: number, isDescending: boolean): URLSearchParams => {
  if (page > 0) search.set('page', String(page + 1));
  if (isDescending) search.set('order', `-${BY_DATE}`);
  return search;
};

/** The orders screen's filter, page and order; they live in the address. */
export const useOrderFilter = (today: CalendarDate) => {
  const user = useCurrentUser();
  const airports = airportsInScope(user);
  const preset: OrderFilter = {
    range: defaultRange(today),
    airport: user.airport_id ?? 'both',
    travelTypes: [],
    statuses: [],
    search: '',
    agencies: false,
  };
  const { search, change: setSearch, clear, clearTemporarily } = useTableState('orders', ORDER_PARAMETER);
  const [pageSize, keepPageSize, forgetPageSize] = usePageSize('orders');
  const filter = readFilter(search, preset);
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 1)) - 1) || 0;
  const isDescending = search.get('order') === `-${BY_DATE}`;
  const pagination: PaginationState = { pageIndex: page, pageSize };
  const sorting: SortingState = [{ id: BY_DATE, desc: isDescending }];

  const setFilter = (change: Partial<OrderFilter>): void =>
    setSearch(withPlace(writeFilter({ ...filter, ...change }, preset), 0, isDescending));
  const setPagination = ({ pageIndex, pageSize: size }: PaginationState): void => {
    if (size !== pageSize) keepPageSize(size);
    setSearch(withPlace(writeFilter(filter, preset), size === pageSize ? pageIndex : 0, isDescending));
  };
  const setSorting = (order: SortingState): void =>
    setSearch(withPlace(writeFilter(filter, preset), 0, order[0]?.desc ?? false));

  return {
    filter,
    airports,
    setFilter,
    clear,
    clearTemporarily,
    clearTable: () => {
      forgetPageSize();
      clear();
    },
    isPreset: writeFilter(filter, preset).size === 0,
    pagination,
    setPagination,
    sorting,
    setSorting,
  };
};
export type OrderFilterState = ReturnType<typeof useOrderFilter>;
