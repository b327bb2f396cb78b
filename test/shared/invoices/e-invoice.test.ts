import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditNoteOf } from '#shared/invoices/credit-note.ts';
import { type EInvoice, eInvoiceOf, isElectronic } from '#shared/invoices/e-invoice.ts';
import { eInvoiceProblems } from '#shared/invoices/e-invoice-problems.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import {
  anAgency,
  anAgencyInvoice,
  aPricedJob,
  aWebInvoice,
  numbered,
} from '#test/support/builders/invoice.ts';
import { aMonthOfDocuments } from '#test/support/builders/ledger.ts';
import { NOW } from '#test/support/builders/order.ts';
import { aSeller } from '#test/support/builders/seller.ts';

const issued = anAgencyInvoice([aPricedJob(1, 22850)], { agency: anAgency({ concession: 1250 }) });
const given = eInvoiceOf(issued, aSeller);
const reasonsOf = (changed: Partial<EInvoice>): string[] =>
  eInvoiceProblems({ ...given, ...changed }, issued.country).map(({ reason }) => reason);
const noteOf = (invoice: Invoice, amount: number): Invoice =>
  numbered(creditNoteOf(invoice, { _id: 'note', amount }, NOW).creditNote, '20002-A');

describe('an electronic invoice', () => {
  it('is what agencies get, once it is issued; web clients get a plain one', () => {
    expect(isElectronic(issued)).toBe(true);
    expect(isElectronic(noteOf(issued, 100))).toBe(true);
    expect(isElectronic({ ...issued, draft: true })).toBe(false);
    expect(isElectronic(aWebInvoice())).toBe(false);
  });

  it('has a line for every line and for what is charged below it', () => {
    const [line, sub] = [
      issued.lines[0],
      { title: 'Stunde', description: '', amount: 2, netto: 5, sum_netto: 10 },
    ];
    const invoice = { ...issued, lines: line ? [{ ...line, sublines: [sub, sub] }] : [] };
    const lines = eInvoiceOf(invoice, aSeller).lines;
    expect(lines.map(({ id, quantity, price, sum }) => [id, quantity, price, sum])).toEqual([
      ['1', 1, 22850, 22850],
      ['1.1', 2, 5, 10],
      ['1.2', 2, 5, 10],
    ]);
  });

  it('knows countries by their names in German and English, by their codes, and by what they are called beside', () => {
    const codeOf = (country: string) => eInvoiceOf({ ...issued, country }, aSeller).buyer.country;
    const names = [
      'Germany',
      'deutschland ',
      'DE',
      'Österreich',
      'Austria',
      'USA',
      'Türkei',
      'Großbritannien',
    ];
    expect(names.map(codeOf)).toEqual(['DE', 'DE', 'DE', 'AT', 'AT', 'US', 'TR', 'GB']);
    expect(['Atlantis', '', 'XX', 'Welt'].map(codeOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is refused when its client’s country is not known', () => {
    const unknown = eInvoiceOf({ ...issued, country: 'Atlantis' }, aSeller);
    expect(eInvoiceProblems(unknown, 'Atlantis')).toEqual([
      { reason: 'invoice.country', values: { country: 'Atlantis' } },
    ]);
  });

  it.each<[string, Partial<EInvoice>]>([
    [
      'its tax is a cent too high',
      { tax: { ...given.tax, amount: given.tax.amount + 1 }, total: given.total + 1 },
    ],
    ['its total is a cent off', { total: given.total - 1 }],
    ['a line is not quantity times price', { lines: given.lines.map((line) => ({ ...line, quantity: 2 })) }],
    ['its lines do not add up', { lines: [...given.lines, ...given.lines] }],
    [
      'its concession is not its share',
      { allowance: { amount: 2857, rate: 1250, reason: 'x' }, base: given.base - 1 },
    ],
    ['its base is not what remains', { allowance: undefined }],
    ['no reason is given for no tax', { tax: { ...given.tax, category: 'E', reason: undefined } }],
    ['its period ends before it begins', { period: { from: '2026-11-30', to: '2026-11-01' } }],
  ])('is refused when %s, though validators would let it pass', (_, changed) => {
    expect(reasonsOf(changed)).toContain('invoice.arithmetic');
  });

  it.each<[string, Partial<EInvoice>]>([
    ['service period', { period: { from: '', to: '' } }],
    ['address', { buyer: { ...given.buyer, street: ' ' } }],
    ['account', { seller: { ...given.seller, iban: '' } }],
    ['invoice that it credits', { type: '381' }],
    ['line', { lines: [] }],
  ])('is refused without its %s', (_, changed) => {
    expect(reasonsOf(changed)).toContain('invoice.incomplete');
  });

  it('without tax is the client’s to pay, with its VAT id of another country, else exempt', () => {
    const of = (vat_id: string) => eInvoiceOf({ ...issued, tax: 0, vat_id }, aSeller).tax.category;
    expect(['ATU12345678', 'DE123456789', ''].map(of)).toEqual(['AE', 'E', 'E']);
  });

  it('is in order for every invoice, and for every credit note down to the last cent of it', () => {
    fc.assert(
      fc.property(aMonthOfDocuments(20), (documents) => {
        for (const one of documents.filter(isElectronic)) {
          expect(eInvoiceProblems(eInvoiceOf(one, aSeller), one.country)).toEqual([]);
          if (one.credit_note || one.amount_left === 0) continue;
          const rest = noteOf(one, one.amount_left);
          expect(eInvoiceProblems(eInvoiceOf(rest, aSeller), one.country)).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });
});
