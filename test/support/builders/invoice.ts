import { agencies } from '#infra/seed/agencies.ts';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import type { Agency } from '#shared/agencies/agency.ts';
import { agencyInvoice } from '#shared/invoices/agency-invoice.ts';
import type { Invoice, InvoiceDraft } from '#shared/invoices/invoice.ts';
import { webInvoice } from '#shared/invoices/web-invoice.ts';
import type { Job } from '#shared/jobs/job.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { aJob } from '#test/support/builders/job.ts';
import { aPaidDraft, NOW } from '#test/support/builders/order.ts';

const frankfurt = () => {
  const airport = firstCatalogue.airports.find(({ _id }) => _id === 1);
  if (!airport) throw new Error('no airport 1');
  return airport;
};

/** An agency with a German address. */
export const anAgency = (overrides: Partial<Agency> = {}): Agency => {
  const agency = agencies.find(({ _id }) => _id === 1001);
  if (!agency) throw new Error('no agency 1001');
  return { ...agency, ...overrides };
};

/** The document with a number. */
export const numbered = (draft: InvoiceDraft, invoice_number: string): Invoice => ({
  ...draft,
  invoice_number,
  settings_invoice_number: Number.parseInt(invoice_number, 10),
  filename: `${invoice_number}.pdf`,
});

/** The invoice of a web client who paid 167.00 for an assistant and a porter. */
export const aWebInvoice = (language: SiteLanguage = 'de'): Invoice => {
  const order = aPaidDraft();
  const paid = { amount: order.price?.total ?? 0, paid_at: '2026-11-27T23:30:00.000Z', brand: 'VISA' };
  return numbered(webInvoice('10001-P1', { order, airport: frankfurt(), paid }, language, NOW), '10001-W');
};

/** A job of an agency with a price. */
export const aPricedJob = (number: number, net: number, overrides: Partial<Job> = {}): Job =>
  aJob({
    _id: `10001-${number}`,
    price: { net, lines: [{ code: 'job_code', name: 'ARR', quantity: 1, price: net, sum: net }] },
    ...overrides,
  });

/** An agency's invoice of November over some jobs. */
export const anAgencyInvoice = (
  jobs: readonly Job[],
  { agency = anAgency(), draft = false }: { agency?: Agency; draft?: boolean } = {},
): Invoice => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const { places } = firstCatalogue;
  const billed = { agency, airport: frankfurt(), places, jobs, period, draft };
  return numbered(agencyInvoice('1001-2026-11-660400141', billed, NOW), '10001-A');
};
