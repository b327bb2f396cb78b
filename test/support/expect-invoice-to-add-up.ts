import { expect } from 'vitest';
import { netAfterConcession } from '#shared/invoices/amounts.ts';
import { allLines, type InvoiceDraft } from '#shared/invoices/invoice.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Whole cents everywhere; lines add up to the net, net less concession and tax to the gross. */
export const expectInvoiceToAddUp = (invoice: InvoiceDraft): void => {
  const lines = allLines(invoice.lines);
  const { amount_netto, amount_concession, amount_tax, amount_brutto } = invoice;
  expect([amount_netto, amount_concession, amount_tax, amount_brutto].every(Number.isSafeInteger)).toBe(true);
  expect(sum(lines.map(({ sum_netto }) => sum_netto))).toBe(amount_netto);
  expect(netAfterConcession(invoice) + amount_tax).toBe(amount_brutto);
  if (invoice.prices === 'gross') {
    expect(sum(lines.map(({ sum_brutto = 0 }) => sum_brutto))).toBe(amount_brutto);
    expect(lines.map(({ amount, brutto = 0 }) => amount * brutto)).toEqual(
      lines.map(({ sum_brutto }) => sum_brutto),
    );
  } else {
    expect(lines.map(({ amount, netto = 0 }) => amount * netto)).toEqual(
      lines.map(({ sum_netto }) => sum_netto),
    );
  }
};
