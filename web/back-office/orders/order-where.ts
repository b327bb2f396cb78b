import type { SortingState } from '@tanstack/react-table';
import type { InputOf } from '#shared/http/contract.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import type { OrderFilter } from '#web/back-office/orders/order-filter.ts';

type List = 'POST /api/orders/list';
export type ListBody = InputOf<List, OrderDeskApi[List]>['body'];

/** In which order the server is asked for rows. */
export const orderOf = (sorting: SortingState): ListBody['order'] => (sorting[0]?.desc ? '-date' : 'date');

/** What a filter asks the server for. */
export const whereOf = (filter: OrderFilter): ListBody['where'] => {
  const { range, airport, travelTypes, statuses, search, agencies } = filter;
  return {
    date_from: range.from,
    date_to: range.to,
    ...(airport !== 'both' && { airport }),
    ...(travelTypes.length > 0 && { travelType: [...travelTypes] }),
    ...(statuses.length > 0 && { status: [...statuses] }),
    ...(search !== '' && { search }),
    ...(agencies && { agencies }),
  };
};
