import type { EInvoice, EInvoiceLine } from '#shared/invoices/e-invoice.ts';
import { shareOf } from '#shared/invoices/tax.ts';
import type { Cents } from '#shared/money.ts';
import type { RefusalValues } from '#shared/texts/filled-refusal.ts';
import type { RefusalReason } from '#shared/texts/refusals.ts';

/** Why an electronic invoice may not be issued, with what fills its text. */
export type EInvoiceProblem = { readonly reason: RefusalReason; readonly values: RefusalValues };

/**
 * The last of several partial credit notes takes the cents of tax that the others have left, so that all of them add up
 * to the invoice's; readers of electronic invoices allow for less than a euro.
 */
const MOST_REMAINDER: Cents = 99;

const sumOf = (lines: readonly EInvoiceLine[]): Cents => lines.reduce((total, { sum }) => total + sum, 0);

/** What is not there, by its business term and, for the reader, by what it is. */
const missingOf = ({ date, seller, buyer, period, terms, type, preceding, lines }: EInvoice): string[] => {
  const needed: readonly [string, unknown][] = [
    ['BT-2', date],
    ['BT-27', seller.name],
    ['BT-31', seller.vat_id],
    ['BT-40', seller.country_code],
    ['BT-44', buyer.name.trim()],
    ['BT-50', buyer.street.trim()],
    ['BT-52', buyer.city.trim()],
    ['BT-53', buyer.zip.trim()],
    ['BT-73', period.from],
    ['BT-74', period.to],
    ['BT-20', terms],
    ['BT-84', seller.iban],
    ['BG-25', lines.length],
    ['BT-153', lines.every(({ name }) => name.trim())],
    ['BT-25', type === '380' || preceding],
  ];
  return needed.filter(([, value]) => !value).map(([term]) => term);
};

const isLineRight = ({ quantity, price, sum }: EInvoiceLine): boolean =>
  quantity > 0 && price >= 0 && sum === quantity * price;

const isTaxRight = ({ type, base, tax, allowance }: EInvoice): boolean => {
  const difference = Math.abs(tax.amount - shareOf(base, tax.rate));
  const isPart = type === '381' && !allowance;
  return isPart && tax.rate > 0 ? difference <= MOST_REMAINDER : difference === 0;
};

const isReasonGiven = ({ tax, buyer }: EInvoice): boolean => {
  if (tax.category === 'S') return tax.rate > 0;
  return tax.rate === 0 && Boolean(tax.reason) && (tax.category !== 'AE' || buyer.vat_id !== '');
};

/** The rules of EN 16931 that a document breaks, by their names. */
const brokenRules = (given: EInvoice): string[] => {
  const { lines, line_total, base, total, tax, allowance, period } = given;
  const kept: readonly [string, boolean][] = [
    ['BT-131', lines.every(isLineRight)],
    ['BR-CO-10', sumOf(lines) === line_total],
    ['BG-20', !allowance || allowance.amount === shareOf(line_total, allowance.rate)],
    ['BR-CO-13', line_total - (allowance?.amount ?? 0) === base],
    ['BR-CO-15', base + tax.amount === total],
    ['BR-CO-17', isTaxRight(given)],
    ['BR-S-08', isReasonGiven(given)],
    ['BR-29', period.from <= period.to],
    ['BT-112', total > 0 && [line_total, base, tax.amount, total].every((sum) => sum >= 0)],
  ];
  return kept.filter(([, isKept]) => !isKept).map(([rule]) => rule);
};

/**
 * Everything that keeps an electronic invoice from being issued; empty when it may be. Validators let tax that is wrong by
 * less than a euro pass, lines that are not quantity times price, and a missing service period: this does not.
 * Source: EN 16931-1, section 6.4; docs/decisions.md, invoices.
 */
export const eInvoiceProblems = (given: EInvoice, country: string): EInvoiceProblem[] => {
  const missing = missingOf(given);
  const broken = brokenRules(given);
  return [
    ...(given.buyer.country ? [] : [{ reason: 'invoice.country' as const, values: { country } }]),
    ...(missing.length > 0
      ? [{ reason: 'invoice.incomplete' as const, values: { terms: missing.join(', ') } }]
      : []),
    ...(broken.length > 0
      ? [{ reason: 'invoice.arithmetic' as const, values: { rules: broken.join(', ') } }]
      : []),
  ];
};
