import { orderAnswer } from '#functions/orders/order-answer.ts';
import { ordersOn } from '#functions/platform/data/order.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { addDays, daysBetween } from '#shared/calendar-date.ts';
import { AIRPORTS, type AirportId } from '#shared/catalogue/airport.ts';
import { invalidInput } from '#shared/domain-error.ts';
import type { Order } from '#shared/orders/order.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

type List = Request<'POST /api/orders/list', OrdersApi['POST /api/orders/list']>;
type Count = Request<'POST /api/orders/count', OrdersApi['POST /api/orders/count']>;
type Where = List['body']['where'];

const MOST_DAYS = 92;
const DEFAULT_LIMIT = 50;

const daysOf = ({ date_from, date_to }: Where): string[] => {
  if (date_to < date_from) {
    throw invalidInput({ date_to: { code: 'before_from', message: 'The last day is before the first.' } });
  }
  // Before the days are counted out: a range may be as long as somebody cares to ask.
  if (addDays(date_from, MOST_DAYS - 1) < date_to) {
    throw invalidInput({
      date_to: { code: 'too_long', message: `Please ask for at most ${MOST_DAYS} days.` },
    });
  }
  return daysBetween(date_from, date_to);
};

const airportsOf = (where: Where, caller: Caller): AirportId[] =>
  AIRPORTS.map(({ _id }) => _id).filter(
    (id) =>
      airportsInScope(caller.user).includes(id) && (where.airport === undefined || where.airport === id),
  );

const isWanted =
  (where: Where) =>
  (order: Order): boolean =>
    (!where.status?.length || where.status.includes(order.status)) &&
    (!where.travelType?.length || (!!order.travelType && where.travelType.includes(order.travelType)));

const find = async (where: Where, caller: Caller): Promise<Order[]> => {
  const questions = daysOf(where).flatMap((day) =>
    airportsOf(where, caller).map((airport) => ordersOn(airport, day)),
  );
  return (await Promise.all(questions)).flat().filter(isWanted(where));
};

const moment = ({ date, hours = 0, minutes = 0, _id }: Order): string =>
  `${date} ${String(hours * 60 + minutes).padStart(4, '0')} ${_id.padStart(14, '0')}`;

/** Orders of a range of days, by date, time and number; only those of airports in the caller's scope. */
export const listOrders = async ({ body, caller }: List) => {
  const direction = body.order === '-date' ? -1 : 1;
  const offset = body.offset ?? 0;
  const found = (await find(body.where, caller)).sort((a, b) =>
    moment(a) < moment(b) ? -direction : direction,
  );
  return { rows: found.slice(offset, offset + (body.limit ?? DEFAULT_LIMIT)).map(orderAnswer) };
};

/** How many orders a filter finds: the same question as the list's. */
export const countOrders = async ({ body, caller }: Count) => ({
  count: (await find(body.where, caller)).length,
});
