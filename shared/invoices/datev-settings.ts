import { isCalendarDate } from '#shared/calendar-date.ts';
import { type Catalogue, numberSetting, textSetting } from '#shared/catalogue/catalogue.ts';
import type { DatevBatch } from '#shared/invoices/datev-batch.ts';
import { sellerOf } from '#shared/invoices/seller.ts';

type Settings = Pick<Catalogue, 'settings'>;

/** Accounts by rate in basis points, as the office writes them: `19: 4400, 7: 4300`, rates in percent. */
const revenueAccounts = (written: string): Record<number, string> =>
  Object.fromEntries(
    [...written.matchAll(/(\d+(?:[.,]\d{1,2})?)\s*%?\s*[:=]\s*(\d+)/g)].map(
      ([, percent = '', account = '']) => [Math.round(Number(percent.replace(',', '.')) * 100), account],
    ),
  );

/**
 * The first day of the fiscal year that a day lies in; empty where the setting is no day of a year.
 * @param begin as the office writes it: `01-01`, month and day
 */
const fiscalYearBegin = (day: string, begin: string): string => {
  const [month = '', date = ''] = begin.trim().split('-');
  const inYear = (year: number): string =>
    `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const year = Number(day.slice(0, 4));
  if (!isCalendarDate(inYear(year))) return '';
  return inYear(year) <= day ? inYear(year) : inYear(year - 1);
};

/** What the settings say about the books, for a range of days. @throws Error when a setting is missing */
export const datevBatchOf = (
  settings: Settings,
  { from, to }: Pick<DatevBatch, 'from' | 'to'>,
  created_at: Date,
): DatevBatch => ({
  consultant: numberSetting(settings, 'datev_consultant'),
  client: numberSetting(settings, 'datev_client'),
  fiscal_year_begin: fiscalYearBegin(from, textSetting(settings, 'datev_fiscal_year_begin')),
  account_length: numberSetting(settings, 'datev_account_length'),
  from,
  to,
  created_at,
  web_account: textSetting(settings, 'datev_web_account').trim(),
  other_account: textSetting(settings, 'datev_other_account').trim(),
  revenue_accounts: revenueAccounts(textSetting(settings, 'datev_revenue_accounts')),
  untaxed_accounts: {
    reverse_charge: textSetting(settings, 'datev_reverse_charge_account').trim(),
    third_country: textSetting(settings, 'datev_third_country_account').trim(),
    exempt: textSetting(settings, 'datev_exempt_account').trim(),
  },
  seller_vat_id: sellerOf(settings).seller.vat_id,
});
