type Expiry = { month: string; year: string };

/** Reads `08 / 29`, `0829`, `8/29` and what password managers fill in: `08/2029`. */
export const parseExpiry = (text: string): Expiry | undefined => {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*[/-]?\s*((?:20)?\d{2})\s*$/.exec(text) ?? [];
  if (month === '') return undefined;
  return { month: month.padStart(2, '0'), year: year.length === 2 ? `20${year}` : year };
};

/** A card is good until the last day of its month. */
export const isPast = ({ month, year }: Expiry, today: Date): boolean =>
  Number(year) * 12 + Number(month) < today.getFullYear() * 12 + today.getMonth() + 1;

/** Puts the slash in while the digits are typed: `0829` becomes `08 / 29`, and `5` becomes `05`. */
export const formatExpiry = (text: string): string => {
  const parsed = text.includes('/') ? parseExpiry(text) : undefined;
  const typed = parsed ? `${parsed.month}${parsed.year.slice(2)}` : text.replace(/\D/g, '');
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
};
