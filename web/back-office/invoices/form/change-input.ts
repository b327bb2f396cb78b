import type { InvoiceInput } from '#web/back-office/invoices/form/invoice-input.ts';
import type { AgencyRow } from '#web/back-office/invoices/form/use-agencies.ts';

/** What invoices to an agency carry of it. */
const ofAgency = (agency: AgencyRow): Partial<InvoiceInput> => ({
  company: agency.company,
  co: agency.co ?? '',
  street: agency.street,
  zip: agency.zip,
  city: agency.city,
  country: agency.country,
  debitor: agency.debitor,
  vat_id: agency.vat_id ?? '',
  payment_terms: String(agency.payment_terms),
  lang: agency.default_language === 'de' ? 'de' : 'en',
});

/** The form after something was typed or chosen: an agency brings its address, account, terms and language. */
export const changedInput = (
  before: InvoiceInput,
  patch: Partial<InvoiceInput>,
  agencies: readonly AgencyRow[],
): InvoiceInput => {
  const { agencyId = before.agencyId } = patch;
  const agency = agencies.find(({ _id }) => String(_id) === agencyId);
  return { ...before, ...patch, ...(agencyId !== before.agencyId && agency && ofAgency(agency)) };
};
