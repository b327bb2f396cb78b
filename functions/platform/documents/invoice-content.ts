import { addDays } from '#shared/calendar-date.ts';
import { netAfterConcession } from '#shared/invoices/amounts.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { dayText, moneyText, percentText, periodText } from '#shared/invoices/invoice-text.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { taxNoteOf } from '#shared/invoices/tax-category.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

type Row = {
  readonly label: string;
  readonly value: string;
  readonly isStrong?: boolean;
  /** Closed off from what stands above. */
  readonly isRuled?: boolean;
};

const row = (label: string, value: string | undefined, isStrong = false): Row[] =>
  value ? [{ label, value, isStrong }] : [];

const periodRow = ({ lang, order_id, invoice_period_from: from, invoice_period_to: to }: Invoice): Row[] =>
  row(order_id ? invoiceTexts[lang].planned : invoiceTexts[lang].period, periodText(from, to, lang));

/** What the block of numbers says, beside the page. Source: § 14 (4) UStG. */
export const infoRows = (invoice: Invoice): Row[] => {
  const { lang } = invoice;
  const words = invoiceTexts[lang];
  return [
    ...row(
      invoice.credit_note ? words.number : words.invoiceNumber,
      invoice.draft ? words.draft : invoice.invoice_number,
      true,
    ),
    ...row(invoice.credit_note ? words.date : words.invoiceDate, dayText(invoice.invoice_date, lang)),
    ...row(words.toInvoice, invoice.credit_note_invoice_number, true),
    ...periodRow(invoice),
    ...row(words.order, invoice.order_number),
    ...row(words.debitor, invoice.debitor),
    ...row(words.costCenter, invoice.cost_center),
    ...row(words.yourVatId, invoice.vat_id),
  ];
};

/** The document's name. */
export const titleOf = ({ lang, credit_note }: Invoice): string =>
  credit_note ? invoiceTexts[lang].creditNote : invoiceTexts[lang].invoice;

/** The sentence below the title: what is billed, or which invoice is corrected and how far. */
export const aboutOf = (invoice: Invoice): string => {
  const words = invoiceTexts[invoice.lang];
  const { credit_note_invoice_number: number, credit_note_invoice_date: date } = invoice;
  if (!number || !date) return invoice.airport ? words.about(invoice.airport) : '';
  return words.corrects(number, dayText(date, invoice.lang), !invoice.credit_note_part);
};

const grossSums = (invoice: Invoice): Row[] => {
  const words = invoiceTexts[invoice.lang];
  return [
    ...row(words.net, moneyText(invoice.amount_netto, invoice.lang)),
    ...row(words.tax(percentText(invoice.tax, invoice.lang)), moneyText(invoice.amount_tax, invoice.lang)),
  ];
};

const netSums = (invoice: Invoice): Row[] => {
  const { lang } = invoice;
  const words = invoiceTexts[lang];
  const concession =
    invoice.concession > 0
      ? [
          ...row(
            words.lessConcession(percentText(invoice.concession, lang)),
            moneyText(-invoice.amount_concession, lang),
          ),
          ...row(words.base, moneyText(netAfterConcession(invoice), lang)).map((base) => ({
            ...base,
            isRuled: true,
          })),
        ]
      : [];
  return [
    ...row(words.sumNet, moneyText(invoice.amount_netto, lang)),
    ...concession,
    ...row(words.plusTax(percentText(invoice.tax, lang)), moneyText(invoice.amount_tax, lang)),
  ];
};

/** The sums, from the lines' to the total, which is the last one. */
export const sumRows = (invoice: Invoice): Row[] => {
  const words = invoiceTexts[invoice.lang];
  return [
    ...(invoice.prices === 'gross' ? grossSums(invoice) : netSums(invoice)),
    ...row(
      invoice.credit_note ? words.credited : words.total,
      moneyText(invoice.amount_brutto, invoice.lang),
      true,
    ),
  ];
};

type Closing = { readonly strong: string; readonly texts: readonly string[] };

const webClosing = (invoice: Invoice): Closing => {
  const words = invoiceTexts[invoice.lang];
  if (invoice.credit_note) return { strong: words.paidBack, texts: [words.toTheCard] };
  const paid = words.paid(
    dayText(invoice.paid_on ?? invoice.invoice_date, invoice.lang),
    invoice.payment_brand ?? '',
  );
  return { strong: paid, texts: [`${words.noPayment} ${words.prepayment}`] };
};

/** What is to be done about the money. */
export const closingOf = (invoice: Invoice): Closing => {
  const words = invoiceTexts[invoice.lang];
  if (invoice.draft) return { strong: words.draft, texts: [words.draftNote] };
  if (invoice.prices === 'gross') return webClosing(invoice);
  const purpose = words.purpose(invoice.invoice_number, invoice.debitor);
  if (invoice.credit_note) {
    const settled = words.settled(moneyText(invoice.amount_brutto, invoice.lang));
    const isTaxed = invoice.amount_tax > 0;
    return { strong: settled, texts: [words.toTheAccount, purpose, ...(isTaxed ? [words.inputTax] : [])] };
  }
  const due = dayText(addDays(invoice.invoice_date, invoice.payment_terms), invoice.lang);
  return {
    strong: words.payable(due, invoice.payment_terms),
    texts: [purpose],
  };
};

/** What is written below: the note that the law asks for where no tax is charged, and the office's remarks. */
export const remarksOf = (invoice: Invoice, seller: Seller): string[] => [
  ...[taxNoteOf(invoice, seller) ?? []].flat(),
  ...invoice.remarks.split('\n').filter((line) => line.trim()),
];
