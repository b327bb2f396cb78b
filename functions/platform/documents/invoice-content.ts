import { dayText, moneyText, percentText, periodText } from '#functions/platform/documents/invoice-text.ts';
import { addDays } from '#shared/calendar-date.ts';
import { netAfterConcession } from '#shared/invoices/amounts.ts';
import { airportOfCostCenter, type Invoice, type InvoiceLine } from '#shared/invoices/invoice.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

type Row = { readonly label: string; readonly value: string; readonly isStrong?: boolean };

const row = (label: string, value: string | undefined, isStrong = false): Row[] =>
  value ? [{ label, value, isStrong }] : [];

const periodRow = ({ lang, order_id, invoice_period_from: from, invoice_period_to: to }: Invoice): Row[] =>
  row(order_id ? invoiceTexts[lang].planned : invoiceTexts[lang].period, periodText(from, to, lang));

/** What the block of numbers says, beside the page. Source: § 14 (4) UStG. */
export const infoRows = (invoice: Invoice): Row[] => {
  const { lang } = invoice;
  const words = invoiceTexts[lang];
  return [
    ...row(words.number, invoice.draft ? words.draft : invoice.invoice_number, true),
    ...row(words.date, dayText(invoice.invoice_date, lang)),
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
  const isPart = invoice.lines.length === 1 && invoice.lines[0]?.title === words.partly;
  return words.corrects(number, dayText(date, invoice.lang), !isPart);
};

/** What stands behind a line's title: when, which job, whose reference. */
export const detailOf = ({ date, time, job_id, reference }: InvoiceLine, invoice: Invoice): string => {
  const [order = '', number = ''] = job_id?.split('-') ?? [];
  const job = order && `${orderNumber(order, airportOfCostCenter(invoice.cost_center))}-${number}`;
  const words = invoiceTexts[invoice.lang];
  return [date && dayText(date, invoice.lang), time, job, reference && words.reference(reference)]
    .filter(Boolean)
    .join(', ');
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
          ...row(words.base, moneyText(netAfterConcession(invoice), lang)),
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

type Closing = { readonly strong: string; readonly text: string };

const webClosing = (invoice: Invoice): Closing => {
  const words = invoiceTexts[invoice.lang];
  if (invoice.credit_note) return { strong: words.paidBack, text: words.toTheCard };
  const paid = words.paid(
    dayText(invoice.paid_on ?? invoice.invoice_date, invoice.lang),
    invoice.payment_brand ?? '',
  );
  return { strong: paid, text: `${words.noPayment} ${words.prepayment}` };
};

/** What is to be done about the money. */
export const closingOf = (invoice: Invoice): Closing => {
  const words = invoiceTexts[invoice.lang];
  if (invoice.draft) return { strong: words.draft, text: words.draftNote };
  if (invoice.prices === 'gross') return webClosing(invoice);
  if (invoice.credit_note) return { strong: words.settled, text: words.toTheAccount };
  const due = dayText(addDays(invoice.invoice_date, invoice.payment_terms), invoice.lang);
  return {
    strong: words.payable(due, invoice.payment_terms),
    text: words.purpose(invoice.invoice_number, invoice.debitor),
  };
};

/** What is written below: the note that the law asks for where the client owes the tax, and the office's remarks. */
export const remarksOf = ({ tax, lang, remarks }: Invoice): string[] => [
  ...(tax === 0 ? [invoiceTexts[lang].reverseCharge] : []),
  ...remarks.split('\n').filter((line) => line.trim()),
];
