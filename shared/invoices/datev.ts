import { encodeCp1252, inCp1252 } from '#shared/invoices/cp1252.ts';
import {
  batchProblems,
  type DatevBatch,
  headerLines,
  isCustomerAccount,
} from '#shared/invoices/datev-batch.ts';
import type { DatevProblem } from '#shared/invoices/datev-errors.ts';
import { DATEV_HEADINGS, DATEV_TEXT_COLUMNS } from '#shared/invoices/datev-headings.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { ledgerOf } from '#shared/invoices/ledger.ts';
import { netOfGross } from '#shared/invoices/tax.ts';
import { type Cents, centsWithComma } from '#shared/money.ts';

const TEXT_LENGTH = 60;
/** Ten digits before the comma. */
const MOST_CENTS = 999_999_999_999;
const RECEIPT = /^[A-Za-z0-9$&%*+\-/]{1,36}$/;
const COST_CENTER = /^[A-Za-z0-9]{1,36}$/;

/** The account of who owes the money. */
const accountOf = ({ client_type, debitor }: InvoiceHead, { web_account }: DatevBatch): string =>
  client_type === 'web' && !debitor ? web_account : debitor;

const revenueOf = ({ tax }: InvoiceHead, { revenue_accounts }: DatevBatch): string =>
  revenue_accounts[tax] ?? '';

/** What the booking is called. Its own word stands first, so that no spreadsheet takes a name for a formula. */
const bookingText = (invoice: InvoiceHead): { text: string; unfit: string[] } => {
  const { credit_note, credit_note_invoice_number: original = '', company, agency_name } = invoice;
  const words = [credit_note ? `Korrektur zu ${original}` : 'Rechnung', company || agency_name];
  const { text, unfit } = inCp1252(words.join(' ').replace(/\s+/g, ' ').trim());
  return { text: text.slice(0, TEXT_LENGTH).trim(), unfit };
};

const accountProblem = (
  account: string,
  isFit: (account: string) => boolean,
): DatevProblem['code'] | false => {
  if (!account) return 'account.missing';
  return !isFit(account) && 'account.format';
};

const invoiceProblems = (invoice: InvoiceHead, batch: DatevBatch): DatevProblem[] => {
  const { invoice_number, invoice_date, amount_brutto, cost_center, tax } = invoice;
  const account = accountOf(invoice, batch);
  const revenue = revenueOf(invoice, batch);
  const isLedgerAccount = (number: string): boolean =>
    /^[1-9]\d*$/.test(number) && number.length <= batch.account_length;
  const { unfit } = bookingText(invoice);
  const isOutside = invoice_date < batch.from || invoice_date > batch.to;
  const found: readonly [field: string, code: DatevProblem['code'] | false, value: string][] = [
    ['Umsatz', (amount_brutto < 1 || amount_brutto > MOST_CENTS) && 'amount.range', String(amount_brutto)],
    ['Konto', accountProblem(account, (number) => isCustomerAccount(number, batch)), account],
    ['Gegenkonto', accountProblem(revenue, isLedgerAccount), revenue || `${tax / 100} %`],
    ['Belegdatum', isOutside && 'date.outside', invoice_date],
    ['Belegfeld 1', !RECEIPT.test(invoice_number) && 'number.format', invoice_number],
    ['Buchungstext', unfit.length > 0 && 'text.unfit', unfit.join(' ')],
    ['KOST1', !COST_CENTER.test(cost_center) && 'cost_center.format', cost_center],
  ];
  return found.flatMap(([field, code, value]) => (code ? [{ invoice_number, field, code, value }] : []));
};

/** What of the documents keeps the batch from being written; drafts are left out. */
export const bookingProblems = (invoices: readonly InvoiceHead[], batch: DatevBatch): DatevProblem[] =>
  ledgerOf(invoices).flatMap((invoice) => invoiceProblems(invoice, batch));

const EMPTY: readonly string[] = DATEV_HEADINGS.map((_, index) =>
  DATEV_TEXT_COLUMNS.has(index + 1) ? '""' : '',
);

/** The booking of a document: S is the customer's debt, H what a credit note takes from it. */
const bookingLine = (invoice: InvoiceHead, batch: DatevBatch): string => {
  const { invoice_number, invoice_date, amount_brutto, cost_center, credit_note } = invoice;
  const filled: Readonly<Record<number, string>> = {
    1: centsWithComma(amount_brutto),
    2: credit_note ? 'H' : 'S',
    3: 'EUR',
    7: accountOf(invoice, batch),
    8: revenueOf(invoice, batch),
    10: invoice_date.slice(8) + invoice_date.slice(5, 7),
    11: invoice_number,
    14: bookingText(invoice).text,
    37: cost_center,
  };
  const fields = [...EMPTY];
  for (const [column, value] of Object.entries(filled)) {
    const isText = DATEV_TEXT_COLUMNS.has(Number(column));
    fields[Number(column) - 1] = isText ? `"${value.replaceAll('"', '""')}"` : value;
  }
  return fields.join(';');
};

const refuse = ([first]: readonly DatevProblem[]): void => {
  if (first) throw new Error(`${first.invoice_number} ${first.field}: ${first.code} (${first.value})`);
};

/**
 * The bookings of documents in the order of the ledger (EXTF 700, category 21, version 13, in code page 1252): one for
 * each document, because a document has one rate. Drafts are left out. Many documents come part by part.
 * @throws Error when there are problems: `bookingProblems` names them
 */
export const bookingLines = (invoices: readonly InvoiceHead[], batch: DatevBatch): Uint8Array[] => {
  refuse(bookingProblems(invoices, batch));
  return ledgerOf(invoices).map((invoice) => encodeCp1252(`${bookingLine(invoice, batch)}\r\n`));
};

/**
 * The two lines above the bookings.
 * @throws Error when there are problems: `batchProblems` names them
 */
export const batchLines = (batch: DatevBatch): Uint8Array[] => {
  refuse(batchProblems(batch));
  return headerLines(batch).map((line) => encodeCp1252(`${line}\r\n`));
};

/**
 * Documents whose tax is not what an automatic account derives from their gross: the last of several partial credit
 * notes takes the cents that the others have left. The books differ from the documents by so many cents.
 */
export const taxDifferences = (
  invoices: readonly InvoiceHead[],
): { invoice_number: string; tax: Cents; derived: Cents }[] =>
  ledgerOf(invoices)
    .map(({ invoice_number, tax, amount_tax, amount_brutto }) => ({
      invoice_number,
      tax: amount_tax,
      derived: amount_brutto - netOfGross(amount_brutto, tax),
    }))
    .filter(({ tax, derived }) => tax !== derived);
