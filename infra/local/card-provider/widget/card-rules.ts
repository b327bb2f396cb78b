/** Used by the widget in the browser and again by the sandbox's server. */
const BRANDS = [
  ['VISA', /^4/],
  ['MASTER', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['AMEX', /^3[47]/],
] as const;

/** The brand as COPYandPAY names it; undefined until the first digits tell. */
export const brandOf = (number: string): string | undefined =>
  BRANDS.find(([, pattern]) => pattern.test(number))?.[0];

/** Of the right length for its brand, and with the right check digit (Luhn, ISO/IEC 7812-1). */
export const isCardNumber = (number: string): boolean => {
  const lengths = brandOf(number) === 'AMEX' ? [15] : brandOf(number) === 'VISA' ? [13, 16, 19] : [16];
  if (!/^\d+$/.test(number) || !lengths.includes(number.length)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

export const securityCodeLength = (brand: string | undefined): number => (brand === 'AMEX' ? 4 : 3);
