import * as z from 'zod/mini';

/** An amount of money in whole euro cents. All rules and the database know nothing else. */
export type Cents = number;

/**
 * Euros with at most two decimals, as the specification's fields carry them, to cents.
 * @throws RangeError when there are more decimals than two or the amount is not a safe number.
 */
export const eurosToCents = (euros: number): Cents => {
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents / 100 - euros) > 1e-9) {
    throw new RangeError(`${euros} is not an amount in euros with at most two decimals`);
  }
  return cents;
};

/** Cents to euros, as the specification's fields carry them. */
export const centsToEuros = (cents: Cents): number => cents / 100;

/** Cents as the card provider writes amounts: `92.00`. */
export const centsToDecimal = (cents: Cents): string => (cents / 100).toFixed(2);

/** Cents as German books write amounts: `92,00`. */
export const centsWithComma = (cents: Cents): string => centsToDecimal(cents).replace('.', ',');

const withinTwoDecimals = z.refine<number>(
  (euros) => {
    try {
      eurosToCents(euros);
      return true;
    } catch {
      return false;
    }
  },
  { error: 'at most two decimals' },
);

/** The one place where money changes its unit: euros in JSON, cents inside. */
export const euroAmount = z.codec(z.number().check(withinTwoDecimals), z.int(), {
  decode: eurosToCents,
  encode: centsToEuros,
});
