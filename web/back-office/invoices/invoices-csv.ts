import type { CsvColumn } from '#web/back-office/components/record-table/csv.ts';
import { type InvoiceRow, signed } from '#web/back-office/invoices/invoice-row.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';

/** The columns of the invoices as a file; amounts in euros, of credit notes negative. */
export const invoicesCsv = (t: Translate): readonly CsvColumn<InvoiceRow>[] => [
  { head: t('office.invoices.column.id'), value: ({ _id }) => _id },
  {
    head: t('office.invoices.column.number'),
    value: ({ draft, invoice_number }) => (draft ? t('office.invoices.draft') : invoice_number),
  },
  {
    head: t('office.invoices.column.agency'),
    value: ({ agency_name, company }) => agency_name || company,
  },
  { head: t('office.invoices.column.debitor'), value: ({ debitor }) => debitor },
  { head: t('office.invoices.column.date'), value: ({ invoice_date }) => invoice_date },
  { head: t('office.invoices.period_from'), value: (invoice) => invoice.invoice_period_from },
  { head: t('office.invoices.period_to'), value: (invoice) => invoice.invoice_period_to },
  {
    head: t('office.invoices.column.use_case'),
    value: ({ use_case }) => t(`office.invoices.case.${use_case}`),
  },
  {
    head: t('office.invoices.column.type'),
    value: ({ credit_note }) => t(`office.invoices.kind.${credit_note ? 'credit_note' : 'invoice'}`),
  },
  { head: t('office.invoices.column.credits'), value: (invoice) => invoice.credit_note_invoice_number },
  { head: t('office.invoices.net'), value: (invoice) => signed(invoice, invoice.net) },
  { head: t('office.invoices.tax'), value: (invoice) => signed(invoice, invoice.amount_tax) },
  { head: t('office.invoices.gross'), value: (invoice) => signed(invoice, invoice.amount_brutto) },
  { head: t('office.invoices.column.paid'), value: ({ amount_paid }) => amount_paid },
];
