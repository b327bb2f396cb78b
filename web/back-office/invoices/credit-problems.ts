import { eurosToCents } from '#shared/money.ts';
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

export type CreditInput = { readonly amount: string; readonly number: string };

const isCents = (euros: number): boolean => {
  try {
    eurosToCents(euros);
    return true;
  } catch {
    return false;
  }
};

/** What is wrong with a typed amount (back-office specification, section 5, "Credit note"). */
export const amountProblem = (
  typed: string,
  { amount_left }: Pick<InvoiceRow, 'amount_left'>,
): CreditProblem | undefined => {
  const amount = Number(typed);
  if (typed.trim() === '' || !(amount > 0)) return 'amount.too_low';
  if (amount > amount_left) return 'amount.too_high';
  return isCents(amount) ? undefined : 'amount.decimals';
};

/** What is wrong with a typed number, before the server is asked; those of section 24 are not typed. */
export const numberProblem = (
  typed: string,
  { use_case }: Pick<InvoiceRow, 'use_case'>,
): CreditProblem | undefined => {
  if (use_case === 'sec24') return undefined;
  if (typed.trim() === '') return 'invoice_number.empty';
  return /^[A-Za-z0-9-]{1,40}$/.test(typed.trim()) ? undefined : 'invoice_number.letters';
};
