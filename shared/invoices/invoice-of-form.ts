import type { Agency } from '#shared/agencies/agency.ts';
import { netAfterConcession, netAmounts } from '#shared/invoices/amounts.ts';
import type { InvoiceDraft, InvoiceLine, InvoiceSubline } from '#shared/invoices/invoice.ts';
import type { InvoiceForm, InvoiceFormLine } from '#shared/invoices/invoice-form.ts';
import { isOfAgency } from '#shared/invoices/invoice-form-rules.ts';
import { TAX_POINTS } from '#shared/invoices/tax.ts';

const trimmed = (text: string | undefined): string => text?.trim() ?? '';

/** Only what somebody typed. */
const given = <Name extends string>(name: Name, text: string | undefined): { [name in Name]?: string } =>
  trimmed(text) ? ({ [name]: trimmed(text) } as { [name in Name]?: string }) : {};

/** A line as the invoice has it. */
export const sublineOf = (line: Omit<InvoiceFormLine, 'sublines'>): InvoiceSubline => ({
  title: trimmed(line.title),
  description: trimmed(line.description),
  amount: line.amount ?? 1,
  netto: line.netto ?? 0,
  sum_netto: (line.amount ?? 1) * (line.netto ?? 0),
  ...given('order', line.order),
  ...given('date', line.date),
  ...given('time', line.time),
  ...given('job_id', line.job_id),
  ...given('reference', line.reference),
  ...(line.type && { type: line.type }),
});

const lineOf = ({ sublines = [], ...line }: InvoiceFormLine): InvoiceLine => ({
  ...sublineOf(line),
  sublines: sublines.map(sublineOf),
});

/** 19 percent and no concession, unless an agency is billed for services: then its own rates count. */
export const ratesOf = (form: InvoiceForm, agency: Agency | undefined) =>
  agency && isOfAgency(form)
    ? { tax: agency.tax, concession: agency.concession }
    : { tax: TAX_POINTS, concession: 0 };

/**
 * The invoice of a form without problems, still without a number.
 * Source: back-office specification, sections 3, 5 and 9.
 */
export const invoiceOfForm = (
  _id: string,
  { form, agency, draft }: { form: InvoiceForm; agency: Agency | undefined; draft: boolean },
  now: Date,
): InvoiceDraft => {
  const lines = (form.lines ?? []).map(lineOf);
  const rates = ratesOf(form, agency);
  const amounts = netAmounts(lines, rates);
  return {
    _id,
    draft,
    use_case: form.use_case ?? 'normal',
    client_type: form.client_type ?? 'agency',
    credit_note: false,
    prices: 'net',
    cost_center: trimmed(form.cost_center),
    invoice_date: trimmed(form.invoice_date),
    invoice_period_from: trimmed(form.invoice_period_from),
    invoice_period_to: trimmed(form.invoice_period_to),
    payment_terms: form.payment_terms ?? 0,
    agencyId: agency?._id ?? 0,
    agency_name: agency?.name ?? '',
    company: trimmed(form.company),
    debitor: trimmed(form.debitor),
    vat_id: trimmed(form.vat_id),
    street: trimmed(form.street),
    co: trimmed(form.co),
    city: trimmed(form.city),
    zip: trimmed(form.zip),
    country: trimmed(form.country),
    remarks: trimmed(form.remarks),
    lang: form.lang ?? 'de',
    lines,
    ...rates,
    ...amounts,
    amount_left: netAfterConcession(amounts),
    tax_left: amounts.amount_tax,
    locked: false,
    issued_at: now.toISOString(),
    version: 1,
  };
};
