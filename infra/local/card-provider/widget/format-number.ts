import { brandOf } from './card-rules.ts';

/** Groups the digits as they stand on the card: 4 4 4 4, on an AMEX 4 6 5. */
export const formatNumber = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  const groups = brandOf(digits) === 'AMEX' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /\d{1,4}/g;
  const parts = digits.match(groups) ?? [];
  return (brandOf(digits) === 'AMEX' ? parts.slice(1).filter(Boolean) : [...parts]).join(' ');
};
