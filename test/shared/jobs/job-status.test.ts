import { describe, expect, it } from 'vitest';
import { JOB_STATUSES } from '#shared/jobs/job.ts';
import { jobOutcome } from '#shared/jobs/job-status.ts';
import type { Order } from '#shared/orders/order.ts';
import { refusalOf } from '#test/shared/refusal-of.ts';
import { aJob } from '#test/support/builders/job.ts';
import { aDraft, aPaidDraft } from '#test/support/builders/order.ts';

const anOrder = (overrides: Partial<Order> = {}): Order =>
  aDraft({ status: 'active', agency_id: 1001, ...overrides });
const [first, second] = [aJob(), aJob({ _id: '10001-2', service_type_id: 1 })];
const WHOLE = { status: 'cancelled', isOrderToBeCanceled: true } as const;

describe('what becomes of a job', () => {
  it('is new, active or cancelled', () => {
    expect(JOB_STATUSES).toEqual(['new', 'active', 'cancelled']);
  });

  it('cancels one of several, all with their order, and never the last one alone', () => {
    const one = jobOutcome(first, anOrder(), [first, second], { status: 'cancelled' });
    expect([one.order.status, one.changed.map(({ _id }) => _id)]).toEqual(['active', ['10001-1']]);
    const all = jobOutcome(first, anOrder(), [first, second], WHOLE);
    expect([all.order.status, all.changed.map(({ status }) => status)]).toEqual([
      'cancelled',
      ['cancelled', 'cancelled'],
    ]);
    const last = [first, aJob({ ...second, status: 'cancelled' })];
    const refusal = refusalOf(() => jobOutcome(first, anOrder(), last, { status: 'cancelled' }));
    expect(refusal.fields?.isOrderToBeCanceled?.code).toBe('last_job');
  });

  it('cancels no whole order that is paid: its money is given back first', () => {
    const paid = aPaidDraft({ status: 'active', agency_id: 997, payment_status: 'done' });
    const refusal = refusalOf(() => jobOutcome(first, paid, [first], WHOLE));
    expect(refusal.fields?.isOrderToBeCanceled?.code).toBe('paid');
  });

  it('restores a cancelled job, and no order whose money went back', () => {
    const cancelled = aJob({ status: 'cancelled' });
    const order = anOrder({ status: 'cancelled' });
    const restored = jobOutcome(cancelled, order, [cancelled], { status: 'active' });
    expect([restored.order.status, restored.changed[0]?.status]).toEqual(['active', 'active']);
    const refunded = anOrder({ status: 'cancelled', payment_status: 'cancelled' });
    refusalOf(() => jobOutcome(cancelled, refunded, [cancelled], { status: 'active' }));
  });

  it.each(['cancelled', 'active'] as const)('never becomes %s for agency 998', (status) => {
    const job = aJob({ status: status === 'active' ? 'cancelled' : 'active' });
    refusalOf(() => jobOutcome(job, anOrder({ agency_id: 998 }), [job, second], { status }));
    expect(() => jobOutcome(job, anOrder(), [job, second], { status })).not.toThrow();
  });

  it('refuses a job that is not in the state to be left', () => {
    refusalOf(() => jobOutcome(aJob({ status: 'new' }), anOrder(), [first, second], { status: 'cancelled' }));
    refusalOf(() => jobOutcome(first, anOrder(), [first], { status: 'active' }));
  });
});
