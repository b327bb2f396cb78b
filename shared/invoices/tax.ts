import type { Cents } from '#shared/money.ts';

/**
 * The rate of the company's services in basis points: 1900 are 19 percent (§ 12 (1) UStG; back-office specification,
 * section 9).
 */
export const TAX_POINTS = 1900;
const WHOLE = 10_000;

/** Half away from zero, so that a credit note mirrors its invoice. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** A share of a sum: `points` are basis points. */
export const shareOf = (sum: Cents, points: number): Cents => rounded((sum * points) / WHOLE);

/**
 * The net part of a gross sum. The tax is what remains of it: rounded on its own, both would not add up again for
 * every sixth sum.
 * @param points basis points
 */
export const netOfGross = (gross: Cents, points: number): Cents =>
  rounded((gross * WHOLE) / (WHOLE + points));

/**
 * Spreads a sum over its parts in proportion to their weights, so that they add up to it: the cents that rounding
 * leaves go to the largest remainders.
 */
export const spread = (sum: Cents, weights: readonly number[]): Cents[] => {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (sum * weight) / whole);
  const parts = exact.map(Math.floor);
  const missing = sum - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
};
