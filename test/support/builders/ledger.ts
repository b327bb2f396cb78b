import fc from 'fast-check';
import { addDays } from '#shared/calendar-date.ts';
import { netAmounts } from '#shared/invoices/amounts.ts';
import { creditNoteOf } from '#shared/invoices/credit-note.ts';
import { COST_CENTERS, type Invoice } from '#shared/invoices/invoice.ts';
import { anAgencyInvoice, aPricedJob, aWebInvoice, numbered } from '#test/support/builders/invoice.ts';
import { NOW } from '#test/support/builders/order.ts';

type Choice = {
  net: number;
  tax: number;
  concession: number;
  part: number;
  center: 1 | 2;
  day: number;
  isWeb: boolean;
};

const anInvoice = ({ net, tax, concession, center, isWeb }: Choice): Invoice => {
  const choice = { cost_center: COST_CENTERS[center], invoice_number: '' };
  if (isWeb) return { ...aWebInvoice(), ...choice };
  const invoice = anAgencyInvoice([aPricedJob(1, net)]);
  const amounts = netAmounts(invoice.lines, { tax, concession });
  const amount_left = amounts.amount_netto - amounts.amount_concession;
  return { ...invoice, ...choice, tax, concession, ...amounts, amount_left, tax_left: amounts.amount_tax };
};

/** An invoice as it is left and the credit note over a part of it, both numbered, on a day of November 2026. */
const documentsOf = (choice: Choice, index: number): Invoice[] => {
  const invoice_date = addDays('2026-11-01', choice.day);
  const invoice = numbered({ ...anInvoice(choice), invoice_date }, `${20001 + 2 * index}-A`);
  const amount = Math.ceil((invoice.amount_left * choice.part) / 100);
  if (amount === 0) return [invoice];
  const { creditNote, left } = creditNoteOf(invoice, { _id: `credit-${index}`, amount }, NOW);
  return [numbered({ ...creditNote, invoice_date }, `${20002 + 2 * index}-A`), left];
};

const choices = fc.record<Choice>({
  net: fc.integer({ min: 100, max: 5_000_000 }),
  tax: fc.constantFrom(0, 700, 1900),
  concession: fc.integer({ min: 0, max: 5_000 }),
  part: fc.integer({ min: 0, max: 100 }),
  center: fc.constantFrom(1, 2),
  day: fc.integer({ min: 0, max: 29 }),
  isWeb: fc.boolean(),
});

/** Invoices and credit notes of a month, with rates of 0, 7 and 19 percent. */
export const aMonthOfDocuments = (invoices: number): fc.Arbitrary<Invoice[]> =>
  fc
    .array(choices, { minLength: invoices, maxLength: invoices, size: 'max' })
    .map((chosen) => chosen.flatMap(documentsOf));
