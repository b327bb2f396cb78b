import {
  getInvoiceCounter,
  invoiceIdOfNumber,
  raiseInvoiceCounter,
  storeInvoice,
} from '#functions/platform/data/invoice.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { numberSetting, type SetUp } from '#shared/catalogue/catalogue.ts';
import { eInvoiceOf, isElectronic } from '#shared/invoices/e-invoice.ts';
import { eInvoiceProblems } from '#shared/invoices/e-invoice-problems.ts';
import type { Invoice, InvoiceDraft } from '#shared/invoices/invoice.ts';
import { sellerOf } from '#shared/invoices/seller.ts';
import { refused } from '#shared/refused.ts';

type ClientType = Invoice['client_type'];

/** How long somebody tries for the next number while many others want it too. */
export const NUMBER_PATIENCE = { tries: 60, waitMs: 250 } as const;

const suffixOf = ({ settings }: SetUp, clientType: ClientType): string =>
  String(settings.find(({ key }) => key === `invoice_suffix_${clientType}`)?.value ?? '');

/** Whether a number looks like one that the system gives: then nobody may type it. */
export const isAutomaticNumber =
  (catalogue: SetUp) =>
  (number: string): boolean =>
    (['agency', 'web'] as const).some((clientType) => {
      const suffix = suffixOf(catalogue, clientType).toLowerCase();
      const given = number.trim().toLowerCase();
      return given.endsWith(suffix) && /^\d+$/.test(given.slice(0, given.length - suffix.length));
    });

const withNumber = (
  draft: InvoiceDraft,
  invoice_number: string,
  settings_invoice_number: number,
): Invoice => ({
  ...draft,
  invoice_number,
  settings_invoice_number,
  filename: `${invoice_number}.pdf`,
});

/** An electronic invoice that readers would not take is refused before it is stored. */
const refuseUnfit = (invoice: Invoice, catalogue: SetUp): Invoice => {
  if (!isElectronic(invoice)) return invoice;
  const given = eInvoiceOf(invoice, sellerOf(catalogue).seller);
  const [problem] = eInvoiceProblems(given, invoice.country);
  if (problem) throw refused(problem.reason, problem.values);
  return invoice;
};

/**
 * The first number that no document has: while the series had another suffix, somebody may have typed one that looks
 * like its next.
 */
const firstFree = async (number: number, suffix: string): Promise<number> =>
  (await invoiceIdOfNumber(`${number}${suffix}`)) === undefined ? number : firstFree(number + 1, suffix);

/**
 * The invoice with the next number of its series, and the writes that take the number and store it: for one `save`,
 * done again from here on when somebody else took the number.
 * @throws DomainError `refused_transition` when it is not a complete electronic invoice, or does not add up
 */
export const numberedInvoice = async (
  draft: InvoiceDraft,
  catalogue: SetUp,
): Promise<{ invoice: Invoice; writes: Write[] }> => {
  const { client_type } = draft;
  const counter = await getInvoiceCounter(client_type);
  const last = Math.max(counter?.last ?? 0, numberSetting(catalogue, `last_invoice_number_${client_type}`));
  const next = await firstFree(last + 1, suffixOf(catalogue, client_type));
  const invoice = refuseUnfit(
    withNumber(draft, `${next}${suffixOf(catalogue, client_type)}`, next),
    catalogue,
  );
  return { invoice, writes: [raiseInvoiceCounter(client_type, counter, next), ...storeInvoice(invoice)] };
};

/**
 * The invoice with a number that somebody typed.
 * @throws DomainError `refused_transition` when it is not a complete electronic invoice, or does not add up
 */
export const invoiceWithTypedNumber = (
  draft: InvoiceDraft,
  number: string,
  catalogue: SetUp,
): { invoice: Invoice; writes: Write[] } => {
  const invoice = refuseUnfit(withNumber(draft, number.trim(), 0), catalogue);
  return { invoice, writes: storeInvoice(invoice) };
};
