import { describe, expect, it } from 'vitest';
import { agencies } from '#infra/seed/agencies.ts';
import { settings } from '#infra/seed/settings.ts';
import { batchProblems, isCustomerAccount } from '#shared/invoices/datev-batch.ts';
import { datevBatchOf } from '#shared/invoices/datev-settings.ts';
import { mayExportLedger } from '#shared/invoices/ledger-permission.ts';

const NOW = new Date('2026-12-01T05:00:00Z');
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

const withValue = (key: string, value: string | number) => ({
  settings: settings.map((one) => (one.key === key ? { ...one, value } : one)),
});

describe('what the settings say about the books', () => {
  it('is fit for an export in a new installation, its agencies included', () => {
    const batch = datevBatchOf({ settings }, NOVEMBER, NOW);
    expect(batchProblems(batch)).toEqual([]);
    expect(batch.revenue_accounts).toEqual({ 1900: '4400', 700: '4300' });
    for (const { debitor, short } of agencies) {
      expect([short, debitor === '' || isCustomerAccount(debitor, batch)]).toEqual([short, true]);
    }
  });

  it.each([
    ['01-01', '2026-01-01'],
    ['07-01', '2026-07-01'],
    ['12-01', '2025-12-01'],
    ['7-1', '2026-07-01'],
  ])('puts the range into the fiscal year that begins on %s: %s', (begin, expected) => {
    const { fiscal_year_begin } = datevBatchOf(withValue('datev_fiscal_year_begin', begin), NOVEMBER, NOW);
    expect(fiscal_year_begin).toBe(expected);
  });

  it('is no day where the setting is none, and the batch is refused', () => {
    const batch = datevBatchOf(withValue('datev_fiscal_year_begin', 'January'), NOVEMBER, NOW);
    expect(batchProblems(batch).map(({ code }) => code)).toEqual(['range.invalid']);
  });

  it('reads rates with a comma, a percent sign or an equals sign', () => {
    const written = withValue('datev_revenue_accounts', '19 % = 8400; 5,5: 8310');
    expect(datevBatchOf(written, NOVEMBER, NOW).revenue_accounts).toEqual({ 1900: '8400', 550: '8310' });
  });
});

describe('the export of the outgoing-invoice ledger', () => {
  it('is for the users whom the setting names, three at most, and nobody else', () => {
    const named = withValue('rab_user_ids', 'ann, bob;cem\ndora');
    const allowed = ['ann', 'bob', 'cem', 'dora', 'eve'].filter((_id) => mayExportLedger({ _id }, named));
    expect(allowed).toEqual(['ann', 'bob', 'cem']);
    expect(mayExportLedger(undefined, named)).toBe(false);
    expect(mayExportLedger({ _id: '' }, { settings })).toBe(false);
  });
});
