import type { Agency } from '#shared/agencies/agency.ts';
import { airportTime, type CalendarDate, clockText } from '#shared/calendar-date.ts';
import type { Airport } from '#shared/catalogue/airport.ts';
import { netAfterConcession, netAmounts } from '#shared/invoices/amounts.ts';
import type { Invoice, InvoiceDraft, InvoiceLine, InvoiceSubline } from '#shared/invoices/invoice.ts';
import { COST_CENTERS } from '#shared/invoices/invoice.ts';
import { type Job, serviceOfJob } from '#shared/jobs/job.ts';
import { sortedJobs } from '#shared/jobs/job-days.ts';
import type { JobPriceLine } from '#shared/jobs/job-price.ts';
import { type NamedPlace, titlesOfJob } from '#shared/jobs/job-titles.ts';
import { inLanguage } from '#shared/languages.ts';
import { refused } from '#shared/refused.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';
import { mailTexts } from '#shared/texts/mail-texts.ts';

type Lang = Invoice['lang'];

/** Invoices are German or English: whoever reads German gets German. */
export const invoiceLanguage = (language: string): Lang => (language === 'de' ? 'de' : 'en');

/** What an invoice must name of an agency, in English and German. */
const NEEDED = {
  company: ['company', 'Firma'],
  street: ['street', 'Straße'],
  zip: ['postcode', 'Postleitzahl'],
  city: ['city', 'Ort'],
  country: ['country', 'Land'],
  debitor: ['debitor', 'Debitor'],
} as const;

/**
 * Refuses to bill an agency whose data lack what the law or the books ask for.
 * Source: § 14 (4) UStG; back-office specification, section 5, "Invoice form".
 * @throws DomainError `refused_transition` naming what is missing
 */
export const demandBillable = ({ tax, vat_id = '', ...agency }: Agency): void => {
  const missing = Object.entries(NEEDED).filter(([field]) => !agency[field as keyof typeof NEEDED].trim());
  if (missing.length > 0) {
    const words = (language: 0 | 1): string => missing.map(([, names]) => names[language]).join(', ');
    throw refused('invoice.agency', { fields_en: words(0), fields_de: words(1) });
  }
  if (tax === 0 && !vat_id.trim()) throw refused('invoice.agency_vat_id');
};

const pricedLine = (title: string, { quantity, price, sum }: JobPriceLine): InvoiceSubline => ({
  title,
  description: '',
  amount: quantity,
  netto: price,
  sum_netto: sum,
});

const titleOf = (job: Job, places: Billed['places'], lang: Lang): string => {
  const { services, persons } = mailTexts[lang];
  const { from_title, to_title } = titlesOfJob(job, places);
  const way = [from_title[lang], to_title[lang]].filter(Boolean).join(' – ');
  const group = job.persons > 1 && serviceOfJob(job) === 'assistant' ? persons(job.persons) : '';
  return [services[serviceOfJob(job)], way, group].filter(Boolean).join(', ');
};

const subtitleOf = ({ code, name }: JobPriceLine, lang: Lang): string =>
  code === 'additional_items' ? invoiceTexts[lang].additionalItems : name;

const lineOf = (job: Job, places: Billed['places'], lang: Lang): InvoiceLine => {
  const [first, ...others] = (job.price?.lines ?? []).filter(({ quantity }) => quantity > 0);
  if (!first) throw new Error(`job ${job._id} has no price`);
  return {
    ...pricedLine(titleOf(job, places, lang), first),
    date: job.date,
    time: clockText(job),
    job_id: job._id,
    ...(job.reference && { reference: job.reference }),
    type: serviceOfJob(job),
    sublines: others.map((line) => pricedLine(subtitleOf(line, lang), line)),
  };
};

type Billed = {
  readonly agency: Agency;
  readonly airport: Airport;
  /** Those of the catalogue, for their names in the agency's language. */
  readonly places: readonly NamedPlace[];
  readonly jobs: readonly Job[];
  /** Both days included. */
  readonly period: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly draft: boolean;
};

const billingAddress = ({ company, street, co = '', city, zip, country }: Agency) => ({
  company,
  street,
  co,
  city,
  zip,
  country,
});

/**
 * The invoice of an agency's services at one airport in a period, still without a number: one line per job, its net
 * price with what is charged beside below it; the agency's concession and tax.
 * Source: back-office specification, sections 3 and 9; docs/decisions.md, invoices.
 * @throws Error when there is no job, or one has no price
 */
export const agencyInvoice = (
  _id: string,
  { agency, airport, places, jobs, period, draft }: Billed,
  now: Date,
): InvoiceDraft => {
  const lang = invoiceLanguage(agency.default_language);
  const lines = sortedJobs(jobs, 'date').map((job) => lineOf(job, places, lang));
  if (lines.length === 0) throw new Error('there is no job to bill');
  const amounts = netAmounts(lines, agency);
  return {
    _id,
    draft,
    use_case: 'sec24',
    client_type: 'agency',
    credit_note: false,
    prices: 'net',
    airport: `${inLanguage(airport.name, lang)} (${airport.code})`,
    cost_center: COST_CENTERS[airport._id],
    invoice_date: airportTime(now).date,
    invoice_period_from: period.from,
    invoice_period_to: period.to,
    payment_terms: agency.payment_terms,
    agencyId: agency._id,
    agency_name: agency.name,
    ...billingAddress(agency),
    debitor: agency.debitor,
    vat_id: agency.vat_id ?? '',
    remarks: '',
    lang,
    lines,
    tax: agency.tax,
    concession: agency.concession,
    ...amounts,
    amount_left: netAfterConcession(amounts),
    tax_left: amounts.amount_tax,
    locked: false,
    issued_at: now.toISOString(),
    version: 1,
  };
};
