import { getInvoiceCounter, raiseInvoiceCounter, storeInvoice } from '#functions/platform/data/invoice.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { numberSetting, type SetUp } from '#shared/catalogue/catalogue.ts';
import type { Invoice, InvoiceDraft } from '#shared/invoices/invoice.ts';

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

/**
 * The invoice with the next number of its series, and the writes that take the number and store it: for one `save`,
 * done again from here on when somebody else took the number.
 */
export const numberedInvoice = async (
  draft: InvoiceDraft,
  catalogue: SetUp,
): Promise<{ invoice: Invoice; writes: Write[] }> => {
  const { client_type } = draft;
  const counter = await getInvoiceCounter(client_type);
  const next =
    Math.max(counter?.last ?? 0, numberSetting(catalogue, `last_invoice_number_${client_type}`)) + 1;
  const invoice = withNumber(draft, `${next}${suffixOf(catalogue, client_type)}`, next);
  return { invoice, writes: [raiseInvoiceCounter(client_type, counter, next), ...storeInvoice(invoice)] };
};

/** The invoice with a number that somebody typed. */
export const invoiceWithTypedNumber = (
  draft: InvoiceDraft,
  number: string,
): { invoice: Invoice; writes: Write[] } => {
  const invoice = withNumber(draft, number.trim(), 0);
  return { invoice, writes: storeInvoice(invoice) };
};
