import { airportTime, type CalendarDate, clockText, isCalendarDate } from '#shared/calendar-date.ts';
import type { DatevProblem } from '#shared/invoices/datev-errors.ts';
import { DATEV_HEADINGS } from '#shared/invoices/datev-headings.ts';

/** What a booking batch is for. */
export type DatevBatch = {
  /** Numbers that the tax adviser gives: Beraternummer, Mandantennummer. */
  readonly consultant: number;
  readonly client: number;
  readonly fiscal_year_begin: CalendarDate;
  /** Digits of the ledger's accounts; those of customers have one more. */
  readonly account_length: number;
  /** Both days included. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly created_at: Date;
  /** The account of web clients, who have no customer number. */
  readonly web_account: string;
  /** The account of all others who have none. */
  readonly other_account: string;
  /** The automatic revenue account of every rate in basis points: it knows the tax, so that no tax key is needed. */
  readonly revenue_accounts: Readonly<Record<number, string>>;
  /** The revenue account of documents without tax, by why they have none. */
  readonly untaxed_accounts: Readonly<Record<'reverse_charge' | 'third_country' | 'exempt', string>>;
  readonly seller_vat_id: string;
};

/** The same day a year later. */
const yearLater = (date: CalendarDate): CalendarDate =>
  `${String(Number(date.slice(0, 4)) + 1).padStart(4, '0')}${date.slice(4)}`;

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const rangeProblem = ({ from, to, fiscal_year_begin: begin }: DatevBatch): DatevProblem['code'] | false => {
  if (![from, to, begin].every(isCalendarDate)) return 'range.invalid';
  if (to < from) return 'range.order';
  return (from < begin || to >= yearLater(begin)) && 'range.fiscal_year';
};

/**
 * Whether the number is an account of a customer: one digit longer than those of the ledger, and beginning with 1 to
 * 6; those of suppliers begin with 7 to 9. Source: DATEV, Kontenrahmen SKR 03 and 04, Personenkonten.
 */
export const isCustomerAccount = (
  account: string,
  { account_length }: Pick<DatevBatch, 'account_length'>,
): boolean => /^[1-6]\d*$/.test(account) && account.length === account_length + 1;

/**
 * What is wrong with the batch itself. A booking's date has no year: it gets that of the fiscal year, so the range may
 * not cross its end.
 */
export const batchProblems = (batch: DatevBatch): DatevProblem[] => {
  const { consultant, client, account_length, from, to, web_account, other_account } = batch;
  const found: readonly [field: string, code: DatevProblem['code'] | false, value: string | number][] = [
    ['Beraternummer', !isWithin(consultant, 1001, 9_999_999) && 'consultant.range', consultant],
    ['Mandantennummer', !isWithin(client, 1, 99_999) && 'client.range', client],
    ['Sachkontenlänge', !isWithin(account_length, 4, 8) && 'account_length.range', account_length],
    ['Datum von', rangeProblem(batch), `${from} ${to}`],
    ['Konto', !isCustomerAccount(web_account, batch) && 'account.format', web_account],
    ['Konto', !isCustomerAccount(other_account, batch) && 'account.format', other_account],
  ];
  return found.flatMap(([field, code, value]) =>
    code ? [{ invoice_id: '', invoice_number: '', field, code, value: String(value) }] : [],
  );
};

const digits = (text: string): string => text.replace(/\D/g, '');

/** `YYYYMMDDHHMMSSFFF` of the airport's clock, which is apart from others by whole minutes. */
const timestamp = (instant: Date): string => {
  const time = airportTime(instant);
  return digits(time.date + clockText(time) + instant.toISOString().slice(17));
};

/**
 * The two lines above the bookings: 31 fields about the batch, which is not yet closed for changes (Festschreibung 0),
 * and the columns' headings. Source: developer.datev.de, DATEV-Format, "Header", version 700.
 */
export const headerLines = (batch: DatevBatch): string[] => {
  const { consultant, client, account_length, fiscal_year_begin, from, to, created_at } = batch;
  const format = ['"EXTF"', 700, 21, '"Buchungsstapel"', 13];
  const origin = [timestamp(created_at), '', '"RE"', '""', '""'];
  const books = [consultant, client, digits(fiscal_year_begin), account_length, digits(from), digits(to)];
  const kind = ['"Rechnungsausgang"', '""', 1, 0, 0, '"EUR"'];
  const rest = ['', '""', '', '', '""', '', '', '""', '""'];
  return [[...format, ...origin, ...books, ...kind, ...rest].join(';'), DATEV_HEADINGS.join(';')];
};
