import { describe, expect, it } from 'vitest';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { sellerOf } from '#shared/invoices/seller.ts';
import { netOfGross, spread } from '#shared/invoices/tax.ts';
import { creditNoteOf, webInvoice } from '#shared/invoices/web-invoice.ts';
import { aPaidDraft, NOW } from '#test/support/builders/order.ts';

const anInvoice = (language: 'en' | 'de' | 'ja' = 'de'): Invoice => {
  const airport = firstCatalogue.airports.find(({ _id }) => _id === 1);
  if (!airport) throw new Error('no airport 1');
  const order = aPaidDraft();
  const paid = { amount: order.price?.total ?? 0, paid_at: '2026-11-27T23:30:00.000Z', brand: 'VISA' };
  const draft = webInvoice('10001-P1', { order, airport, paid }, language, NOW);
  return { ...draft, invoice_number: '10001-W', settings_invoice_number: 10001, filename: '10001-W.pdf' };
};

const linesOf = ({ lines }: Pick<Invoice, 'lines'>) => lines.flatMap((line) => [line, ...line.sublines]);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('tax out of a gross price', () => {
  it.each([
    [1000, 840],
    [4950, 4160],
    [11900, 10000],
    [2997, 2518],
  ])('%i cents hold %i net at 19 percent', (gross, net) => {
    expect(netOfGross(gross, 19)).toBe(net);
  });

  it('is spread over the lines to the cent, the largest remainders first', () => {
    expect(spread(2518, [999, 999, 999])).toEqual([840, 839, 839]);
    expect(spread(100, [])).toEqual([]);
    for (const total of [1, 99, 2518, 16701]) {
      expect(sum(spread(total, [7, 13, 999, 1]))).toBe(total);
    }
  });
});

describe('the invoice of a web client', () => {
  it('keeps the gross prices, and its parts add up to net, tax and gross', () => {
    const invoice = anInvoice();
    expect(sum(linesOf(invoice).map(({ sum_brutto }) => sum_brutto))).toBe(16700);
    expect(sum(linesOf(invoice).map(({ sum_netto }) => sum_netto))).toBe(invoice.amount_netto);
    expect([invoice.amount_netto, invoice.amount_tax, invoice.amount_brutto]).toEqual([14034, 2666, 16700]);
    expect(invoice.amount_left).toBe(16700);
  });

  it('names what the law asks of a prepayment: both sides, service day, payment day on the airport’s clock', () => {
    expect(anInvoice()).toMatchObject({
      client_type: 'web',
      agencyId: 998,
      cost_center: '660400141',
      order_number: 'F10001',
      company: 'Anna Sørensen',
      zip: '1164',
      invoice_date: '2026-11-27',
      invoice_period_from: '2026-12-04',
      paid_on: '2026-11-28',
      payment_brand: 'VISA',
    });
  });

  it('is German for readers of German and English for all others', () => {
    expect(anInvoice('de').lines[0]?.title).toBe('Begleitung, Abflug');
    expect(anInvoice('ja')).toMatchObject({ lang: 'en', lines: [{ title: 'Assistant, Departure' }, {}] });
  });

  it('is refused when what was paid is not its price', () => {
    const order = aPaidDraft();
    const [airport] = firstCatalogue.airports;
    if (!airport) throw new Error('no airport');
    const paid = { amount: 1, paid_at: NOW.toISOString(), brand: 'VISA' };
    expect(() => webInvoice('10001-P1', { order, airport, paid }, 'en', NOW)).toThrow('not paid as it is');
  });
});

describe('a credit note', () => {
  it('over the whole mirrors its invoice and names it', () => {
    const invoice = anInvoice();
    const { creditNote, left } = creditNoteOf(invoice, { _id: 'back', gross: 16700 }, NOW);
    expect(creditNote).toMatchObject({
      credit_note: true,
      credit_note_invoice_number: '10001-W',
      amount_netto: invoice.amount_netto,
      amount_tax: invoice.amount_tax,
      amount_brutto: 16700,
      lines: invoice.lines,
    });
    expect(left).toMatchObject({ amount_left: 0, netto_left: 0 });
  });

  it('the last of several parts takes what the others have left, to the cent', () => {
    let invoice = anInvoice();
    const notes = [333, 334, 5555, 16700 - 6222].map((gross, index) => {
      const made = creditNoteOf(invoice, { _id: `part-${index}`, gross }, NOW);
      invoice = made.left;
      return made.creditNote;
    });
    expect(sum(notes.map(({ amount_netto }) => amount_netto))).toBe(14034);
    expect(sum(notes.map(({ amount_tax }) => amount_tax))).toBe(2666);
    expect(invoice).toMatchObject({ amount_left: 0, netto_left: 0 });
  });

  it.each([0, -1, 16701])('over %i cents of 16700 is refused', (gross) => {
    expect(() => creditNoteOf(anInvoice(), { _id: 'x', gross }, NOW)).toThrow('cannot be credited');
  });
});

describe('the seller', () => {
  it('is complete in a new installation, and every empty setting is named', () => {
    expect(sellerOf(firstCatalogue).missing).toEqual([]);
    const settings = firstCatalogue.settings.map((setting) =>
      setting.key === 'seller_vat_id' ? { ...setting, value: ' ' } : setting,
    );
    expect(sellerOf({ settings }).missing).toEqual(['seller_vat_id']);
  });
});
