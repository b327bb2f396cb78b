import { describe, expect, it } from 'vitest';
import { monthsUpTo, type TurnoverPart, turnoverOf, turnoverRows } from '#shared/overview/turnover.ts';
import { aWebInvoice } from '#test/support/builders/invoice.ts';

const invoice = aWebInvoice();
const [line] = invoice.lines;
if (!line) throw new Error('an invoice has lines');
const lineOf = (sum_netto: number, type?: 'assistant' | 'porter') => {
  const { type: _, ...rest } = line;
  return { ...rest, sublines: [], sum_netto, ...(type && { type }) };
};

describe('the turnover of an invoice', () => {
  it('is its net after concession, by service as its lines are, to the cent', () => {
    const lines = [lineOf(6_667, 'assistant'), lineOf(3_333, 'porter')];
    const amounts = { amount_netto: 10_000, amount_concession: 1_001 };
    const { assistant, porter, other } = turnoverOf({ ...invoice, ...amounts, lines });
    expect([assistant, porter, other]).toEqual([6_000, 2_999, 0]);
    expect(assistant + porter + other).toBe(8_999);
  });

  it('counts extras to the service that they stand with, and what is no service apart', () => {
    const lines = [{ ...lineOf(4_000, 'porter'), sublines: [lineOf(1_000)] }, lineOf(500)];
    const amounts = { amount_netto: 5_500, amount_concession: 0 };
    expect(turnoverOf({ ...invoice, ...amounts, lines })).toEqual({
      assistant: 0,
      porter: 5_000,
      other: 500,
    });
  });
});

describe('the figures of a month', () => {
  const part = (changes: Partial<TurnoverPart> = {}): TurnoverPart => ({
    cost_center: '660400141',
    client_type: 'agency',
    credit_note: false,
    agencyId: 1001,
    agency_name: 'Nordlicht Reisen',
    turnover: { assistant: 5_000, porter: 1_000, other: 0 },
    ...changes,
  });

  it('stand by airport and agency, and credit notes are taken from them', () => {
    const credit = part({ credit_note: true, turnover: { assistant: 0, porter: 0, other: 700 } });
    const rows = turnoverRows('2026-11', [part(), part(), credit, part({ cost_center: '660602141' })]);
    expect(rows).toEqual([
      expect.objectContaining({ airport: 1, agency_id: 1001, assistant: 10_000, porter: 2_000, other: -700 }),
      expect.objectContaining({ airport: 2, agency_id: 1001, assistant: 5_000 }),
    ]);
  });

  it('have all web clients as one, and free invoices as another', () => {
    const web = part({ client_type: 'web', agencyId: 998, agency_name: '' });
    const rows = turnoverRows('2026-11', [web, web, part({ agencyId: 0, agency_name: '' })]);
    expect(rows.map(({ client_type, agency_id, assistant }) => [client_type, agency_id, assistant])).toEqual([
      ['web', 0, 10_000],
      ['agency', 0, 5_000],
    ]);
  });

  it('are those of the last months, over the turn of the year', () => {
    expect(monthsUpTo('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsUpTo('2026-12-01', 12)).toHaveLength(12);
    expect(monthsUpTo('2026-12-01', 12)[0]).toBe('2026-01');
  });
});
