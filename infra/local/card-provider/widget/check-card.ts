import { brandOf, isCardNumber, securityCodeLength } from './card-rules.ts';
import { isPast, parseExpiry } from './expiry.ts';
import type { WidgetTexts } from './texts.ts';

export type CardInput = { number: string; holder: string; expiry: string; cvv: string };
export type CardErrors = Record<keyof CardInput, string>;

const numberError = (number: string, brands: string[], texts: WidgetTexts): string => {
  const brand = brandOf(number);
  if (brand !== undefined && !brands.includes(brand))
    return texts.brandRefused.replace('{brands}', brands.join(', '));
  return isCardNumber(number) ? '' : texts.numberInvalid;
};

const expiryError = (text: string, today: Date, texts: WidgetTexts): string => {
  const expiry = parseExpiry(text);
  if (!expiry) return texts.expiryInvalid;
  return isPast(expiry, today) ? texts.expiryPast : '';
};

/** What is wrong with each field, in the payer's words; empty where nothing is. */
export const checkCard = (
  input: CardInput,
  brands: string[],
  today: Date,
  texts: WidgetTexts,
): CardErrors => {
  const number = input.number.replace(/\s/g, '');
  const cvvLength = securityCodeLength(brandOf(number));
  const isCvv = /^\d+$/.test(input.cvv) && input.cvv.length === cvvLength;
  return {
    number: numberError(number, brands, texts),
    holder: input.holder.trim() === '' ? texts.holderMissing : '',
    expiry: expiryError(input.expiry, today, texts),
    cvv: isCvv ? '' : cvvLength === 4 ? texts.cvvInvalidAmex : texts.cvvInvalid,
  };
};
