import type * as z from 'zod/mini';
import { airportTime } from '#shared/calendar-date.ts';
import type { invoiceForm } from '#shared/invoices/invoice-form.ts';
import type { invoiceRow, invoicesApi } from '#shared/invoices/invoices-api.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';

/** The form as a browser sends it, and a row as it receives one: amounts in euros. */
export type FormBody = z.input<typeof invoiceForm>;
export type InvoiceRow = z.input<typeof invoiceRow>;
type Invoice = z.input<(typeof invoicesApi)['GET /api/invoices/{id}']['answer']>;

/** Today at the airport. */
export const today = (): string => airportTime(new Date()).date;

/** A form without fault: services of an agency, 100.00 net. */
export const invoiceBody = (overrides: FormBody = {}): FormBody => ({
  use_case: 'sec24',
  client_type: 'agency',
  credit_note: false,
  cost_center: '660400141',
  agencyId: 1001,
  invoice_date: today(),
  invoice_period_from: today(),
  invoice_period_to: today(),
  payment_terms: 30,
  company: 'Nordlicht Reisen GmbH & Co. KG',
  debitor: '11001',
  street: 'Kaistraße 14',
  city: 'Kiel',
  zip: '24103',
  country: 'Germany',
  lang: 'de',
  lines: [{ title: 'Begleitung, Ankunft', amount: 2, netto: 50, date: today(), time: '09:30' }],
  ...overrides,
});

/** A free invoice with a number of its own. */
export const freeBody = (invoice_number: string, overrides: FormBody = {}): FormBody =>
  invoiceBody({
    use_case: 'normal',
    client_type: null,
    agencyId: null,
    debitor: '',
    invoice_number,
    ...overrides,
  });

/** As many rows as a list answers at once. */
const PAGE = 100;

/** All invoices of today that a filter finds, the latest first. */
export const invoicesOfToday = async (who: BrowserClient, where: object = {}): Promise<InvoiceRow[]> => {
  const rows = new Map<string, InvoiceRow>();
  for (let offset = 0; ; offset += PAGE) {
    const body = { offset, limit: PAGE, where: { date_from: today(), date_to: today(), ...where } };
    const page = ok(await who.send('POST', '/api/invoices/list/', body)).rows as InvoiceRow[];
    // What others issue meanwhile moves a row to the next page: it counts once.
    for (const row of page) rows.set(row._id, row);
    if (page.length < PAGE) return [...rows.values()];
  }
};

/** An invoice as an admin sees it, by its id. */
export const invoiceOf = async (admin: BrowserClient, id: string): Promise<Invoice> =>
  ok(await admin.get(`/api/invoices/${id}`)) as Invoice;

/** Issues a form and answers what became of it. */
export const issued = async (admin: BrowserClient, body: FormBody = invoiceBody()): Promise<InvoiceRow> => {
  const key = crypto.randomUUID();
  const { status, body: pdf } = await admin.send('POST', '/api/invoices', { invoice: body, key });
  if (status !== 200) throw new Error(`not issued: ${status} ${JSON.stringify(pdf)}`);
  return invoiceOf(admin, key);
};
