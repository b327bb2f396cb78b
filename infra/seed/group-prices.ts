import { type GroupPrice, LANGUAGE_GROUPS } from '#shared/jobs/group-price.ts';

/** Code, net cents in German or English, net cents in another language; for the smallest group. */
const CODES = [
  ['MEET', 5400, 6400],
  ['ASSIST', 6800, 7900],
  ['TRANSFER', 8600, 9800],
] as const;

/** From, to, and what a group of this size costs on top; net cents. */
const SIZES = [
  [1, 9, 0],
  [10, 19, 2400],
  [20, 34, 4600],
  [35, 60, 7900],
  [61, 500, 14_000],
] as const;

/** The prices of airline groups on the first day. */
export const groupPrices: readonly GroupPrice[] = CODES.flatMap(([code, common, other]) =>
  SIZES.flatMap(([low, high, more]) =>
    LANGUAGE_GROUPS.map((group) => ({
      _id: `${code}-${low}-${group === 'OTHER' ? 'other' : 'de-en'}`.toLowerCase(),
      key: `${code} ${low}-${high} ${group}`,
      price: (group === 'OTHER' ? other : common) + more,
      agency_short: 'LHG',
    })),
  ),
);
