import { describe, expect, it } from 'vitest';
import { isDayClosed } from '#shared/invoices/closing.ts';
import { exportProblems } from '#shared/invoices/run-rules.ts';

const november = { export_id: 'nov', from: '2026-11-01', to: '2026-11-30', airports: [1 as const] };
const document = { invoice_date: '2026-11-30', cost_center: '660400141', agencyId: 1001 };

describe('days that are closed for accounting', () => {
  it('take no document of the airports and agencies whose batch has closed them, both ends included', () => {
    const days = [november];
    expect(isDayClosed({ days }, document)).toBe(true);
    expect(isDayClosed({ days }, { ...document, invoice_date: '2026-11-01' })).toBe(true);
    expect(isDayClosed({ days }, { ...document, invoice_date: '2026-12-01' })).toBe(false);
    expect(isDayClosed({ days }, { ...document, cost_center: '660602141' })).toBe(false);
    const some = [{ ...november, agencies: [1002] }];
    expect(isDayClosed({ days: some }, document)).toBe(false);
    expect(isDayClosed({ days: some }, { ...document, agencyId: 1002 })).toBe(true);
  });

  it('are over: today cannot be closed, for credit notes and runs of today are dated so', () => {
    const codesOf = (period_to: string, close: boolean) =>
      exportProblems({ period_from: '2026-11-01', period_to, airports: [1], close }, '2026-11-30');
    expect(codesOf('2026-11-29', true)).toEqual({});
    expect(codesOf('2026-11-30', false)).toEqual({});
    expect(codesOf('2026-11-30', true)).toMatchObject({ period_to: { code: 'period.open' } });
  });
});
