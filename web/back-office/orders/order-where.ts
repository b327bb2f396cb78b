import type { InputOf } from '#shared/http/contract.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import type { OrderFilter } from '#web/back-office/orders/order-filter.ts';

type List = 'POST /api/orders/list';
export type OrderWhere = InputOf<List, OrderDeskApi[List]>['body']['where'];

/** What a filter asks the server for. */
export const whereOf = (filter: OrderFilter): OrderWhere => {
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
