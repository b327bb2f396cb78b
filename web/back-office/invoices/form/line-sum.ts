import type { Cents } from '#shared/money.ts';
import { readNumber } from '#shared/typed-number.ts';
import { centsOf } from '#web/back-office/invoices/form/form-of-input.ts';
import type { SublineInput } from '#web/back-office/invoices/form/invoice-input.ts';

/** What a line comes to; nothing as long as its amount or price is none. */
export const lineSum = ({ amount, netto }: Pick<SublineInput, 'amount' | 'netto'>): Cents => {
  const sum = (readNumber(amount, 0).value ?? 0) * (centsOf(netto) ?? 0);
  return Number.isSafeInteger(sum) && sum > 0 ? sum : 0;
};
