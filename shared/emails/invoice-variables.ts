import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { escapeHtml } from '#shared/emails/html.ts';
import { eInvoiceOf } from '#shared/invoices/e-invoice.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { type InvoiceRun, type RunUnit, runProgress } from '#shared/invoices/invoice-run.ts';
import { dayText, moneyText, periodText } from '#shared/invoices/invoice-text.ts';
import { runReason } from '#shared/invoices/run-reason.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

/** What stands for the variables of the mail that brings an invoice or a credit note; HTML. */
export const invoiceVariables = (invoice: Invoice, seller: Seller): Record<string, string> => {
  const { lang } = invoice;
  const words = invoiceTexts[lang];
  return {
    DOCUMENT: invoice.credit_note ? words.creditNote : words.invoice,
    NUMBER: escapeHtml(invoice.invoice_number),
    COMPANY: escapeHtml(invoice.company),
    DATE: dayText(invoice.invoice_date, lang),
    PERIOD: periodText(invoice.invoice_period_from, invoice.invoice_period_to, lang),
    TOTAL: moneyText(invoice.amount_brutto, lang),
    TERMS: escapeHtml(eInvoiceOf(invoice, seller).terms),
    PHONE: escapeHtml(seller.phone),
    EMAIL: escapeHtml(seller.email),
  };
};

type Lang = Invoice['lang'];

const failureList = (units: readonly RunUnit[], lang: Lang): string => {
  const items = units.map((unit) => {
    const who = `${unit.agency_name}, ${codeOfAirport(unit.airport)}`;
    return `<li>${escapeHtml(`${who}: ${runReason(unit, lang)}`)}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
};

/** What stands for the variables of the mail that tells the office of a run; HTML. @param link to the run */
export const runVariables = (
  { period_from, period_to, airports, draft }: InvoiceRun,
  units: readonly RunUnit[],
  { link, lang }: { readonly link: string; readonly lang: Lang },
): Record<string, string> => {
  const { issued, kept, nothing, failed } = runProgress(units);
  const words = invoiceTexts[lang];
  return {
    PERIOD: periodText(period_from, period_to, lang),
    AIRPORTS: airports.map(codeOfAirport).join(' + '),
    KIND: draft ? words.drafts : words.final,
    MADE: String(issued),
    KEPT: String(kept),
    NOTHING: String(nothing),
    FAILED: String(failed),
    FAILURES: failureList(
      units.filter(({ outcome }) => outcome === 'failed'),
      lang,
    ),
    RUN_LINK: escapeHtml(link),
  };
};
