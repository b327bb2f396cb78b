import { describe, expect, it } from 'vitest';
import { amountProblem, numberProblem } from '#web/back-office/invoices/credit-problems.ts';
import { canBeCredited, closedBecause } from '#web/back-office/invoices/invoice-row.ts';

const open = {
  locked: false,
  credit_note: false,
  draft: false,
  amount_left: 381.94,
  client_type: 'agency',
} as const;

describe('a credit note', () => {
  it('is offered of an issued invoice of which something is left', () => {
    expect(canBeCredited(open)).toBe(true);
    expect(closedBecause(open)).toBeUndefined();
  });

  it('is not offered of a locked invoice, and the row says why', () => {
    expect(canBeCredited({ ...open, locked: true })).toBe(false);
    expect(closedBecause({ ...open, locked: true })).toBe('locked');
  });

  it('is not offered of a credit note or a draft', () => {
    expect(canBeCredited({ ...open, credit_note: true })).toBe(false);
    expect(canBeCredited({ ...open, draft: true })).toBe(false);
  });

  it('is not offered where nothing is left, and the row says why', () => {
    expect(canBeCredited({ ...open, amount_left: 0 })).toBe(false);
    expect(closedBecause({ ...open, amount_left: 0 })).toBe('nothing_left');
  });

  it('is not offered of a web client’s invoice, whatever is left', () => {
    expect(canBeCredited({ ...open, client_type: 'web' })).toBe(false);
    expect(closedBecause({ ...open, client_type: 'web', locked: true })).toBe('web');
  });

  it('has an amount above 0, up to what is left, in whole cents', () => {
    expect(amountProblem('', open)).toBe('amount.too_low');
    expect(amountProblem('0', open)).toBe('amount.too_low');
    expect(amountProblem('-3', open)).toBe('amount.too_low');
    expect(amountProblem('381.95', open)).toBe('amount.too_high');
    expect(amountProblem('0.005', open)).toBe('amount.decimals');
    expect(amountProblem('381.94', open)).toBeUndefined();
    expect(amountProblem('0.01', open)).toBeUndefined();
  });

  it('of twelve euros fifty is one of 12.50, with a comma as with a point', () => {
    const left = { amount_left: 12.5 };
    expect(amountProblem('12,50', left)).toBeUndefined();
    expect(amountProblem('12.50', left)).toBeUndefined();
    expect(amountProblem('12,51', left)).toBe('amount.too_high');
    expect(amountProblem('1.250', { amount_left: 2000 })).toBe('amount.decimals');
  });

  it('has a typed number for normal invoices only', () => {
    expect(numberProblem('', { use_case: 'sec24' })).toBeUndefined();
    expect(numberProblem(' ', { use_case: 'normal' })).toBe('invoice_number.empty');
    expect(numberProblem('RE 7/26', { use_case: 'normal' })).toBe('invoice_number.letters');
    expect(numberProblem('RE-7-26', { use_case: 'normal' })).toBeUndefined();
  });
});
