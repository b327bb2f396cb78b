import { describe, expect, it } from 'vitest';
import { invoiceFormErrors } from '#shared/invoices/invoice-form-errors.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';

type Code = keyof typeof invoiceFormErrors;
const codes = Object.entries(invoiceFormErrors) as [Code, string][];

/** What the specification says to the letter (back office, sections 2 and 8). */
const SPECIFIED = [
  'Create new Invoice',
  'Back To List',
  'Essentials',
  'Client Address',
  'Invoice lines',
  'Remarks',
  'Please fix following issues in order to proceed:',
  'Preview',
  'Create Invoice',
  'Error Occurred',
];

describe('the messages of the invoice form', () => {
  it.each(codes)('of %s are in English what the server says', (code, message) => {
    expect(officeEn[`office.invoices.error.${code}`]).toBe(message);
  });

  it('are the specified ones to the letter', () => {
    const texts: readonly string[] = Object.values(officeEn);
    expect(SPECIFIED.filter((message) => !texts.includes(message))).toEqual([]);
  });

  it('are all in German too', () => {
    const same = codes.filter(([code, message]) => officeDe[`office.invoices.error.${code}`] === message);
    expect(same).toEqual([]);
  });
});
