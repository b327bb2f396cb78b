import { isCalendarDate } from '#shared/calendar-date.ts';
import type { Setting } from '#shared/catalogue/setting.ts';
import { isSafeAddress } from '#shared/content/safe-address.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { type FoundProblem, fieldProblems } from '#shared/field-problems.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { refused } from '#shared/refused.ts';

/** What can be wrong with a setting, in the words of the server. */
export const settingErrors = {
  'setting.unknown': 'There is no such setting.',
  'setting.twice': 'This setting is named twice.',
  'setting.text': 'Please enter one line of at most 200 characters.',
  'setting.longtext': 'Please enter at most 5000 characters.',
  'setting.number': 'Please enter a whole number.',
  'setting.decimal': 'Please enter a number.',
  'setting.empty': 'Please fill in this setting.',
  'setting.threshold': 'Please enter a whole number from 1 to 99.',
  'setting.hours': 'Please enter hours from 0 to 8760.',
  'setting.job_hours': 'Please enter hours from 1 to 24.',
  'setting.email': 'Please enter an email address.',
  'setting.address':
    'Please enter a path of this site, such as /thankyou, or an address that begins with https://.',
  'setting.mode': 'Please enter “draft” or “final”.',
  'setting.suffix': 'Please enter at most 6 letters, digits or dashes; both suffixes must differ.',
  'setting.raised': 'An invoice number can only be raised.',
  'setting.users': 'Please enter at most three user ids, separated by commas.',
  'setting.user_unknown': 'These must be ids of admins.',
  'setting.country': 'Please enter a country code of two letters, such as DE.',
  'setting.iban': 'This IBAN is not valid.',
  'setting.bic': 'This BIC is not valid.',
  'setting.consultant': 'Please enter a consultant number from 1001 to 9999999.',
  'setting.client': 'Please enter a client number from 1 to 99999.',
  'setting.day_of_year': 'Please enter month and day, such as 01-01.',
  'setting.account_length': 'Please enter 4 to 8 digits.',
  'setting.account': 'Please enter an account of 5 to 9 digits.',
  'setting.ledger_account': 'Please enter an account of 4 to 8 digits.',
  'setting.accounts': 'Please enter the account of each tax rate, such as 19: 4400, 7: 4300.',
  'setting.vat_id': 'Please enter a VAT identification number, such as DE123456789.',
} as const;
export type SettingErrorCode = keyof typeof settingErrors;

type Value = Setting['value'];
/** A setting as the office sends it; `version` is the one that the form was opened with. */
export type SettingRow = { readonly key: string; readonly value: Value; readonly version: number };

const TEXT_MAX = 200;
const LONGTEXT_MAX = 5000;
/** So many may export the outgoing-invoice ledger. */
export const USERS_MAX = 3;

const isWhole = (value: Value, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** By ISO 13616: the letters as numbers, the first four signs at the end, remainder 1. */
const isIban = (text: string): boolean => {
  const iban = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (sign) =>
    String(sign.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
};

/** The ids that a setting lists. */
export const idsIn = (value: Value): string[] =>
  String(value)
    .split(/[\s,;]+/)
    .filter(Boolean);

const wrongType = ({ type }: Pick<Setting, 'type'>, value: Value): SettingErrorCode | false => {
  const isText = typeof value === 'string';
  switch (type) {
    case 'number':
      return !isWhole(value, 0, Number.MAX_SAFE_INTEGER) && 'setting.number';
    case 'decimal':
      return !(typeof value === 'number' && Number.isFinite(value)) && 'setting.decimal';
    case 'text':
      return !(isText && value.length <= TEXT_MAX && !/\p{Cc}/u.test(value)) && 'setting.text';
    case 'longtext':
      return !(isText && value.length <= LONGTEXT_MAX) && 'setting.longtext';
  }
};

type Rule = (value: Value, before: Value) => SettingErrorCode | false;

const filled: Rule = (value) => value === '' && 'setting.empty';
const threshold: Rule = (value) => !isWhole(value, 1, 99) && 'setting.threshold';
const hours: Rule = (value) => !isWhole(value, 0, 8760) && 'setting.hours';
const email: Rule = (value) => !isEmail(String(value)) && 'setting.email';
const raised: Rule = (value, before) => Number(value) < Number(before) && 'setting.raised';
const suffix: Rule = (value) => !/^[A-Za-z0-9-]{0,6}$/.test(String(value)) && 'setting.suffix';
const customerAccount: Rule = (value) => !/^\d{5,9}$/.test(String(value)) && 'setting.account';
const ledgerAccount: Rule = (value) => !/^\d{4,8}$/.test(String(value)) && 'setting.ledger_account';
/** The seller's data may be empty while they are collected: no invoice is issued meanwhile. */
const ifFilled =
  (code: SettingErrorCode, isGood: (text: string) => boolean): Rule =>
  (value) =>
    value !== '' && !isGood(String(value)) && code;

/** One account per tax rate in percent, as `shared/invoices/datev-settings.ts` reads them. */
const REVENUE_ACCOUNTS =
  /^\d+([.,]\d{1,2})?\s*%?\s*[:=]\s*\d{4,8}(\s*[,;]\s*\d+([.,]\d{1,2})?\s*%?\s*[:=]\s*\d{4,8})*$/;

/** What is known of single settings, beside their type. */
const RULES: Readonly<Record<string, Rule>> = {
  bag_base_1_to_x: threshold,
  person_base_1_to_x: threshold,
  vip_base_1_to_x: threshold,
  web_client_cancellation_hours: hours,
  refund_window_hours: hours,
  job_duration_hours: (value) => !isWhole(value, 1, 24) && 'setting.job_hours',
  payment_result_page: (value) =>
    !(isSafeAddress(String(value)) && !String(value).startsWith('#')) && 'setting.address',
  airline_group_name: filled,
  airline_group_address1: filled,
  airline_group_zip: filled,
  airline_group_city: filled,
  airline_group_country: filled,
  airline_group_email: email,
  contact_email_fra: email,
  contact_email_muc: email,
  withdrawal_email: email,
  seller_email: ifFilled('setting.email', isEmail),
  seller_country: ifFilled('setting.country', (text) => /^[A-Z]{2}$/.test(text)),
  seller_iban: ifFilled('setting.iban', isIban),
  seller_bic: ifFilled('setting.bic', (text) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)),
  seller_vat_id: ifFilled('setting.vat_id', (text) => /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(text)),
  last_invoice_number_agency: raised,
  last_invoice_number_web: raised,
  invoice_suffix_agency: suffix,
  invoice_suffix_web: suffix,
  period_run_mode: (value) => !['draft', 'final'].includes(String(value)) && 'setting.mode',
  datev_consultant: (value) => !isWhole(value, 1001, 9_999_999) && 'setting.consultant',
  datev_client: (value) => !isWhole(value, 1, 99_999) && 'setting.client',
  // 2001 has no 29 February: a fiscal year begins on a day that every year has.
  datev_fiscal_year_begin: (value) => !isCalendarDate(`2001-${value}`) && 'setting.day_of_year',
  datev_account_length: (value) => !isWhole(value, 4, 8) && 'setting.account_length',
  datev_web_account: customerAccount,
  datev_other_account: customerAccount,
  datev_reverse_charge_account: ledgerAccount,
  datev_third_country_account: ledgerAccount,
  datev_exempt_account: ledgerAccount,
  datev_revenue_accounts: (value) => !REVENUE_ACCOUNTS.test(String(value)) && 'setting.accounts',
  rab_user_ids: (value) => idsIn(value).length > USERS_MAX && 'setting.users',
};

/** What is wrong with a value for a setting, by its type and by what is known of its key. */
export const settingProblem = (
  setting: Pick<Setting, 'key' | 'type' | 'value'>,
  value: Value,
): SettingErrorCode | false =>
  wrongType(setting, value) || (RULES[setting.key]?.(value, setting.value) ?? false);

/** One series of numbers may not look like the other. */
const sameSuffix = (
  stored: readonly Setting[],
  rows: readonly SettingRow[],
): FoundProblem<SettingErrorCode>[] => {
  const keys = ['invoice_suffix_agency', 'invoice_suffix_web'] as const;
  const [agency, web] = keys.map((key) =>
    String(
      rows.find((row) => row.key === key)?.value ??
        stored.find((setting) => setting.key === key)?.value ??
        key,
    ).toLowerCase(),
  );
  return keys
    .filter((key) => rows.some((row) => row.key === key))
    .map((key) => [key, agency === web && 'setting.suffix']);
};

const clean = (value: Value): Value => (typeof value === 'string' ? value.trim() : value);

/** Each is a write and an entry of the audit log, in one transaction of 100 with the new version of the whole. */
export const SETTINGS_AT_ONCE = 49;

/**
 * The settings that an edit changes, as they were and as they shall be; fields are named by key.
 * @param users ids of those who may be named as users
 * @throws DomainError `invalid_input`; `changed_meanwhile` for a setting that somebody else has changed since
 */
export const editedSettings = (
  stored: readonly Setting[],
  sent: readonly SettingRow[],
  users: readonly string[],
): { before: Setting; after: Setting }[] => {
  const rows = sent.map((row) => ({ ...row, value: clean(row.value) }));
  const found = rows.flatMap(({ key, value }, index): FoundProblem<SettingErrorCode>[] => {
    const setting = stored.find((one) => one.key === key);
    const isStranger = key === 'rab_user_ids' && idsIn(value).some((id) => !users.includes(id));
    return [
      [key, setting ? settingProblem(setting, value) : 'setting.unknown'],
      [key, rows.findIndex((row) => row.key === key) !== index && 'setting.twice'],
      [key, isStranger && 'setting.user_unknown'],
    ];
  });
  const problems = fieldProblems([...found, ...sameSuffix(stored, rows)], settingErrors);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const changed = rows.flatMap((row) => {
    const before = stored.find(({ key }) => key === row.key);
    return before && before.value !== row.value
      ? [{ before, row, after: { ...before, value: row.value } }]
      : [];
  });
  const stale = changed.filter(({ before, row }) => (before.version ?? 0) !== row.version);
  if (stale.length > 0) {
    const told = { code: 'changed', message: 'This setting was changed meanwhile.' };
    throw refused('setting.changed', {}, Object.fromEntries(stale.map(({ row: { key } }) => [key, told])));
  }
  if (changed.length > SETTINGS_AT_ONCE) throw refused('setting.too_many', { most: SETTINGS_AT_ONCE });
  return changed;
};
