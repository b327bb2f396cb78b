import { isPrice } from '#shared/catalogue/price-rules.ts';
import { centsToEuros } from '#shared/money.ts';
import { readNumber } from '#shared/typed-number.ts';

/** Euros as they were typed; undefined where that is no price. */
export const typedEuros = (text: string): number | undefined => {
  const { value: cents } = readNumber(text, 2);
  return cents !== undefined && isPrice(cents) ? centsToEuros(cents) : undefined;
};
