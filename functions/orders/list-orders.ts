import { officeAnswer, relationalAnswer } from '#functions/orders/office-answer.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { jobsOn } from '#functions/platform/data/job.ts';
import { getOrder, ordersOfEmail, ordersOn } from '#functions/platform/data/order.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { askedDays } from '#functions/platform/http/asked-days.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { AIRPORTS, type AirportId } from '#shared/catalogue/airport.ts';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';
import type { Order } from '#shared/orders/order.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { daySums, isAskedFor, orderIdIn, sortedOrders } from '#shared/orders/order-list.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

type Desk<K extends keyof OrderDeskApi> = Request<K, OrderDeskApi[K]>;
type Where = Desk<'POST /api/orders/list'>['body']['where'];
type Asker = { readonly caller: Caller; readonly now: Date };

const DEFAULT_LIMIT = 50;
/** Today through so many days ahead (back-office specification, section 9). */
const DEFAULT_DAYS_AHEAD = 3;

const airportsOf = (where: Where, caller: Caller): AirportId[] =>
  AIRPORTS.map(({ _id }) => _id).filter(
    (id) =>
      airportsInScope(caller.user).includes(id) && (where.airport === undefined || where.airport === id),
  );

/** A number or a whole address names orders of any day; everything else is looked for within the days. */
const candidates = async (where: Where, { caller, now }: Asker): Promise<Order[]> => {
  const days = askedDays(where);
  const search = where.search?.trim() ?? '';
  const id = orderIdIn(search);
  const isAnyDay = id !== undefined || isEmail(search);
  if (!isAnyDay) {
    const questions = days.flatMap((day) =>
      airportsOf(where, caller).map((airport) => ordersOn(airport, day)),
    );
    return (await Promise.all(questions)).flat();
  }
  const named = id === undefined ? await ordersOfEmail(search) : [await getOrder(id, now)];
  return named
    .filter((order) => order !== undefined)
    .filter((order) => isInScope(order, caller))
    .filter(({ airport }) => where.airport === undefined || where.airport === airport);
};

const find = async (where: Where, asker: Asker): Promise<Order[]> =>
  (await candidates(where, asker)).filter(isAskedFor(where));

const withJobs = async (orders: readonly Order[]) => {
  const days = new Map(
    orders.flatMap(({ airport, date }) =>
      airport && date ? [[`${airport} ${date}`, { airport, date }] as const] : [],
    ),
  );
  const questions = [...days.values()].map(({ airport, date }) => jobsOn(airport, date));
  const [{ languages }, ...lists] = await Promise.all([readCatalogue(), ...questions]);
  const jobs = Map.groupBy(lists.flat(), ({ order_id }) => order_id);
  const shown = { lang: DEFAULT_LANGUAGE as SiteLanguage, languages };
  return orders.map((order) => relationalAnswer(order, jobs.get(order._id) ?? [], shown));
};

/** Orders by any of the list's sorts; only those of airports in the caller's scope. */
export const listOrders = async ({ body, caller, now }: Desk<'POST /api/orders/list'>) => {
  const { where, order = 'date', offset = 0, limit = DEFAULT_LIMIT, isRelational } = body;
  const found = sortedOrders(await find(where, { caller, now }), order).slice(offset, offset + limit);
  return { rows: isRelational ? await withJobs(found) : found.map(officeAnswer) };
};

/** How many orders a filter finds, and the sums of their days: the same question as the list's. */
export const countOrders = async ({ body, caller, now }: Desk<'POST /api/orders/count'>) => {
  const found = await find(body.where, { caller, now });
  return { count: found.length, days: daySums(found) };
};

/** The orders of the next days, whole: the range with which the office's screens begin. */
export const readNextOrders = async ({ caller, now }: Desk<'GET /api/orders'>) => {
  const { date: date_from } = airportTime(now);
  const where = { date_from, date_to: addDays(date_from, DEFAULT_DAYS_AHEAD) };
  return { rows: sortedOrders(await find(where, { caller, now }), 'date').map(officeAnswer) };
};
