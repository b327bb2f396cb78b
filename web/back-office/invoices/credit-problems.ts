import { eurosToCents } from '#shared/money.ts';
import { readNumber } from '#shared/typed-number.ts';
import type { InvoiceRow } from '#web/back-office/invoices/invoice-row.ts';

/** Codes of what keeps a credit note from being made; each is the end of its text's key. */
export const CREDIT_PROBLEMS = [
  'amount.too_low',
  'amount.too_high',
  'amount.decimals',
  'invoice_number.empty',
  'invoice_number.letters',
  'invoice_number.automatic',
  'invoice_number.exists',
  'invoice_number.unchecked',
] as const;
export type CreditProblem = (typeof CREDIT_PROBLEMS)[number];

export type CreditInput = {
  readonly amount: string;
  readonly number: string;
  readonly reason: string;
};

/** What is wrong with a typed amount (back-office specification, section 5, "Credit note"). */
export const amountProblem = (
  typed: string,
  { amount_left }: Pick<InvoiceRow, 'amount_left'>,
): CreditProblem | undefined => {
  const { value: cents = 0, problem } = readNumber(typed, 2);
  if (problem === 'decimals' || problem === 'ambiguous') return 'amount.decimals';
  if (cents <= 0) return 'amount.too_low';
  return cents > eurosToCents(amount_left) ? 'amount.too_high' : undefined;
};

/** What is wrong with a typed number, before the server is asked; those of section 24 are not typed. */
export const numberProblem = (
  typed: string,
  { use_case }: Pick<InvoiceRow, 'use_case'>,
): CreditProblem | undefined => {
  if (use_case === 'sec24') return undefined;
  if (typed.trim() === '') return 'invoice_number.empty';
  return /^[A-Za-z0-9-]{1,36}$/.test(typed.trim()) ? undefined : 'invoice_number.letters';
};
