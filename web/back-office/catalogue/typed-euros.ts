import { isPrice } from '#shared/catalogue/price-rules.ts';

const TWO_DECIMALS = /^\d+([.,]\d{1,2})?$/;

/** Euros as they were typed; undefined where that is no price. */
export const typedEuros = (text: string): number | undefined => {
  const euros = Number(text.trim().replace(',', '.'));
  return TWO_DECIMALS.test(text.trim()) && isPrice(Math.round(euros * 100)) ? euros : undefined;
};
