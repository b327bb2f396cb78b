import { describe, expect, it } from 'vitest';
import { bodyOf, presetRun, problemsOf } from '#web/back-office/invoices/runs/run-input.ts';

const RUN = { close: false, today: '2026-11-28' };
const preset = presetRun('2026-11-28', [1, 2]);

describe('the generator of invoices', () => {
  it('begins with drafts of the previous month for all agencies of Frankfurt', () => {
    expect(preset).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      airports: [1],
      isAll: true,
      agencies: [],
      draft: true,
      forceNew: false,
    });
    expect(problemsOf(preset, RUN)).toEqual({});
  });

  it('begins with Munich for who sees Munich alone', () => {
    expect(presetRun('2026-11-28', [2]).airports).toEqual([2]);
  });

  it('lets only days be closed that are over', () => {
    const today = { ...preset, to: '2026-11-28' };
    expect(problemsOf(today, { ...RUN, close: true })).toEqual({ period_to: 'period.open' });
    expect(problemsOf(today, RUN)).toEqual({});
  });

  it('asks for a proper period, a cost centre, and an agency where not all are billed', () => {
    expect(problemsOf({ ...preset, from: '' }, RUN)).toEqual({ period_from: 'period.empty' });
    expect(problemsOf({ ...preset, to: '2026-09-30' }, RUN)).toEqual({ period_to: 'period.order' });
    expect(problemsOf({ ...preset, airports: [], isAll: false }, RUN)).toEqual({
      cost_centers: 'cost_centers.empty',
      agencies: 'agencies.empty',
    });
  });

  it('sends cost centres, and agencies only where not all are billed', () => {
    const key = 'a-key';
    expect(bodyOf({ ...preset, airports: [1, 2], agencies: ['1001'] }, key)).toEqual({
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      cost_centers: ['660400141', '660602141'],
      draft: true,
      force_new: false,
      key,
    });
    expect(bodyOf({ ...preset, isAll: false, agencies: ['1001'] }, key).agencies).toEqual([1001]);
  });
});
