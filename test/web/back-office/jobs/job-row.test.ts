import { describe, expect, it } from 'vitest';
import { aJobRow, anAssigned } from '#test/support/builders/job-row.ts';
import { wayOf } from '#web/back-office/jobs/job-route.ts';
import { missingOf, nameOf, sumsOf } from '#web/back-office/jobs/job-row.ts';

describe('a job in the list', () => {
  it('is named by its airport, order and running number', () => {
    expect(nameOf(aJobRow({ _id: '10391-2' }))).toBe('F10391-2');
    expect(nameOf(aJobRow({ _id: '10403-1', airport: 2 }))).toBe('M10403-1');
  });

  it('wants one employee and the extra ones, none once it is cancelled', () => {
    expect(missingOf(aJobRow())).toBe(1);
    expect(missingOf(aJobRow({ extra_employee: 2, employees: [anAssigned('Ito')] }))).toBe(2);
    expect(missingOf(aJobRow({ employees: [anAssigned('Ito'), anAssigned('Demir')] }))).toBe(0);
    expect(missingOf(aJobRow({ is_sealed: true }))).toBe(0);
  });

  it('has flight and train where the guest comes from, of a departure where the guest goes', () => {
    const train = { flight_nr: 'LH1865', train_cart: '9' };
    const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
    expect(wayOf(aJobRow(train), t, 'en').from.details).toBe('LH\u00a01865, office.orders.cart 9');
    const departing = wayOf(aJobRow({ ...train, order: { travelType: 'departure' } }), t, 'en');
    expect(departing.from.details).toBe('');
    expect(departing.to.details).toBe('LH\u00a01865, office.orders.cart 9');
  });
});

describe('what a day adds up to', () => {
  it('counts persons of assistants and bags of porters, and cancelled jobs apart', () => {
    const sums = sumsOf([
      aJobRow({ persons: 4, employees: [anAssigned('Ito')] }),
      aJobRow({ service_type_id: 1, persons: 4, bags: 5, bulky: 1 }),
      aJobRow({ status: 'cancelled', persons: 9 }),
    ]);
    expect(sums).toEqual({ jobs: 2, cancelled: 1, unassigned: 1, persons: 4, bags: 6 });
  });
});
