import type { CalendarDate } from '#shared/calendar-date.ts';
import { countryCode } from '#shared/invoices/country-code.ts';
import type { DatevBatch } from '#shared/invoices/datev-batch.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';

/** The prefixes of VAT identification numbers in the European Union; Greece has EL there, and GR elsewhere. */
const EU = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

const vatIdOf = ({ vat_id }: Pick<InvoiceHead, 'vat_id'>): string =>
  vat_id.replaceAll(/\s/g, '').toUpperCase();

/** Of what looks like a VAT id, its country. */
const vatCountryOf = (invoice: Pick<InvoiceHead, 'vat_id'>): string =>
  /^([A-Z]{2})[0-9A-Z+*]{2,13}$/.exec(vatIdOf(invoice))?.[1] ?? '';

/**
 * Why a document without tax has none: the client is a business of another country of the EU and owes it itself
 * (§ 3a (2), § 13b UStG), the service is not taxable because the client's country lies outside, or it is exempt (§ 4).
 */
const untaxedCase = (
  invoice: Pick<InvoiceHead, 'vat_id' | 'country'>,
  { seller_vat_id }: Pick<DatevBatch, 'seller_vat_id'>,
): keyof DatevBatch['untaxed_accounts'] => {
  const country = vatCountryOf(invoice) || countryCode(invoice.country) || '';
  if (country && !EU.has(country)) return 'third_country';
  return vatCountryOf(invoice) && country !== seller_vat_id.slice(0, 2) ? 'reverse_charge' : 'exempt';
};

/** The revenue account of a document, by its rate, or by why there is no tax; empty where the settings name none. */
export const revenueOf = (invoice: InvoiceHead, batch: DatevBatch): string =>
  invoice.tax > 0
    ? (batch.revenue_accounts[invoice.tax] ?? '')
    : batch.untaxed_accounts[untaxedCase(invoice, batch)];

/**
 * Country and VAT id of a client who owes the tax itself, for the recapitulative statement (ZM, § 18a UStG); empty of
 * all others.
 */
export const statedVatId = (invoice: InvoiceHead, batch: DatevBatch): string => {
  if (invoice.tax > 0 || untaxedCase(invoice, batch) !== 'reverse_charge') return '';
  return vatIdOf(invoice).replace(/^GR/, 'EL');
};

/**
 * The account of who owes the money: as the office has set it for the books, else the client's own; who has none is
 * booked with others of the kind.
 */
export const accountOf = (invoice: InvoiceHead, { web_account, other_account }: DatevBatch): string =>
  invoice.booking?.debitor ??
  (invoice.debitor || (invoice.client_type === 'web' ? web_account : other_account));

/** The number under which the books know a document. */
export const receiptOf = ({ booking, invoice_number }: Pick<InvoiceHead, 'booking' | 'invoice_number'>) =>
  booking?.receipt ?? invoice_number;

const RECEIPT = /^[A-Za-z0-9$&%*+\-/]{1,36}$/;

export const isReceipt = (number: string): boolean => RECEIPT.test(number);

/**
 * When the service was rendered, and in which period its tax falls due: with the service (§ 13 (1) no. 1 a UStG), with
 * the payment where that came before, and of a credit note with its own date (§ 17 (1) UStG).
 */
export const taxDates = ({
  credit_note,
  invoice_date,
  invoice_period_to: service,
  paid_on,
}: InvoiceHead): { service: CalendarDate; tax: CalendarDate } => {
  if (credit_note) return { service, tax: invoice_date };
  return { service, tax: paid_on && paid_on < service ? paid_on : service };
};
