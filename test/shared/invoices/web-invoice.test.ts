import { describe, expect, it } from 'vitest';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { sellerOf } from '#shared/invoices/seller.ts';
import { netOfGross, spread } from '#shared/invoices/tax.ts';
import { webInvoice } from '#shared/invoices/web-invoice.ts';
import { aWebInvoice } from '#test/support/builders/invoice.ts';
import { aPaidDraft, NOW } from '#test/support/builders/order.ts';
import { expectInvoiceToAddUp } from '#test/support/expect-invoice-to-add-up.ts';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('tax out of a gross price', () => {
  it.each([
    [1000, 840],
    [4950, 4160],
    [11900, 10000],
    [2997, 2518],
  ])('%i cents hold %i net at 19 percent', (gross, net) => {
    expect(netOfGross(gross, 1900)).toBe(net);
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
    const invoice = aWebInvoice();
    expectInvoiceToAddUp(invoice);
    expect([invoice.amount_netto, invoice.amount_tax, invoice.amount_brutto]).toEqual([14034, 2666, 16700]);
    expect(invoice.amount_left).toBe(16700);
  });

  it('names what the law asks of a prepayment: both sides, service day, payment day on the airport’s clock', () => {
    expect(aWebInvoice()).toMatchObject({
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
    expect(aWebInvoice('de').lines[0]?.title).toBe('Begleitung, Abflug');
    expect(aWebInvoice('ja')).toMatchObject({ lang: 'en', lines: [{ title: 'Assistant, Departure' }, {}] });
  });

  it('is refused when what was paid is not its price', () => {
    const order = aPaidDraft();
    const [airport] = firstCatalogue.airports;
    if (!airport) throw new Error('no airport');
    const paid = { amount: 1, paid_at: NOW.toISOString(), brand: 'VISA' };
    expect(() => webInvoice('10001-P1', { order, airport, paid }, 'en', NOW)).toThrow('not paid as it is');
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
