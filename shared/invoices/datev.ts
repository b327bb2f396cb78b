import type { CalendarDate } from '#shared/calendar-date.ts';
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
import { dueDate, ledgerOf } from '#shared/invoices/ledger.ts';
import {
  accountOf,
  isReceipt,
  receiptOf,
  revenueOf,
  statedVatId,
  taxDates,
} from '#shared/invoices/posting.ts';
import { netOfGross } from '#shared/invoices/tax.ts';
import { type Cents, centsWithComma } from '#shared/money.ts';

const TEXT_LENGTH = 60;
/** Ten digits before the comma. */
const MOST_CENTS = 999_999_999_999;
const COST_CENTER = /^[A-Za-z0-9]{1,36}$/;

/** How a client is called who has a name that the books cannot hold. */
const substituteOf = (invoice: InvoiceHead, batch: DatevBatch): string =>
  invoice.order_number ? `Bestellung ${invoice.order_number}` : `Debitor ${accountOf(invoice, batch)}`;

/** What the booking is called. Its own word stands first, so that no spreadsheet takes a name for a formula. */
const bookingText = (invoice: InvoiceHead, batch: DatevBatch): string => {
  const { credit_note, credit_note_invoice_number: original = '', company, agency_name } = invoice;
  const { text, unfit } = inCp1252((company || agency_name).replaceAll(/\s+/g, ' '));
  const name = unfit.length > 0 ? substituteOf(invoice, batch) : text;
  const words = [credit_note ? `Korrektur zu ${original}` : 'Rechnung', name];
  return words.join(' ').trim().slice(0, TEXT_LENGTH).trim();
};

const accountProblem = (
  account: string,
  isFit: (account: string) => boolean,
): DatevProblem['code'] | false => {
  if (!account) return 'account.missing';
  return !isFit(account) && 'account.format';
};

/** The reasons why a document cannot be booked, by the batch's own fields. */
export const documentProblems = (invoice: InvoiceHead, batch: DatevBatch): DatevProblem[] => {
  const { _id: invoice_id, invoice_number, invoice_date, amount_brutto, cost_center, tax } = invoice;
  const account = accountOf(invoice, batch);
  const revenue = revenueOf(invoice, batch);
  const isLedgerAccount = (number: string): boolean =>
    /^[1-9]\d*$/.test(number) && number.length <= batch.account_length;
  const receipt = receiptOf(invoice);
  const isOutside = invoice_date < batch.from || invoice_date > batch.to;
  const found: readonly [field: string, code: DatevProblem['code'] | false, value: string][] = [
    ['Umsatz', (amount_brutto < 1 || amount_brutto > MOST_CENTS) && 'amount.range', String(amount_brutto)],
    ['Konto', accountProblem(account, (number) => isCustomerAccount(number, batch)), account],
    ['Gegenkonto', accountProblem(revenue, isLedgerAccount), revenue || `${tax / 100} %`],
    ['Belegdatum', isOutside && 'date.outside', invoice_date],
    ['Belegfeld 1', !isReceipt(receipt) && 'number.format', receipt],
    ['KOST1', !COST_CENTER.test(cost_center) && 'cost_center.format', cost_center],
  ];
  return found.flatMap(([field, code, value]) =>
    code ? [{ invoice_id, invoice_number, field, code, value }] : [],
  );
};

/** What of the documents keeps the batch from being written; drafts are left out. */
export const bookingProblems = (invoices: readonly InvoiceHead[], batch: DatevBatch): DatevProblem[] =>
  ledgerOf(invoices).flatMap((invoice) => documentProblems(invoice, batch));

/** `DDMMYYYY`, as the last columns have it. */
const longDay = (day: CalendarDate): string => day.slice(8) + day.slice(5, 7) + day.slice(0, 4);

const shortDay = (day: CalendarDate): string => day.slice(8) + day.slice(5, 7) + day.slice(2, 4);

const EMPTY: readonly string[] = DATEV_HEADINGS.map((_, index) =>
  DATEV_TEXT_COLUMNS.has(index + 1) ? '""' : '',
);

/** The booking of a document: S is the customer's debt, H what a credit note takes from it. */
const bookingLine = (invoice: InvoiceHead, batch: DatevBatch): string => {
  const { invoice_date, amount_brutto, cost_center, credit_note } = invoice;
  const due = dueDate(invoice);
  const { service, tax } = taxDates(invoice);
  const filled: Readonly<Record<number, string>> = {
    1: centsWithComma(amount_brutto),
    2: credit_note ? 'H' : 'S',
    3: 'EUR',
    7: accountOf(invoice, batch),
    8: revenueOf(invoice, batch),
    10: invoice_date.slice(8) + invoice_date.slice(5, 7),
    11: receiptOf(invoice),
    12: due ? shortDay(due) : '',
    14: bookingText(invoice, batch),
    37: cost_center,
    40: statedVatId(invoice, batch),
    // Written out: left empty, the whole batch would be taken as closed for changes.
    114: '0',
    115: longDay(service),
    116: longDay(tax),
    117: due ? longDay(due) : '',
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
