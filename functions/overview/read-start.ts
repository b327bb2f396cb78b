import { mailsInScope } from '#functions/overview/list-mails.ts';
import { openAttention } from '#functions/platform/data/attention.ts';
import { turnoverIn } from '#functions/platform/data/invoice.ts';
import { invoiceRuns, unitsOfRun } from '#functions/platform/data/invoice-run.ts';
import { jobsOn } from '#functions/platform/data/job.ts';
import { getOrders } from '#functions/platform/data/order.ts';
import { failedAnnouncements } from '#functions/platform/data/outbox.ts';
import { unsettledAttempts } from '#functions/platform/data/payment-attempt.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import { addDays, airportTime, type CalendarDate, instantOf } from '#shared/calendar-date.ts';
import { isOneMail } from '#shared/emails/mail-log.ts';
import { runProgress } from '#shared/invoices/invoice-run.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import type { StartApi } from '#shared/overview/start-api.ts';
import { monthsUpTo, turnoverRows } from '#shared/overview/turnover.ts';
import type { Attention } from '#shared/payments/attention.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

type Question<K extends keyof StartApi> = Request<K, StartApi[K]>;

/** Further back a mail that did not arrive helps nobody. */
const MAIL_DAYS = 7;
/** Further matters are looked at where they are settled. */
const SHOWN_MATTERS = 5;
const MONTHS = 12;

/** Every order whose sum is held has a payment that is not at rest: no other list is read. */
const ordersToConfirm = async (caller: Caller, now: Date) => {
  const held = (await unsettledAttempts(now)).filter(({ state }) => state === 'authorized');
  const orders = await getOrders([...new Set(held.map(({ order_id }) => order_id))]);
  const days = [...orders.values()]
    .filter((order) => order.status === 'ordered' && order.payment_status === 'authorized')
    .filter((order) => isInScope(order, caller))
    .map(({ date = '' }) => date)
    .sort();
  return { count: days.length, from: days.at(0), to: days.at(-1) };
};

const unassignedOn = async (day: CalendarDate, { user }: Caller): Promise<number> => {
  const jobs = (await Promise.all(airportsInScope(user).map((airport) => jobsOn(airport, day)))).flat();
  return jobs.filter(({ status, employee_ids = [] }) => status !== 'cancelled' && employee_ids.length === 0)
    .length;
};

const mattersOf = (open: readonly Attention[]) => ({
  count: open.length,
  rows: open.slice(0, SHOWN_MATTERS).map(({ _id, kind, since, order_id, airport }) => ({
    ...{ _id, kind, since },
    order: order_id,
    order_number: orderNumber(order_id, airport),
  })),
});

const failedMails = async (from: CalendarDate, caller: Caller) => {
  const since = instantOf({ date: from, hours: 0, minutes: 0 }) ?? new Date(`${from}T00:00:00Z`);
  const failed = (await failedAnnouncements(since)).filter(isOneMail);
  return { count: (await mailsInScope(failed, caller)).length, from };
};

const latestRun = async ({ user }: Caller) => {
  const scope = airportsInScope(user);
  const run = (await invoiceRuns()).find(({ airports }) => airports.every((one) => scope.includes(one)));
  if (!run) return undefined;
  const { finished, failed } = runProgress(await unitsOfRun(run._id));
  const { period_from, period_to, total, state } = run;
  const is_running = state === 'running';
  return is_running || failed > 0
    ? { period_from, period_to, is_running, finished, total, failed }
    : undefined;
};

/** What waits for the office today; only of airports in the caller's scope. */
export const readStart = async ({ caller, now }: Question<'GET /api/start'>) => {
  const today = airportTime(now).date;
  const tomorrow = addDays(today, 1);
  const [to_confirm, ofToday, ofTomorrow, open, failed_mails, run] = await Promise.all([
    ordersToConfirm(caller, now),
    unassignedOn(today, caller),
    unassignedOn(tomorrow, caller),
    openAttention(),
    failedMails(addDays(today, -MAIL_DAYS), caller),
    latestRun(caller),
  ]);
  const seen = open.filter((matter) => isInScope(matter, caller));
  return {
    ...{ today, tomorrow, to_confirm, failed_mails, run },
    unassigned: { today: ofToday, tomorrow: ofTomorrow },
    expiring: mattersOf(seen.filter(({ kind }) => kind === 'hold_old')),
    attention: mattersOf(seen.filter(({ kind }) => kind !== 'hold_old')),
  };
};

/** What was billed in the last twelve months; only at airports in the caller's scope. */
export const readTurnover = async ({ caller, now }: Question<'GET /api/start/turnover'>) => {
  const months = monthsUpTo(airportTime(now).date, MONTHS);
  const scope = airportsInScope(caller.user);
  const rows = await Promise.all(months.map(async (month) => turnoverRows(month, await turnoverIn(month))));
  return { months, rows: rows.flat().filter(({ airport }) => scope.includes(airport)) };
};
