import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceXml } from '#functions/platform/documents/zugferd.ts';
import { netAfterConcession } from '#shared/invoices/amounts.ts';
import { eInvoiceOf, isElectronic } from '#shared/invoices/e-invoice.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { moneyText } from '#shared/invoices/invoice-text.ts';
import { rowOf } from '#shared/invoices/rab-row.ts';
import { eurosToCents } from '#shared/money.ts';
import { ledgerTexts } from '#shared/texts/ledger-texts.ts';
import { aMonthOfDocuments } from '#test/support/builders/ledger.ts';
import { aSeller } from '#test/support/builders/seller.ts';
import { datevLines } from '#test/support/datev-file.ts';
import { fileOf, textOf } from '#test/support/pdf.ts';

const INVOICES = 1000;
/** Of so many documents, one is drawn. */
const DRAWN = 60;

/** The same documents each time: what is drawn of them should not depend on luck. */
const documents = fc.sample(aMonthOfDocuments(INVOICES), { numRuns: 1, seed: 7 })[0] ?? [];

const batch = {
  consultant: 29098,
  client: 55003,
  fiscal_year_begin: '2026-01-01',
  account_length: 4,
  from: '2026-11-01',
  to: '2026-11-30',
  created_at: new Date('2026-12-01T05:00:07.089Z'),
  web_account: '19999',
  other_account: '19998',
  revenue_accounts: { 700: '4300', 1900: '4400' },
  untaxed_accounts: { reverse_charge: '4336', third_country: '4338', exempt: '4150' },
  seller_vat_id: 'DE123456789',
};

/** Gross cents of each booking by document, as the books read them; what is credited is negative. */
const bookings = new Map(
  Buffer.concat([...datevLines(documents, batch)])
    .toString('latin1')
    .split('\r\n')
    .slice(2)
    .filter(Boolean)
    .map((line) => {
      const fields = line.split(';');
      const gross = Number(fields[0]?.replace(',', ''));
      return [fields[10]?.replaceAll('"', ''), fields[1] === '"H"' ? -gross : gross] as const;
    }),
);

const amountsIn = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)</ram:${name}>`, 'g'))].map(([, euros]) =>
    eurosToCents(Number(euros)),
  );

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

const sumsOfXml = (invoice: Invoice) => {
  const xml = invoiceXml(eInvoiceOf(invoice, aSeller));
  return {
    // The last of them is the document's own.
    lines: sumOf(amountsIn(xml, 'LineTotalAmount').slice(0, -1)),
    net: amountsIn(xml, 'TaxBasisTotalAmount')[0],
    tax: amountsIn(xml, 'TaxTotalAmount')[0],
    gross: amountsIn(xml, 'GrandTotalAmount')[0],
  };
};

const sumsOf = (invoice: Invoice) => ({
  net: netAfterConcession(invoice),
  tax: invoice.amount_tax,
  gross: invoice.amount_brutto,
});

describe('the sums of a thousand invoices and their credit notes', () => {
  it('are the same in what is stored, in the ledger and in the booking batch', () => {
    expect(documents.filter(({ credit_note }) => !credit_note)).toHaveLength(INVOICES);
    for (const one of documents) {
      const sign = one.credit_note ? -1 : 1;
      const { net, tax, gross } = sumsOf(one);
      const row = rowOf(one, ledgerTexts.de);
      expect([row.net, row.tax, row.gross]).toEqual(
        [sign * net, sign * tax, sign * gross].map((sum) => sum + 0),
      );
      expect(bookings.get(one.invoice_number)).toBe(sign * gross);
    }
    expect(bookings.size).toBe(documents.length);
  });

  it('are the same in what is stored and in the electronic invoice', () => {
    const electronic = documents.filter(isElectronic);
    expect(electronic.length).toBeGreaterThan(INVOICES / 3);
    for (const one of electronic) {
      expect(sumsOfXml(one)).toEqual({ lines: one.amount_netto, ...sumsOf(one) });
    }
  });

  it('are the same in what is stored and on paper', async () => {
    const drawn = documents.filter((_, index) => index % DRAWN === 0);
    expect(drawn.some(({ credit_note }) => credit_note)).toBe(true);
    for (const one of drawn) {
      const text = await textOf(await fileOf(one));
      const { tax, gross } = sumsOf(one);
      for (const sum of [one.amount_netto, tax, gross]) expect(text).toContain(moneyText(sum, one.lang));
    }
  });
});
