import type { CalendarDate } from '#shared/calendar-date.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import { defaultRange } from '#web/back-office/components/day-pager/day-range.ts';
import { useTableFilter } from '#web/back-office/components/records/use-table-filter.ts';
import { type OrderFilter, readFilter, writeFilter } from '#web/back-office/orders/order-filter.ts';
import { ORDER_PARAMETER } from '#web/back-office/orders/use-open-order.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

const PANELS = [ORDER_PARAMETER];

/** The orders screen's filter, page and order; they live in the address. */
export const useOrderFilter = (today: CalendarDate) => {
  const user = useCurrentUser();
  const preset: OrderFilter = {
    range: defaultRange(today),
    airport: user.airport_id ?? 'both',
    travelTypes: [],
    statuses: [],
    search: '',
    agencies: false,
  };
  const wanted = { tableName: 'orders', panels: PANELS, preset, read: readFilter, write: writeFilter };
  return { airports: airportsInScope(user), ...useTableFilter(wanted) };
};
export type OrderFilterState = ReturnType<typeof useOrderFilter>;
