import { describe, expect, it } from 'vitest';
import { type OrderFilter, readFilter, writeFilter } from '#web/back-office/orders/order-filter.ts';

const preset: OrderFilter = {
  range: { from: '2026-11-27', to: '2026-11-30' },
  airport: 1,
  travelTypes: [],
  statuses: [],
  search: '',
  agencies: false,
};
const read = (address: string) => readFilter(new URLSearchParams(address), preset);

describe('the orders filter in the address', () => {
  it('shows the next days at the airport of the user when the address says nothing', () => {
    expect(read('')).toEqual(preset);
  });

  it('comes back from its own address as it was', () => {
    const filter: OrderFilter = {
      range: { from: '2026-12-24', to: '2026-12-24' },
      airport: 'both',
      travelTypes: ['arrival', 'change'],
      statuses: ['ordered', 'confirmed'],
      search: 'Tanaka',
      agencies: true,
    };
    expect(readFilter(writeFilter(filter, preset), preset)).toEqual(filter);
  });

  it('leaves out what is as it was at first, so that a kept link goes on showing the next days', () => {
    expect(writeFilter({ ...preset, statuses: ['ordered'] }, preset).toString()).toBe('status=ordered');
  });

  it('ignores what is no filter', () => {
    expect(read('airport=3&type=flying&status=lost&from=2026-12-05&to=2026-12-01')).toEqual(preset);
    expect(read('from=2026-01-01&to=2027-01-01')).toEqual(preset);
  });
});
