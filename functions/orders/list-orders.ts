import { officeAnswer, relationalAnswer } from '#functions/orders/office-answer.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getEmployees } from '#functions/platform/data/employee.ts';
import { jobsOn } from '#functions/platform/data/job.ts';
import { getOrder, orderHeadsOn, ordersOfEmail, ordersOn } from '#functions/platform/data/order.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { askedDays } from '#functions/platform/http/asked-days.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { AIRPORTS, type AirportId } from '#shared/catalogue/airport-ids.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { Job } from '#shared/jobs/job.ts';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';
import type { OfficeOrder } from '#shared/orders/office-order.ts';
import type { Order } from '#shared/orders/order.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import {
  daySums,
  isAskedFor,
  type OrderHead,
  type OrderSort,
  orderIdIn,
  sortedOrders,
} from '#shared/orders/order-list.ts';
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

/** A number or a whole address names orders of any day; undefined for everything else. */
const named = async (where: Where, { caller, now }: Asker): Promise<Order[] | undefined> => {
  const search = where.search?.trim() ?? '';
  const id = orderIdIn(search);
  if (id === undefined && !isEmail(search)) return undefined;
  const found = id === undefined ? await ordersOfEmail(search) : [await getOrder(id, now)];
  return found
    .filter((order) => order !== undefined)
    .filter((order) => isInScope(order, caller))
    .filter(({ airport }) => where.airport === undefined || where.airport === airport);
};

type Read<T> = (airport: AirportId, day: string) => Promise<T[]>;

const ofDays = async <T extends OrderHead>(
  read: Read<T>,
  days: readonly string[],
  where: Where,
  caller: Caller,
): Promise<T[]> => {
  const airports = airportsOf(where, caller);
  const questions = days.flatMap((day) => airports.map((airport) => read(airport, day)));
  return (await Promise.all(questions)).flat().filter(isAskedFor(where));
};

/**
 * The first orders of a list, as many as are asked for. By date the days are read from the list's beginning on, ever
 * more of them at once, and no further than the orders reach: a page of a season reads its first days.
 */
const findFirst = async (
  where: Where,
  { order, most }: { order: OrderSort; most: number },
  asker: Asker,
): Promise<Order[]> => {
  const days = askedDays(where);
  const known = await named(where, asker);
  if (known) return sortedOrders(known.filter(isAskedFor(where)), order);
  const isByDate = order === 'date' || order === '-date';
  if (!isByDate) return sortedOrders(await ofDays(ordersOn, days, where, asker.caller), order);
  const open = order === 'date' ? days : days.toReversed();
  const found: Order[] = [];
  for (let next = 0, some = 1; next < open.length && found.length < most; next += some, some *= 2) {
    const read = await ofDays(ordersOn, open.slice(next, next + some), where, asker.caller);
    found.push(...sortedOrders(read, order));
  }
  return found;
};

/** The jobs of some orders, by order. */
const jobsOf = async (orders: readonly Order[]): Promise<ReadonlyMap<string, Job[]>> => {
  const days = new Map(
    orders.flatMap(({ airport, date }) =>
      airport && date ? [[`${airport} ${date}`, { airport, date }] as const] : [],
    ),
  );
  const lists = await Promise.all([...days.values()].map(({ airport, date }) => jobsOn(airport, date)));
  return Map.groupBy(lists.flat(), ({ order_id }) => order_id);
};

type Rows = { readonly orders: readonly Order[]; readonly jobs: ReadonlyMap<string, Job[]> };

const withJobs = async ({ orders, jobs }: Rows): Promise<OfficeOrder[]> => {
  const shown = { lang: DEFAULT_LANGUAGE as SiteLanguage, catalogue: await readCatalogue() };
  return orders.map((order) => relationalAnswer(order, jobs.get(order._id) ?? [], shown));
};

/** Who is on an order's jobs, each once. */
const staffOf = (jobs: readonly Job[] | undefined, employees: ReadonlyMap<string, Employee>) =>
  [...new Set(jobs?.flatMap(({ employee_ids = [] }) => employee_ids))]
    .map((id) => employees.get(id))
    .filter((employee) => employee !== undefined);

const rowsOf = async (orders: readonly Order[], isRelational: boolean | undefined) => {
  const jobs = await jobsOf(orders);
  const ids = orders.flatMap(
    ({ _id }) => jobs.get(_id)?.flatMap(({ employee_ids = [] }) => employee_ids) ?? [],
  );
  const employees = await getEmployees(ids);
  const rows = isRelational ? await withJobs({ orders, jobs }) : orders.map(officeAnswer);
  return rows.map((row) => ({ ...row, employees: staffOf(jobs.get(row._id), employees) }));
};

/** Orders by any of the list's sorts; only those of airports in the caller's scope. */
export const listOrders = async ({ body, caller, now }: Desk<'POST /api/orders/list'>) => {
  const { where, order = 'date', offset = 0, limit = DEFAULT_LIMIT, isRelational } = body;
  const most = offset + limit;
  const found = (await findFirst(where, { order, most }, { caller, now })).slice(offset, most);
  return { rows: await rowsOf(found, isRelational) };
};

/** How many orders a filter finds, and the sums of their days: the same question as the list's. */
export const countOrders = async ({ body, caller, now }: Desk<'POST /api/orders/count'>) => {
  const { where } = body;
  const days = askedDays(where);
  const known = await named(where, { caller, now });
  const found = known
    ? known.filter(isAskedFor(where))
    : await ofDays<OrderHead>(orderHeadsOn, days, where, caller);
  return { count: found.length, days: daySums(found) };
};

/** The orders of the next days, whole: the range with which the office's screens begin. */
export const readNextOrders = async ({ caller, now }: Desk<'GET /api/orders'>) => {
  const { date: date_from } = airportTime(now);
  const where = { date_from, date_to: addDays(date_from, DEFAULT_DAYS_AHEAD) };
  const most = Number.POSITIVE_INFINITY;
  return { rows: await rowsOf(await findFirst(where, { order: 'date', most }, { caller, now }), false) };
};
