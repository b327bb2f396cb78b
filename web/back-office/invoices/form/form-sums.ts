import { type Amounts, netAmounts } from '#shared/invoices/amounts.ts';
import type { InvoiceForm, InvoiceFormLine } from '#shared/invoices/invoice-form.ts';
import { ratesOf, sublineOf } from '#shared/invoices/invoice-of-form.ts';
import { type AgencyRow, agencyOf } from '#web/back-office/invoices/form/use-agencies.ts';

const isCounted = ({ amount, netto }: Omit<InvoiceFormLine, 'sublines'>): boolean =>
  Number.isSafeInteger((amount ?? 0) * (netto ?? 0)) && (amount ?? 0) > 0 && (netto ?? 0) > 0;

/** What a form adds up to, and by which rates, in cents and basis points; lines without a price are nothing yet. */
export const formSums = (
  form: InvoiceForm,
  agency: AgencyRow | undefined,
): Amounts & { tax: number; concession: number } => {
  const rates = ratesOf(form, agency && agencyOf(agency));
  const all = (form.lines ?? []).flatMap(({ sublines = [], ...line }) => [line, ...sublines]);
  const lines = all.filter(isCounted).map((line) => ({ ...sublineOf(line), sublines: [] }));
  return { ...rates, ...netAmounts(lines, rates) };
};
