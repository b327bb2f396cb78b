import { auditOfSubject, auditWrite } from '#functions/platform/data/audit.ts';
import { readFirstPrices } from '#functions/platform/data/catalogue.ts';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import {
  readDatedPrices,
  removeDatedPrices,
  storeDatedPrices,
} from '#functions/platform/data/dated-prices.ts';
import { againWhenChanged, save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { type AuditEntry, auditChanges } from '#shared/audit/audit-entry.ts';
import { airportTime, type CalendarDate } from '#shared/calendar-date.ts';
import { type DatedPrices, pricesOn, validSince } from '#shared/catalogue/dated-prices.ts';
import type { Price, PriceCode } from '#shared/catalogue/price.ts';
import type { PriceListApi } from '#shared/catalogue/price-list-api.ts';
import { demandPlanned, editedPrices, plannedPrices } from '#shared/catalogue/price-rules.ts';
import { centsToDecimal } from '#shared/money.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

type Call<K extends keyof PriceListApi> = Request<K, PriceListApi[K]>;

/** Both kinds of entry have one subject each, so that the screen reads the history of all its lists at once. */
const SUBJECTS = { price: 'prices', price_list: 'price_lists' } as const;

const load = async () => {
  const [first, lists] = await Promise.all([readFirstPrices(), readDatedPrices()]);
  return { first, lists };
};

const inEuros = (prices: DatedPrices['prices']) =>
  Object.fromEntries(Object.entries(prices).map(([code, cents]) => [code, centsToDecimal(cents)]));

const centsOf = (prices: readonly Price[]): DatedPrices['prices'] =>
  Object.fromEntries(prices.map(({ code, price }) => [code, price]));

const rowsOf = (prices: DatedPrices['prices']) =>
  Object.entries(prices).map(([code, price]) => ({ code: code as PriceCode, price }));

const answerOf = ({ from, version, prices }: DatedPrices) => ({ from, version, prices: rowsOf(prices) });

type Told = Pick<AuditEntry, 'act' | 'by' | 'title' | 'changes'> & { kind: keyof typeof SUBJECTS };

const saveTold = (write: Write, told: Told, now: Date): Promise<void> =>
  save(write, auditWrite({ ...told, subject: SUBJECTS[told.kind] }, now), announceEdit());

/** The prices of a day: of one to come, as they are planned. */
export const readPricesOf = async ({ params: { date } }: Call<'GET /api/prices/{date}'>) => {
  const { first, lists } = await load();
  return pricesOn(first, lists, date);
};

export const readPriceLists = async ({ now }: Call<'GET /api/prices/lists'>) => {
  const today = airportTime(now).date;
  const lists = await readDatedPrices();
  const since = validSince(lists, today);
  return {
    today,
    ...(since && { since }),
    planned: lists.filter(({ from }) => from > today).map(answerOf),
  };
};

export const readPriceHistory = async () => {
  const [ofPrices, ofLists] = await Promise.all([
    auditOfSubject('price', SUBJECTS.price),
    auditOfSubject('price_list', SUBJECTS.price_list),
  ]);
  return { rows: [...ofPrices, ...ofLists].toSorted((a, b) => b.at.localeCompare(a.at)) };
};

/**
 * Changes prices from today on: they stand in today's list, so that yesterday's stay known. Planned lists stay as they
 * are. Two people who change different prices both succeed.
 * @throws DomainError `invalid_input`, `changed_meanwhile` for a price that is not any more what the form showed
 */
export const savePrices = ({ body, caller, now }: Call<'PUT /api/prices'>) =>
  againWhenChanged(async () => {
    const today = airportTime(now).date;
    const { first, lists } = await load();
    const before = pricesOn(first, lists, today);
    const prices = editedPrices(before, body);
    const changes = auditChanges(inEuros(centsOf(before)), inEuros(prices));
    if (changes.length === 0) return before;
    const stored = lists.find(({ from }) => from === today);
    await saveTold(
      storeDatedPrices(stored, { from: today, prices }),
      { kind: 'price', act: 'changed', by: actorOf(caller.user), title: today, changes },
      now,
    );
    return before.map((price) => ({ ...price, price: prices[price.code] ?? price.price }));
  });

const stored = (lists: readonly DatedPrices[], date: CalendarDate, version: number): DatedPrices => {
  const list = lists.find(({ from }) => from === date);
  if (!list) throw refused('price_list.unknown');
  if (list.version !== version) throw refused('price.changed');
  return list;
};

/**
 * Plans the list of a day to come, or changes it.
 * @throws DomainError `invalid_input`, `refused_transition` once its day has begun, `already_exists`,
 * `changed_meanwhile` for an older version
 */
export const savePriceList = async ({ params, body, caller, now }: Call<'PUT /api/prices/{date}'>) => {
  const { first, lists } = await load();
  const when = { from: params.date, today: airportTime(now).date };
  const prices = plannedPrices(first, body.prices, when);
  const isNew = body.version === 0;
  if (isNew && lists.some(({ from }) => from === params.date)) throw refused('price_list.exists');
  const before = isNew ? undefined : stored(lists, params.date, body.version);
  const changes = auditChanges(before && inEuros(before.prices), inEuros(prices));
  if (before && changes.length === 0) return answerOf(before);
  await saveTold(
    storeDatedPrices(before, { from: params.date, prices }),
    {
      kind: 'price_list',
      act: isNew ? 'created' : 'changed',
      by: actorOf(caller.user),
      title: params.date,
      changes,
    },
    now,
  );
  return answerOf({ from: params.date, prices, version: body.version + 1 });
};

/** @throws DomainError `refused_transition` once its day has begun, `not_found`, `changed_meanwhile` */
export const withdrawPriceList = async ({
  params,
  body,
  caller,
  now,
}: Call<'POST /api/prices/{date}/withdraw'>) => {
  demandPlanned(params.date, airportTime(now).date);
  const list = stored(await readDatedPrices(), params.date, body.version);
  const changes = auditChanges(inEuros(list.prices), undefined);
  await saveTold(
    removeDatedPrices(list),
    { kind: 'price_list', act: 'deleted', by: actorOf(caller.user), title: params.date, changes },
    now,
  );
  return undefined;
};
