import type { InvoiceForm } from '#shared/invoices/invoice-form.ts';
import { isNumberGiven, isOfAgency } from '#shared/invoices/invoice-form-rules.ts';
import type { TextField } from '#web/back-office/invoices/form/invoice-input.ts';

const ALWAYS = [
  'use_case',
  'credit_note',
  'cost_center',
  'payment_terms',
  'invoice_date',
  'invoice_period_from',
  'invoice_period_to',
  'company',
  'street',
  'zip',
  'city',
  'country',
  'lang',
] as const satisfies readonly TextField[];

/** The fields that such a form has to fill in (back-office specification, section 5, "Invoice form"). */
export const requiredFields = (form: InvoiceForm, isTaxOwed: boolean): readonly TextField[] => [
  ...ALWAYS,
  ...(form.use_case === 'sec24' ? (['client_type'] as const) : []),
  ...(form.credit_note ? (['credit_note_invoice_number'] as const) : []),
  ...(isNumberGiven(form) ? [] : (['invoice_number'] as const)),
  ...(isOfAgency(form) ? (['agencyId', 'debitor'] as const) : []),
  ...(isTaxOwed ? (['vat_id'] as const) : []),
];
