import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netAfterConcession } from '#shared/invoices/amounts.ts';
import { creditNoteOf, demandOfAgency, demandUnlocked } from '#shared/invoices/credit-note.ts';
import type { Invoice, InvoiceDraft } from '#shared/invoices/invoice.ts';
import { anAgency, anAgencyInvoice, aPricedJob, aWebInvoice } from '#test/support/builders/invoice.ts';
import { NOW } from '#test/support/builders/order.ts';
import { expectInvoiceToAddUp } from '#test/support/expect-invoice-to-add-up.ts';

const anInvoiceOf = (net: number, tax = 1900, concession = 1250): Invoice =>
  anAgencyInvoice([aPricedJob(1, net)], { agency: anAgency({ tax, concession }) });

/** Credits one part after the other. */
const creditAll = (
  invoice: Invoice,
  amounts: readonly number[],
): { notes: InvoiceDraft[]; left: Invoice } => {
  let left = invoice;
  const notes = amounts.map((amount, index) => {
    const made = creditNoteOf(left, { _id: `part-${index}`, amount }, NOW);
    left = made.left;
    return made.creditNote;
  });
  return { notes, left };
};

const sumOf = (notes: readonly InvoiceDraft[], amountIn: (note: InvoiceDraft) => number): number =>
  notes.reduce((total, note) => total + amountIn(note), 0);

describe('a credit note', () => {
  it.each([
    ['a web client', aWebInvoice()],
    ['an agency', anInvoiceOf(22850)],
  ])('over the whole invoice of %s mirrors it and names it', (_, invoice) => {
    const { creditNote, left } = creditNoteOf(invoice, { _id: 'back', amount: invoice.amount_left }, NOW);
    const { lines, amount_netto, amount_concession, amount_tax, amount_brutto } = invoice;
    expect(creditNote).toMatchObject({
      credit_note: true,
      credit_note_invoice_number: invoice.invoice_number,
      credit_note_invoice_date: invoice.invoice_date,
      lines,
      amount_netto,
      amount_concession,
      amount_tax,
      amount_brutto,
      amount_left: 0,
    });
    expect(left).toMatchObject({ amount_left: 0, tax_left: 0 });
    expectInvoiceToAddUp(creditNote);
  });

  it('is open for accounting and in no batch yet, whatever its invoice is; it is booked on the same account', () => {
    const closed: Invoice = {
      ...anInvoiceOf(22850),
      locked: true,
      booking: { debitor: '10990', receipt: 'R-1' },
      exports: [{ export_id: 'first', name: 'EXTF.csv', at: NOW.toISOString() }],
    };
    const { creditNote } = creditNoteOf(closed, { _id: 'part', amount: 10000 }, NOW);
    expect(creditNote).toMatchObject({ locked: false, booking: { debitor: '10990' } });
    expect(creditNote.booking).not.toHaveProperty('receipt');
    expect(creditNote).not.toHaveProperty('exports');
  });

  it('says why, where somebody has written that, and else what its invoice says', () => {
    const invoice = { ...anInvoiceOf(22850), remarks: 'Thank you.' };
    const remarksOf = (reason?: string) =>
      creditNoteOf(invoice, { _id: 'part', amount: 10000, reason }, NOW).creditNote.remarks;
    expect([remarksOf(' Porter came late. '), remarksOf(' '), remarksOf()]).toEqual([
      'Porter came late.',
      'Thank you.',
      'Thank you.',
    ]);
  });

  it('speaks of the net after concession for agencies, and of gross for web clients', () => {
    const agency = creditNoteOf(anInvoiceOf(22850), { _id: 'part', amount: 10000 }, NOW);
    expect(agency.creditNote).toMatchObject({ amount_netto: 10000, amount_tax: 1900, amount_brutto: 11900 });
    const web = creditNoteOf(aWebInvoice(), { _id: 'part', amount: 11900 }, NOW);
    expect(web.creditNote).toMatchObject({ amount_netto: 10000, amount_tax: 1900, amount_brutto: 11900 });
  });

  it('the last of several parts takes what the others have left, for every sum, rate and concession', () => {
    const cents = fc.integer({ min: 100, max: 100_000 });
    const points = fc.integer({ min: 0, max: 5_000 });
    const cuts = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 5 });
    fc.assert(
      fc.property(cents, points, points, cuts, (net, tax, concession, percents) => {
        const invoice = anInvoiceOf(net, tax, concession);
        let left = invoice.amount_left;
        const amounts = percents.flatMap((percent) => {
          const amount = Math.floor((left * percent) / 100);
          left -= amount;
          return amount > 0 ? [amount] : [];
        });
        const { notes, left: end } = creditAll(invoice, [...amounts, left]);
        notes.forEach(expectInvoiceToAddUp);
        expect(sumOf(notes, netAfterConcession)).toBe(netAfterConcession(invoice));
        expect(sumOf(notes, ({ amount_tax }) => amount_tax)).toBe(invoice.amount_tax);
        expect(sumOf(notes, ({ amount_brutto }) => amount_brutto)).toBe(invoice.amount_brutto);
        expect(end).toMatchObject({ amount_left: 0, tax_left: 0 });
      }),
    );
  });

  it('the last of several parts of a gross invoice takes what the others have left too', () => {
    const { notes, left } = creditAll(aWebInvoice(), [333, 334, 5555, 16700 - 6222]);
    expect(sumOf(notes, ({ amount_netto }) => amount_netto)).toBe(14034);
    expect(sumOf(notes, ({ amount_tax }) => amount_tax)).toBe(2666);
    expect(left).toMatchObject({ amount_left: 0, tax_left: 0 });
  });

  it.each([
    [0, 'amount.too_low'],
    [-1, 'amount.too_low'],
    [16701, 'amount.too_high'],
  ])('over %i cents of 16700 is refused as %s', (amount, code) => {
    expect(() => creditNoteOf(aWebInvoice(), { _id: 'x', amount }, NOW)).toThrow(
      expect.objectContaining({ fields: { amount: expect.objectContaining({ code }) } }),
    );
  });

  it('is refused over a credit note and over a draft', () => {
    const { creditNote } = creditNoteOf(aWebInvoice(), { _id: 'x', amount: 16700 }, NOW);
    const note: Invoice = { ...aWebInvoice(), ...creditNote };
    expect(() => creditNoteOf(note, { _id: 'y', amount: 1 }, NOW)).toThrow('Only an issued invoice');
    const draft = anAgencyInvoice([aPricedJob(1, 6200)], { draft: true });
    expect(() => creditNoteOf(draft, { _id: 'y', amount: 1 }, NOW)).toThrow('Only an issued invoice');
  });

  it('of the office is refused over an invoice whose month is closed', () => {
    expect(() => demandUnlocked({ locked: true })).toThrow('closed for accounting');
    expect(() => demandUnlocked({ locked: false })).not.toThrow();
  });

  it('of the office is refused over a web client’s invoice: it comes with the refund', () => {
    expect(() => demandOfAgency(aWebInvoice())).toThrow('credited by a refund');
    expect(() => demandOfAgency(anInvoiceOf(10000))).not.toThrow();
  });
});
