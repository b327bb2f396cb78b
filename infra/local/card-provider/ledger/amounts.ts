const AMOUNT = /^[0-9]{1,10}(\.[0-9]{2})?$/;

/** Cents of a decimal string such as `92.00` or `92`; undefined when the provider would refuse its format.
 * Read digit by digit, because 1.15 * 100 is not 115. */
export const toCents = (amount: string): number | undefined => {
  if (!AMOUNT.test(amount)) return undefined;
  const [whole = '0', fraction = '00'] = amount.split('.');
  return Number(whole) * 100 + Number(fraction);
};

/** `9200` cents as `92.00`. */
export const toAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
