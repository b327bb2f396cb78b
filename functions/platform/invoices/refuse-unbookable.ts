import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import { documentProblems } from '#shared/invoices/datev.ts';
import { datevBatchOf } from '#shared/invoices/datev-settings.ts';
import type { InvoiceDraft } from '#shared/invoices/invoice.ts';
import { accountOf } from '#shared/invoices/posting.ts';
import { refused } from '#shared/refused.ts';

/**
 * Refuses a document that no booking batch would take: once issued, it would hold up the books of its whole month.
 * What the payments of web clients bring is issued whatever the settings say: those can be changed until the batch is
 * made.
 * @throws DomainError `invalid_input` or `refused_transition` saying what the books would not take
 */
export const refuseUnbookable = (
  draft: InvoiceDraft,
  catalogue: Pick<Catalogue, 'settings'>,
  now: Date,
): void => {
  const day = draft.invoice_date;
  const batch = datevBatchOf(catalogue, { from: day, to: day }, now);
  const unnumbered = { ...draft, invoice_number: '', settings_invoice_number: 0, filename: '' };
  const found = documentProblems(unnumbered, batch).find(({ field }) => field !== 'Belegfeld 1');
  if (!found) return;
  if (found.field === 'Konto') {
    const values = { debitor: accountOf(unnumbered, batch), digits: batch.account_length + 1 };
    const { message } = refused('invoice.debitor', values);
    throw refused('invoice.debitor', values, { debitor: { code: 'debitor.account', message } });
  }
  if (found.field === 'Gegenkonto') throw refused('invoice.revenue_account', { account: found.value });
  throw refused('invoice.unbookable', { field: found.field, value: found.value });
};
