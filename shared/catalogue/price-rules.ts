import type { CalendarDate } from '#shared/calendar-date.ts';
import type { Price, PriceCode } from '#shared/catalogue/price.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { type FoundProblem, fieldProblems } from '#shared/field-problems.ts';
import type { Cents } from '#shared/money.ts';
import { refused } from '#shared/refused.ts';

/** Keeps sums within reason: 10,000 euros. */
export const PRICE_MAX = 10_000_00;

/** What can be wrong with prices, in the words of the server. */
export const priceErrors = {
  'price.amount': 'Please enter a price from 0.00 to 10,000.00 euros with at most two decimals.',
  'price.twice': 'This price is named twice.',
  'price.missing': 'Please enter a price for every code.',
} as const;
export type PriceErrorCode = keyof typeof priceErrors;

/** A price as the office sends it: gross cents. `was` is what the form showed before. */
export type PriceRow = {
  readonly code: PriceCode;
  readonly price: Cents;
  readonly was?: Cents | undefined;
};

export const isPrice = (price: Cents): boolean =>
  Number.isSafeInteger(price) && price >= 0 && price <= PRICE_MAX;

const demandRows = (
  rows: readonly PriceRow[],
  further: readonly FoundProblem<PriceErrorCode>[] = [],
): void => {
  const found = rows.flatMap(({ code, price }, index): FoundProblem<PriceErrorCode>[] => [
    [code, !isPrice(price) && 'price.amount'],
    [code, rows.findIndex((row) => row.code === code) !== index && 'price.twice'],
  ]);
  const problems = fieldProblems([...found, ...further], priceErrors);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
};

type Cent = { readonly [code in PriceCode]?: Cents };

const byCode = (rows: readonly Pick<PriceRow, 'code' | 'price'>[]): Cent =>
  Object.fromEntries(rows.map(({ code, price }) => [code, price]));

/**
 * All prices of today after some of them were edited; fields are named by code.
 * @throws DomainError `invalid_input`; `changed_meanwhile` when a price is not any more what the form showed
 */
export const editedPrices = (today: readonly Price[], rows: readonly PriceRow[]): Cent => {
  demandRows(rows);
  const now = byCode(today);
  const stale = rows.filter(({ code, was }) => was !== undefined && was !== now[code]);
  if (stale.length > 0) {
    throw refused(
      'price.changed',
      {},
      Object.fromEntries(
        stale.map(({ code }) => [code, { code: 'changed', message: 'This price was changed meanwhile.' }]),
      ),
    );
  }
  return { ...now, ...byCode(rows) };
};

/**
 * All prices of a list that begins later.
 * @throws DomainError `invalid_input`; `refused_transition` when its day has begun
 */
export const plannedPrices = (
  known: readonly Price[],
  rows: readonly PriceRow[],
  { from, today }: { from: CalendarDate; today: CalendarDate },
): Cent => {
  demandPlanned(from, today);
  const named = byCode(rows);
  demandRows(
    rows,
    known.map(({ code }) => [code, named[code] === undefined && 'price.missing']),
  );
  return named;
};

/** @throws DomainError `refused_transition` when the list is in force, or was */
export const demandPlanned = (from: CalendarDate, today: CalendarDate): void => {
  if (from <= today) throw refused('price_list.in_force', { date: from });
};
