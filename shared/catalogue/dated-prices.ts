import * as z from 'zod/mini';
import type { CalendarDate } from '#shared/calendar-date.ts';
import { PRICE_CODES, type Price, type PriceCode } from '#shared/catalogue/price.ts';
import type { Cents } from '#shared/money.ts';
import { calendarDate } from '#shared/schemas.ts';

/**
 * A price list as it is stored: valid from midnight of its day at the airport until the next one begins; gross cents.
 * A code that it does not name keeps the price that it had.
 */
export const datedPrices = z.object({
  from: calendarDate,
  prices: z.partialRecord(z.enum(PRICE_CODES), z.int().check(z.gte(0))),
  version: z.int(),
});
export type DatedPrices = z.infer<typeof datedPrices>;

const begunBy = (lists: readonly DatedPrices[], day: CalendarDate): DatedPrices[] =>
  lists.filter(({ from }) => from <= day).toSorted((a, b) => a.from.localeCompare(b.from));

/** The prices of a day at the airport. @param first what is valid before the first list begins */
export const pricesOn = (
  first: readonly Price[],
  lists: readonly DatedPrices[],
  day: CalendarDate,
): Price[] => {
  const said: { readonly [code in PriceCode]?: Cents } = Object.assign(
    {},
    ...begunBy(lists, day).map(({ prices }) => prices),
  );
  return first.map((price) => ({ ...price, price: said[price.code] ?? price.price }));
};

/** The day since which the prices of `day` are valid; undefined while they are the first ones. */
export const validSince = (lists: readonly DatedPrices[], day: CalendarDate): CalendarDate | undefined =>
  begunBy(lists, day).at(-1)?.from;

/**
 * The version of what is sold on a day, for whoever keeps a copy: it rises with every edit, and at the midnight on
 * which a list begins, when nobody edits anything.
 */
export const versionOn = (version: number, lists: readonly DatedPrices[], day: CalendarDate): number =>
  version + begunBy(lists, day).length;
