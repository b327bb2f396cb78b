/** Why a typed text is no number. */
export type NumberProblem = 'empty' | 'unreadable' | 'ambiguous' | 'decimals';

/** The number that was typed, or why it cannot be read. */
export type ReadNumber =
  | { readonly value: number; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: NumberProblem };

const ARABIC_ZEROS = ['٠', '۰'].map((zero) => zero.charCodeAt(0));
const ASCII_ZERO = 48;

/** Wide and Arabic digits are digits; a euro sign beside an amount, and spaces of every width, say nothing more. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ARABIC_ZEROS.find((first) => code >= first && code <= first + 9) ?? ASCII_ZERO;
      return String(code - zero);
    })
    .replace(/[٫٬]/g, (mark) => (mark === '٫' ? ',' : "'"))
    .replace(/[’‘ʼ]/g, "'")
    .replace('−', '-')
    .replace(/^\s*€\s*|\s*€\s*$/g, '')
    .trim();

const WHOLE = /^\d+$/;
/** One mark alone: the decimals follow it, unless they could be thousands. */
const ONE_MARK = /^(\d*)[.,](\d+)$/;
/** Thousands by one mark throughout, and decimals behind another one. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,'\s])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d+))?$/;
/** `1.234` is a thousand in German and one and a fraction in English; `0.500` and `1234.500` are not thousands. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Digits before and behind the decimal mark. */
const partsOf = (text: string): readonly [string, string] | undefined => {
  if (WHOLE.test(text)) return [text, ''];
  const [, before, behind = ''] = ONE_MARK.exec(text) ?? [];
  if (before !== undefined) return [before, behind];
  const [grouped, , decimals = ''] = GROUPED.exec(text) ?? [];
  if (grouped === undefined) return undefined;
  const head = decimals === '' ? grouped : grouped.slice(0, -decimals.length - 1);
  return [head.replace(/\D/g, ''), decimals];
};

/**
 * A number as people type and paste it: point or comma before the decimals, thousands by point, comma, space or
 * apostrophe. One mark before exactly three digits (`1.234`, `12,500`) can be read both ways, and is refused.
 * @param decimals how many may follow the decimal mark
 * @returns the number in units of its last decimal: with two decimals `12,50` is 1250, as cents are
 */
export const readNumber = (typed: string, decimals: 0 | 2): ReadNumber => {
  const text = plain(typed);
  const isNegative = text.startsWith('-');
  const digits = isNegative ? text.slice(1) : text;
  if (text === '') return { problem: 'empty' };
  if (AMBIGUOUS.test(digits)) return { problem: 'ambiguous' };
  const parts = partsOf(digits);
  if (!parts) return { problem: 'unreadable' };
  const [before, behind] = parts;
  if (behind.length > decimals) return { problem: 'decimals' };
  const value = Number(before + behind.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(value)) return { problem: 'unreadable' };
  return { value: isNegative && value !== 0 ? -value : value };
};
