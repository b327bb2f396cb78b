import { describe, expect, it } from 'vitest';
import { rangeFrom } from '#web/back-office/components/day-pager/day-range.ts';
import {
  type InvoiceFilter,
  presetFilter,
  readFilter,
  readOwnFilter,
  writeFilter,
} from '#web/back-office/invoices/invoice-filter.ts';
import { whereOf } from '#web/back-office/invoices/invoice-where.ts';

const preset = presetFilter('2026-11-28');
const read = (address: string) => readFilter(new URLSearchParams(address), preset);

const chosen: InvoiceFilter = {
  range: { from: '2026-09-01', to: '2026-09-30' },
  periodFrom: '2026-08-01',
  periodTo: '2026-08-31',
  kind: 'credit_note',
  useCase: 'sec24',
  agency: '1001',
  number: 'RE-11',
};

describe('the invoices filter in the address', () => {
  it('shows the previous month and this one until today when the address says nothing', () => {
    expect(read('')).toEqual(preset);
    expect(preset.range).toEqual({ from: '2026-10-01', to: '2026-11-28' });
  });

  it('comes back from its own address as it was', () => {
    expect(readFilter(writeFilter(chosen, preset), preset)).toEqual(chosen);
  });

  it('is no agency of one’s choice for agencies', () => {
    expect(readOwnFilter(writeFilter(chosen, preset), preset)).toEqual({ ...chosen, agency: '' });
  });

  it('ignores what is no filter', () => {
    expect(read('kind=draft&case=old&agency=x&from=2026-01-01&to=2026-12-31&period_from=soon')).toEqual(
      preset,
    );
  });

  it('asks the server for invoice date, period, type, use case, agency and number', () => {
    expect(whereOf(chosen)).toEqual({
      date_from: '2026-09-01',
      date_to: '2026-09-30',
      period_from: '2026-08-01',
      period_to: '2026-08-31',
      credit_note: true,
      use_case: 'sec24',
      agency_id: 1001,
      invoice_number: 'RE-11',
    });
    expect(whereOf(preset)).toEqual({ date_from: '2026-10-01', date_to: '2026-11-28' });
  });

  it('moves the last day only where another first day asks for it', () => {
    const range = { from: '2026-10-01', to: '2026-11-28' };
    expect(rangeFrom('2026-11-01', range)).toEqual({ from: '2026-11-01', to: '2026-11-28' });
    expect(rangeFrom('2026-12-01', range)).toEqual({ from: '2026-12-01', to: '2026-12-01' });
    expect(rangeFrom('2026-01-01', range)).toEqual({ from: '2026-01-01', to: '2026-04-02' });
  });
});
