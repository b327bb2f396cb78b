import { airportTime, clockText } from '#shared/calendar-date.ts';
import type { Airport } from '#shared/catalogue/airport.ts';
import type { Invoice, InvoiceDraft, InvoiceLine, InvoiceSubline } from '#shared/invoices/invoice.ts';
import { allLines, COST_CENTERS } from '#shared/invoices/invoice.ts';
import { netOfGross, spread, TAX_POINTS } from '#shared/invoices/tax.ts';
import { inLanguage, type SiteLanguage } from '#shared/languages.ts';
import type { Cents } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { mailTexts } from '#shared/texts/mail-texts.ts';
import { WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';

type PriceLine = NonNullable<Order['price']>['lines'][number];
type Lang = Invoice['lang'];

const lineOf = (
  title: string,
  { quantity, price, sum }: Omit<PriceLine, 'service' | 'code'>,
): InvoiceSubline => ({
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
  const shares = spread(
    netto,
    allLines(lines).map(({ sum_brutto = 0 }) => sum_brutto),
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
  allLines(lines).reduce((total, { sum_brutto = 0 }) => total + sum_brutto, 0);

type Paid = { readonly amount: Cents; readonly paid_at: string; readonly brand: string };

/**
 * The invoice of a web client's payment, still without a number: a prepayment invoice with the planned service date
 * and the payment date. Prices are gross, the tax is derived from their sum.
 * Source: § 14 (4) UStG; docs/decisions.md, invoices.
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
  const amount_netto = netOfGross(paid.amount, TAX_POINTS);
  return {
    _id,
    draft: false,
    use_case: 'sec24',
    client_type: 'web',
    credit_note: false,
    prices: 'gross',
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
    agencyId: WEB_CLIENT_AGENCY_ID,
    agency_name: '',
    company: address.name,
    debitor: '',
    vat_id: '',
    street: address.address1,
    co: address.address2,
    city: address.city,
    zip: address.zip,
    country: address.country,
    remarks: '',
    lang,
    lines: withNet(lines, amount_netto),
    tax: TAX_POINTS,
    concession: 0,
    amount_netto,
    amount_concession: 0,
    amount_tax: paid.amount - amount_netto,
    amount_brutto: paid.amount,
    amount_left: paid.amount,
    tax_left: paid.amount - amount_netto,
    locked: false,
    issued_at: now.toISOString(),
    version: 1,
  };
};
