import { describe, expect, it } from 'vitest';
import { settings } from '#infra/seed/settings.ts';
import { SETTING_TYPES, type Setting } from '#shared/catalogue/setting.ts';
import { editedSettings, type SettingErrorCode, settingProblem } from '#shared/catalogue/setting-rules.ts';
import type { DomainError } from '#shared/domain-error.ts';

const named = (key: string): Setting => {
  const found = settings.find((setting) => setting.key === key);
  if (!found) throw new Error(`there is no setting ${key}`);
  return found;
};

const ofType = (type: Setting['type'], value: Setting['value']): Setting => ({
  ...named('withdrawal_email'),
  key: 'anything',
  type,
  value,
});

const refusal = (work: () => unknown): Record<string, string> => {
  try {
    work();
  } catch (error) {
    const { code, fields = {} } = error as DomainError;
    return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, `${code}: ${field.code}`]));
  }
  throw new Error('was not refused');
};

describe('a setting', () => {
  it('has a title and a description in both languages, and one of four types', () => {
    for (const { type, readable_title, readable_description } of settings) {
      expect(SETTING_TYPES).toContain(type);
      for (const text of [readable_title, readable_description]) {
        expect(text.en).not.toBe('');
        expect(text.de).not.toBe('');
      }
    }
  });

  it('is valid as it comes with the installation', () => {
    expect(settings.map((setting) => [setting.key, settingProblem(setting, setting.value)])).toEqual(
      settings.map(({ key }) => [key, false]),
    );
  });

  it.each<[Setting['type'], Setting['value'], SettingErrorCode | false]>([
    ['text', 'one line', false],
    ['text', 'two\nlines', 'setting.text'],
    ['text', 'x'.repeat(201), 'setting.text'],
    ['text', 5, 'setting.text'],
    ['longtext', 'two\nlines', false],
    ['longtext', 'x'.repeat(5001), 'setting.longtext'],
    ['number', 3, false],
    ['number', 3.5, 'setting.number'],
    ['number', -1, 'setting.number'],
    ['number', '3', 'setting.number'],
    ['decimal', 3.5, false],
    ['decimal', 'much', 'setting.decimal'],
  ])('of type %s with the value %j is checked by its type', (type, value, problem) => {
    expect(settingProblem(ofType(type, type === 'text' ? 'a' : 1), value)).toBe(problem);
  });

  it.each<[string, Setting['value'], SettingErrorCode | false]>([
    ['bag_base_1_to_x', 0, 'setting.threshold'],
    ['person_base_1_to_x', 1.5, 'setting.number'],
    ['vip_base_1_to_x', 1, false],
    ['contact_email_fra', 'nobody', 'setting.email'],
    ['seller_email', '', false],
    ['seller_email', 'nobody', 'setting.email'],
    ['airline_group_city', '', 'setting.empty'],
    ['payment_result_page', 'javascript:alert(1)', 'setting.address'],
    ['payment_result_page', '//elsewhere.example', 'setting.address'],
    ['payment_result_page', 'https://example.com/thanks', false],
    ['last_invoice_number_web', 9999, 'setting.raised'],
    ['last_invoice_number_web', 10001, false],
    ['invoice_suffix_web', '-W/1', 'setting.suffix'],
    ['period_run_mode', 'maybe', 'setting.mode'],
    ['period_run_mode', 'final', false],
    ['rab_user_ids', 'a,b,c,d', 'setting.users'],
    ['seller_iban', 'DE48990000000001234568', 'setting.iban'],
    ['seller_iban', 'DE48 9900 0000 0001 2345 67', false],
    ['seller_bic', 'MUST', 'setting.bic'],
    ['seller_country', 'Germany', 'setting.country'],
    ['datev_consultant', 1000, 'setting.consultant'],
    ['datev_fiscal_year_begin', '13-01', 'setting.day_of_year'],
    ['datev_account_length', 9, 'setting.account_length'],
    ['datev_revenue_accounts', '19: 4400 and others', 'setting.accounts'],
    ['datev_revenue_accounts', '19: 4400, 7,5: 4300', false],
    ['job_duration_hours', 0, 'setting.job_hours'],
  ])('%s with the value %j is checked by what it is for', (key, value, problem) => {
    expect(settingProblem(named(key), value)).toBe(problem);
  });
});

describe('editing settings', () => {
  it('changes only what differs', () => {
    const rows = [
      { key: 'bag_base_1_to_x', value: 2, version: 0 },
      { key: 'seller_bank', value: '  Other Bank ', version: 0 },
    ];
    expect(editedSettings(settings, rows, [])).toMatchObject([
      { before: { value: 'Musterbank Frankfurt' }, after: { key: 'seller_bank', value: 'Other Bank' } },
    ]);
  });

  it('names every setting that is wrong, unknown or named twice', () => {
    const rows = [
      { key: 'bag_base_1_to_x', value: 0, version: 0 },
      { key: 'no_such_setting', value: 0, version: 0 },
      { key: 'seller_bank', value: 'A', version: 0 },
      { key: 'seller_bank', value: 'B', version: 0 },
      { key: 'rab_user_ids', value: 'admin-1, stranger', version: 0 },
    ];
    expect(refusal(() => editedSettings(settings, rows, ['admin-1']))).toEqual({
      bag_base_1_to_x: 'invalid_input: setting.threshold',
      no_such_setting: 'invalid_input: setting.unknown',
      seller_bank: 'invalid_input: setting.twice',
      rab_user_ids: 'invalid_input: setting.user_unknown',
    });
  });

  it('keeps the two series of invoice numbers apart', () => {
    const rows = [{ key: 'invoice_suffix_agency', value: '-w', version: 0 }];
    expect(refusal(() => editedSettings(settings, rows, []))).toEqual({
      invoice_suffix_agency: 'invalid_input: setting.suffix',
    });
  });

  it('refuses a setting that somebody else has changed since the form was opened', () => {
    const stored = settings.map((setting) => ({ ...setting, version: 2 }));
    const rows = [
      { key: 'seller_bank', value: 'Other Bank', version: 1 },
      { key: 'seller_city', value: 'Hanau', version: 2 },
    ];
    expect(refusal(() => editedSettings(stored, rows, []))).toEqual({
      seller_bank: 'changed_meanwhile: changed',
    });
  });
});

it('as many settings change at once as fit into one transaction, and no more', () => {
  const stored = Array.from({ length: 50 }, (_, index) => ({ ...ofType('text', 'a'), key: `key_${index}` }));
  const rows = stored.map(({ key }) => ({ key, value: 'b', version: 0 }));
  expect(editedSettings(stored, rows.slice(1), [])).toHaveLength(49);
  expect(() => editedSettings(stored, rows, [])).toThrow('At most 49 settings');
});
