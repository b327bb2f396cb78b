import { describe, expect, it } from 'vitest';
import { agencies } from '#infra/seed/agencies.ts';
import { billedAgencies } from '#shared/invoices/invoice-run.ts';

const idsOf = (...asked: Parameters<typeof billedAgencies>): number[] =>
  billedAgencies(...asked).map(({ _id }) => _id);

describe('a period run', () => {
  const stored = agencies.map((agency) => ({ ...agency, active: agency._id !== 1002 }));

  it('of all agencies bills those too that are inactive by now, and never private customers', () => {
    const billed = idsOf(stored, undefined);
    expect(billed).toEqual(expect.arrayContaining([1001, 1002, 1009]));
    expect(billed.filter((id) => [997, 998, 999].includes(id))).toEqual([]);
  });

  it('that names agencies bills these', () => {
    expect(idsOf(stored, [1002, 998])).toEqual([1002]);
    expect(idsOf(stored, [])).toEqual([]);
  });
});
