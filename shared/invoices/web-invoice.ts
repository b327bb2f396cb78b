import { airportTime, clockText } from '#shared/calendar-date.ts';
import type { Airport } from '#shared/catalogue/airport.ts';
import type { Invoice, InvoiceDraft, InvoiceLine } from '#shared/invoices/invoice.ts';
import { netOfGross, spread, TAX_PERCENT } from '#shared/invoices/tax.ts';
import { inLanguage, type SiteLanguage } from '#shared/languages.ts';
import type { Cents } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';
import { mailTexts } from '#shared/texts/mail-texts.ts';

/** Back-office specification, section 3. */
const COST_CENTERS = { 1: '660400141', 2: '660602141' } as const;

/** The agency that stands for web clients. */
const WEB_CLIENTS = 998;

type PriceLine = NonNullable<Order['price']>['lines'][number];
type Lang = Invoice['lang'];

const lineOf = (title: string, { quantity, price, sum }: Omit<PriceLine, 'service' | 'code'>) => ({
  title,
  description: '',
  amount: quantity,
  brutto: price,
  sum_brutto: sum,
  sum_netto: 0,
});

/** One line for each service: the way it goes, and below it what is charged beside. */
const serviceLines = (order: Order, lang: Lang): InvoiceLine[] => {
  const { date = '', hours = 0, minutes = 0, travelType = 'arrival', price } = order;
  const words = mailTexts[lang];
  const services = [...new Set(price?.lines.map(({ service }) => service))];
  return services.map((service, index) => {
    const [first, ...others] = (price?.lines ?? []).filter(
      (line) => line.service === service && line.sum > 0,
    );
    if (!first) throw new Error(`order ${order._id} charges nothing for its ${service}`);
    const sublines = others.map((line) => lineOf(words.lines[line.code], line));
    return {
      ...lineOf(`${words.services[service]}, ${words.travelTypes[travelType]}`, first),
      order: order._id,
      job_id: `${order._id}-${index + 1}`,
      date,
      time: clockText({ hours, minutes }),
      sublines,
    };
  });
};

/** Net of the whole by § 14 UStG; the lines' share of it, to the cent. */
const withNet = (lines: readonly InvoiceLine[], netto: Cents): InvoiceLine[] => {
  const all = lines.flatMap((line) => [line, ...line.sublines]);
  const shares = spread(
    netto,
    all.map(({ sum_brutto }) => sum_brutto),
  );
  let next = 0;
  const share = (): Cents => shares[next++] ?? 0;
  return lines.map((line) => ({
    ...line,
    sum_netto: share(),
    sublines: line.sublines.map((sub) => ({ ...sub, sum_netto: share() })),
  }));
};

const sumOf = (lines: readonly InvoiceLine[]): Cents =>
  lines.flatMap((line) => [line, ...line.sublines]).reduce((total, { sum_brutto }) => total + sum_brutto, 0);

type Paid = { readonly amount: Cents; readonly paid_at: string; readonly brand: string };

/**
 * The invoice of a web client's payment, still without a number: a prepayment invoice with the planned service date
 * and the payment date. Prices are gross, the tax is derived from their sum.
 * Source: § 14 (4) UStG; README, "Decisions", invoices.
 * @throws Error when the lines are not what was paid, or the order is not complete
 */
export const webInvoice = (
  _id: string,
  { order, airport, paid }: { order: Order; airport: Airport; paid: Paid },
  language: SiteLanguage,
  now: Date,
): InvoiceDraft => {
  const { address, date } = order;
  if (!address || !date) throw new Error(`order ${order._id} is not complete`);
  const lang: Lang = language === 'de' ? 'de' : 'en';
  const lines = serviceLines(order, lang);
  if (sumOf(lines) !== paid.amount) throw new Error(`order ${order._id} was not paid as it is priced`);
  const amount_netto = netOfGross(paid.amount, TAX_PERCENT);
  return {
    _id,
    use_case: 'sec24',
    client_type: 'web',
    credit_note: false,
    order_id: order._id,
    order_number: orderNumber(order._id, airport._id),
    cost_center: COST_CENTERS[airport._id],
    airport: `${inLanguage(airport.name, lang)} (${airport.code})`,
    invoice_date: airportTime(now).date,
    invoice_period_from: date,
    invoice_period_to: date,
    paid_on: airportTime(new Date(paid.paid_at)).date,
    payment_brand: paid.brand,
    payment_terms: 0,
    agencyId: WEB_CLIENTS,
    company: address.name,
    debitor: '',
    street: address.address1,
    co: address.address2,
    city: address.city,
    zip: address.zip,
    country: address.country,
    remarks: '',
    lang,
    lines: withNet(lines, amount_netto),
    tax: TAX_PERCENT,
    concession: 0,
    amount_netto,
    amount_concession: 0,
    amount_tax: paid.amount - amount_netto,
    amount_brutto: paid.amount,
    amount_left: paid.amount,
    netto_left: amount_netto,
    locked: false,
    issued_at: now.toISOString(),
    version: 1,
  };
};

const partialLine = (invoice: Invoice, gross: Cents, netto: Cents): InvoiceLine => ({
  title: invoiceTexts[invoice.lang].partly,
  description: '',
  amount: 1,
  brutto: gross,
  sum_brutto: gross,
  sum_netto: netto,
  order: invoice.order_id,
  date: invoice.invoice_period_from,
  time: invoice.lines[0]?.time ?? '',
  sublines: [],
});

/**
 * The credit note over a gross sum of an invoice, still without a number, and the invoice with what is left of it. A
 * whole one mirrors net, tax and gross; the last partial one takes what the others have left.
 * Source: § 31 (5) UStDV; README, "Decisions", invoices.
 * @throws Error when more is credited than is left
 */
export const creditNoteOf = (
  invoice: Invoice,
  { _id, gross }: { readonly _id: string; readonly gross: Cents },
  now: Date,
): { creditNote: InvoiceDraft; left: Invoice } => {
  if (gross < 1 || gross > invoice.amount_left) {
    throw new Error(
      `${gross} cannot be credited: ${invoice.amount_left} is left of ${invoice.invoice_number}`,
    );
  }
  const isLast = gross === invoice.amount_left;
  const amount_netto = isLast ? invoice.netto_left : netOfGross(gross, invoice.tax);
  const lines = gross === invoice.amount_brutto ? invoice.lines : [partialLine(invoice, gross, amount_netto)];
  const { invoice_number, settings_invoice_number: _, filename: __, file: ___, ...rest } = invoice;
  return {
    creditNote: {
      ...rest,
      _id,
      credit_note: true,
      credit_note_invoice_number: invoice_number,
      credit_note_invoice_date: invoice.invoice_date,
      invoice_date: airportTime(now).date,
      lines,
      amount_netto,
      amount_tax: gross - amount_netto,
      amount_brutto: gross,
      amount_left: 0,
      netto_left: 0,
      issued_at: now.toISOString(),
      version: 1,
    },
    left: {
      ...invoice,
      amount_left: invoice.amount_left - gross,
      netto_left: invoice.netto_left - amount_netto,
    },
  };
};
