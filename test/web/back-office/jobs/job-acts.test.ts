import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-status.ts';
import { aJobRow, anAssigned } from '#test/support/builders/job-row.ts';
import { canGoToOrder, jobActsOf, nextActOf } from '#web/back-office/jobs/job-acts.ts';

const WEB = { _id: 998, short: 'WEB', name: 'Private customers' };
const cancelled = { status: 'cancelled', is_sealed: true } as const;

describe('the actions of a job', () => {
  it('offer to assign and to cancel an active one of an active order', () => {
    expect(jobActsOf(aJobRow())).toEqual(['assign', 'cancel']);
    expect(jobActsOf(aJobRow({ order: { status: 'confirmed' } }))).toEqual(['assign']);
    expect(jobActsOf(aJobRow({ status: 'new', order: { status: 'ordered' } }))).toEqual(['assign']);
  });

  it('offer nothing but to restore a cancelled one', () => {
    expect(jobActsOf(aJobRow(cancelled))).toEqual(['restore']);
    expect(jobActsOf(aJobRow({ ...cancelled, order: { status: 'cancelled' } }))).toEqual(['restore']);
  });

  it('neither cancel nor restore jobs of agency 998, which go and come with their order', () => {
    for (const status of ORDER_STATUSES) {
      expect(jobActsOf(aJobRow({ agency: WEB, order: { status } }))).toEqual(['assign']);
      expect(jobActsOf(aJobRow({ agency: WEB, ...cancelled, order: { status } }))).toEqual([]);
    }
  });

  it('put restoring first, then assigning while somebody is still wanted', () => {
    expect(nextActOf(aJobRow(cancelled))).toBe('restore');
    expect(nextActOf(aJobRow())).toBe('assign');
    expect(nextActOf(aJobRow({ employees: [anAssigned('Ito')] }))).toBeUndefined();
    expect(nextActOf(aJobRow({ extra_employee: 1, employees: [anAssigned('Ito')] }))).toBe('assign');
  });
});

describe('the way from a job to its order', () => {
  it('is open for agency 998 once the payment is done, captured or authorized, and for agencies always', () => {
    const paid = [undefined, ...PAYMENT_STATUSES].filter((payment_status) =>
      canGoToOrder(aJobRow({ agency: WEB, order: { payment_status } })),
    );
    expect(paid).toEqual(['authorized', 'captured', 'done']);
    expect(canGoToOrder(aJobRow())).toBe(true);
  });
});
