import { addDays, type CalendarDate } from '#shared/calendar-date.ts';
import { netAfterConcession } from '#shared/invoices/amounts.ts';
import { countryCode } from '#shared/invoices/country-code.ts';
import type { Invoice, InvoiceLine, InvoiceSubline } from '#shared/invoices/invoice.ts';
import { dayText, moneyText } from '#shared/invoices/invoice-text.ts';
import { lineWords } from '#shared/invoices/line-detail.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { type TaxCategory, taxCategoryOf, taxNoteOf } from '#shared/invoices/tax-category.ts';
import type { Cents } from '#shared/money.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

type Party = {
  readonly name: string;
  /** BT-46: the client's account. */
  readonly id: string;
  readonly street: string;
  readonly more: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2; undefined when the country is not known. */
  readonly country: string | undefined;
  readonly vat_id: string;
};

/** A line or a subline: EN 16931 knows no lines below lines, so that `1.2` is the second below the first. */
export type EInvoiceLine = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly price: Cents;
  readonly sum: Cents;
};

/**
 * An invoice or a credit note as EN 16931 sees it, with its business terms beside. Amounts in cents and positive, rates
 * in basis points.
 */
export type EInvoice = {
  /** BT-1. */
  readonly number: string;
  /** BT-2. */
  readonly date: CalendarDate;
  /** BT-3: 380 an invoice, 381 a credit note. */
  readonly type: '380' | '381';
  /** BG-1. */
  readonly notes: readonly string[];
  /** BG-4. */
  readonly seller: Seller & { readonly country_code: string | undefined };
  /** BG-7. */
  readonly buyer: Party;
  /** BG-25. */
  readonly lines: readonly EInvoiceLine[];
  /** BG-20: the concession. */
  readonly allowance: { readonly amount: Cents; readonly rate: number; readonly reason: string } | undefined;
  /** BG-23; reason and its code (BT-120, BT-121) where no tax is charged. */
  readonly tax: {
    readonly category: TaxCategory;
    readonly rate: number;
    readonly amount: Cents;
    readonly reason: string | undefined;
    readonly reason_code: string | undefined;
  };
  /** BT-106. */
  readonly line_total: Cents;
  /** BT-109. */
  readonly base: Cents;
  /** BT-112; all of it is due (BT-115). */
  readonly total: Cents;
  /** BT-73 and BT-74. */
  readonly period: { readonly from: CalendarDate; readonly to: CalendarDate };
  /** BT-9; a credit note is not due. */
  readonly due: CalendarDate | undefined;
  /** BT-20. */
  readonly terms: string;
  /** BT-25 and BT-26. */
  readonly preceding: { readonly number: string; readonly date: CalendarDate } | undefined;
};

/** Whether an invoice is electronic: those of businesses are, once issued; web clients get a plain PDF. */
export const isElectronic = ({ client_type, prices, draft }: Invoice): boolean =>
  client_type === 'agency' && prices === 'net' && !draft;

const lineOf = (line: InvoiceSubline, id: string, description: string): EInvoiceLine => ({
  id,
  name: line.title,
  description,
  quantity: line.amount,
  price: line.netto ?? 0,
  sum: line.sum_netto,
});

const linesOf = (invoice: Invoice) => (line: InvoiceLine, index: number) => [
  lineOf(line, `${index + 1}`, lineWords(line, invoice)),
  ...line.sublines.map((sub, at) => lineOf(sub, `${index + 1}.${at + 1}`, sub.description)),
];

const buyerOf = (invoice: Invoice): Party => ({
  name: invoice.company,
  id: invoice.debitor,
  street: invoice.street,
  more: invoice.co,
  zip: invoice.zip,
  city: invoice.city,
  country: countryCode(invoice.country),
  vat_id: invoice.vat_id.replaceAll(/\s/g, ''),
});

const taxOf = (invoice: Invoice, seller: Seller): EInvoice['tax'] => {
  const category = taxCategoryOf(invoice, seller);
  return {
    category,
    rate: invoice.tax,
    amount: invoice.amount_tax,
    reason: taxNoteOf(invoice, seller),
    reason_code: category === 'AE' ? 'VATEX-EU-AE' : undefined,
  };
};

const allowanceOf = ({ amount_concession, concession, lang }: Invoice): EInvoice['allowance'] =>
  amount_concession > 0
    ? { amount: amount_concession, rate: concession, reason: invoiceTexts[lang].concession }
    : undefined;

const termsOf = ({ credit_note, invoice_date, payment_terms, amount_brutto, lang }: Invoice) => {
  const words = invoiceTexts[lang];
  if (credit_note)
    return {
      due: undefined,
      terms: `${words.settled(moneyText(amount_brutto, lang))} ${words.toTheAccount}`,
    };
  const due = addDays(invoice_date, payment_terms);
  return { due, terms: words.payable(dayText(due, lang), payment_terms) };
};

const precedingOf = (invoice: Invoice): EInvoice['preceding'] => {
  const { credit_note_invoice_number: number, credit_note_invoice_date: date } = invoice;
  return number && date ? { number, date } : undefined;
};

/**
 * The electronic invoice of an agency's invoice or credit note. The same document makes the same data.
 * Source: EN 16931-1; docs/decisions.md, invoices.
 */
export const eInvoiceOf = (invoice: Invoice, seller: Seller): EInvoice => ({
  number: invoice.invoice_number,
  date: invoice.invoice_date,
  type: invoice.credit_note ? '381' : '380',
  notes: invoice.remarks.split('\n').filter((line) => line.trim()),
  seller: { ...seller, country_code: countryCode(seller.country) },
  buyer: buyerOf(invoice),
  lines: invoice.lines.flatMap(linesOf(invoice)),
  allowance: allowanceOf(invoice),
  tax: taxOf(invoice, seller),
  line_total: invoice.amount_netto,
  base: netAfterConcession(invoice),
  total: invoice.amount_brutto,
  period: { from: invoice.invoice_period_from, to: invoice.invoice_period_to },
  ...termsOf(invoice),
  preceding: precedingOf(invoice),
});
