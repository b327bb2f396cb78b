import type { Invoice, InvoiceLine } from '#shared/invoices/invoice.ts';
import { allLines } from '#shared/invoices/invoice.ts';
import { shareOf } from '#shared/invoices/tax.ts';

export type Amounts = Pick<Invoice, 'amount_netto' | 'amount_concession' | 'amount_tax' | 'amount_brutto'>;
type Rates = Pick<Invoice, 'tax' | 'concession'>;

/**
 * What an invoice with net prices adds up to: the concession is a share of the lines' net, the tax of what remains;
 * both are rounded once, on the whole (EN 16931, BR-CO-13 to 17).
 * @param rates basis points
 */
export const netAmounts = (lines: readonly InvoiceLine[], { tax, concession }: Rates): Amounts => {
  const amount_netto = allLines(lines).reduce((total, { sum_netto }) => total + sum_netto, 0);
  const amount_concession = shareOf(amount_netto, concession);
  const base = amount_netto - amount_concession;
  const amount_tax = shareOf(base, tax);
  return { amount_netto, amount_concession, amount_tax, amount_brutto: base + amount_tax };
};

/** Net after concession: what the list shows, and what credit notes of net invoices speak of. */
export const netAfterConcession = ({ amount_netto, amount_concession }: Amounts): number =>
  amount_netto - amount_concession;
