import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { inLedgerOrder, ledgerOf } from '#shared/invoices/ledger.ts';
import { type RabRow, rowOf, type Sums, sumsOf, totalRow } from '#shared/invoices/rab-row.ts';
import type { LedgerTexts } from '#shared/texts/ledger-texts.ts';

const add = (total: Sums, part: Sums): void => {
  total.net += part.net;
  total.tax += part.tax;
  total.gross += part.gross;
  total.open += part.open;
};

/** Adds documents up by cost centre and rate. */
const totalsOfLedger = () => {
  const totals = new Map<string, Sums>();
  return {
    count: (invoice: InvoiceHead): void => {
      const { cost_center, tax } = invoice;
      const key = `${cost_center} ${String(tax).padStart(5, '0')}`;
      const total = totals.get(key) ?? { cost_center, tax_rate: tax, net: 0, tax: 0, gross: 0, open: 0 };
      add(total, sumsOf(invoice));
      totals.set(key, total);
    },
    rows: (words: LedgerTexts): RabRow[] => {
      const parts = [...totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total);
      const all: Sums = { net: 0, tax: 0, gross: 0, open: 0 };
      for (const part of parts) add(all, part);
      return [...parts, all].map((total) => totalRow(total, words));
    },
  };
};

/**
 * The outgoing-invoice ledger row by row: invoices and credit notes by date and number, these with negative amounts;
 * then what they add up to by cost centre and rate, and in all. Drafts are left out. It holds no more than one batch.
 * Source: back-office specification, section 7, `createRAB`.
 * @param batches documents in any order; all of a batch come after those of the one before
 * @throws Error when a batch does not come after the one before
 */
export async function* rabOf(
  batches: AsyncIterable<readonly InvoiceHead[]> | Iterable<readonly InvoiceHead[]>,
  words: LedgerTexts,
): AsyncGenerator<RabRow> {
  const totals = totalsOfLedger();
  let last: InvoiceHead | undefined;
  for await (const batch of batches) {
    const documents = ledgerOf(batch);
    const [first] = documents;
    if (first && last && inLedgerOrder(last, first) >= 0) {
      throw new Error(`${first.invoice_date} comes after ${last.invoice_date}`);
    }
    for (const document of documents) {
      totals.count(document);
      yield rowOf(document, words);
    }
    last = documents.at(-1) ?? last;
  }
  yield* totals.rows(words);
}
