import { describe, expect, it } from 'vitest';
import { agencies } from '#infra/seed/agencies.ts';
import { billedAgencies, lostUnits } from '#shared/invoices/invoice-run.ts';
import { runReason } from '#shared/invoices/run-reason.ts';

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

  it('whose workers never came back names what is missing, with a reason in both languages', () => {
    const run = { _id: 'run', agencies: [1001, 1002], airports: [1, 2] as const };
    const done = { run_id: 'run', agency_id: 1001, agency_name: '', airport: 2, outcome: 'issued' } as const;
    const lost = lostUnits({ ...run, airports: [...run.airports] }, [done], stored);
    expect(lost.map(({ agency_id, airport, outcome }) => [agency_id, airport, outcome])).toEqual([
      [1001, 1, 'failed'],
      [1002, 1, 'failed'],
      [1002, 2, 'failed'],
    ]);
    expect(lost[0]?.agency_name).toBe(agencies.find(({ _id }) => _id === 1001)?.name);
    expect(lost.map((unit) => [runReason(unit, 'en'), runReason(unit, 'de')])[0]).toEqual([
      'The work on this agency broke off. Please try again.',
      'Die Arbeit an dieser Agentur brach ab. Bitte versuchen Sie es noch einmal.',
    ]);
  });
});
