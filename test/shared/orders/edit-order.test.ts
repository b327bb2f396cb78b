import { describe, expect, it } from 'vitest';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { jobsAfterEdit, jobsOfNewOrder, standingJobs } from '#shared/jobs/jobs-of-order.ts';
import { editedOrder } from '#shared/orders/edit-order.ts';
import type { Order } from '#shared/orders/order.ts';
import type { OrderEdit } from '#shared/orders/order-edit.ts';
import { repricingOf } from '#shared/orders/repricing.ts';
import { isSealed } from '#shared/orders/seal.ts';
import { placedOrder } from '#shared/orders/submit.ts';
import { isPaymentDue } from '#shared/payments/payment-due.ts';
import { refusalOf } from '#test/shared/refusal-of.ts';
import { aPaidDraft, NOW } from '#test/support/builders/order.ts';
import { expectPartsToAddUp } from '#test/support/expect-parts-to-add-up.ts';

const anOrder = (overrides: Partial<Order> = {}): Order => ({
  ...placedOrder(aPaidDraft(), NOW),
  ...overrides,
});
const edited = (order: Order, edit: Partial<OrderEdit>): Order =>
  editedOrder(order, { version: order.version, ...edit }, firstCatalogue, NOW);

/** Today's prices, all of them dearer than when the order was made. */
const dearer = {
  ...firstCatalogue,
  prices: firstCatalogue.prices.map((price) => ({ ...price, price: price.price + 100 })),
};

describe('an edit of the office', () => {
  it('leaves what it does not name as it is', () => {
    const order = anOrder();
    const { updated_at: _, ...after } = edited(order, {});
    const { updated_at: __, ...before } = order;
    expect(after).toEqual(before);
  });

  it('prices anew what the price depends on, line by line', () => {
    const order = anOrder();
    const after = edited(order, { porter: { bags: 9 }, assistant: { persons: 6 } });
    expect(after.price?.total).toBeGreaterThan(order.price?.total ?? 0);
    if (after.price) expectPartsToAddUp(after.price);
    expect(isPaymentDue(after)).toBe(true);
    expect(isPaymentDue(order)).toBe(false);
  });

  it('keeps the agreed price where nothing changes that it depends on, whatever today’s prices are', () => {
    const order = anOrder();
    const edit = { version: order.version, name_sign: 'Ito', date: '2026-12-05' };
    expect(editedOrder(order, edit, dearer, NOW).price).toEqual(order.price);
    const asBefore = { ...edit, porter: { bags: 2 }, assistant_meeting: { id: 'fra-long-distance-station' } };
    expect(editedOrder(order, asBefore, dearer, NOW).price).toEqual(order.price);
  });

  it('corrects yesterday’s order where no rule of time is concerned', () => {
    const order = anOrder({ date: '2026-11-20' });
    expect(edited(order, { admin_extra_request: 'Was late' }).admin_extra_request).toBe('Was late');
    expect(refusalOf(() => edited(order, { time: { hours: 15, minutes: 0 } })).fields).toHaveProperty('date');
  });

  it('forgets the details of a place when it names another', () => {
    const order = anOrder();
    const { assistant } = edited(order, {
      assistant_destination: { id: 'fra-t1-gates-b', flight_nr: 'LH 9' },
    });
    expect(assistant?.destination).toMatchObject({ id: 'fra-t1-gates-b', flight_nr: 'LH9' });
    expect(assistant?.meeting_point.train_nr).toBe('ICE 105');
  });

  it('empties a remark that is emptied', () => {
    const order = anOrder({ tour_code: 'TC 7', extra_requests: 'Wheelchair' });
    expect(edited(order, { tour_code: '', extra_requests: '' })).toMatchObject({
      tour_code: '',
      extra_requests: '',
    });
  });

  it.each(['cancelled', 'created'] as const)('is refused for an order that is %s', (status) => {
    const order = anOrder({ status });
    expect(refusalOf(() => edited(order, { name_sign: 'Ito' })).code).toBe('refused_transition');
    expect(isSealed(order)).toBe(status === 'cancelled');
  });

  it.each(['captured', 'done'] as const)('touches no price once the payment is %s', (payment_status) => {
    const order = anOrder({ status: 'confirmed', payment_status });
    expect(refusalOf(() => edited(order, { porter: { bags: 1 } })).code).toBe('refused_transition');
    expect(edited(order, { name_sign: 'Ito' }).name_sign).toBe('Ito');
  });

  it('refuses a porter in Munich, a way that is not sold, and an address that is none', () => {
    const refused = (edit: Partial<OrderEdit>, overrides: Partial<Order> = {}) =>
      refusalOf(() => edited(anOrder(overrides), edit)).fields;
    expect(refused({ date: '2026-12-05' }, { airport: 2 })).toHaveProperty('selected_service');
    expect(refused({ porter_destination: { id: 'nowhere' } })).toHaveProperty('porter_destination');
    expect(refused({ email: 'anna', name: '' })).toEqual({
      email: expect.objectContaining({ code: 'email.invalid' }),
      name: expect.objectContaining({ code: 'name.empty' }),
    });
  });
});

describe('what a price means for the hold', () => {
  it.each([
    [undefined, 100, 'unpaid'],
    [100, 100, 'same'],
    [100, 99, 'less'],
    [100, 101, 'more'],
  ] as const)('%s held, %s to pay: %s', (held, price, meaning) => {
    expect(repricingOf(held, price)).toBe(meaning);
  });
});

describe('the jobs of an edited order', () => {
  const order = anOrder();
  const jobs = jobsOfNewOrder(order).map((job) => ({ ...job, status: 'active' as const }));

  it('follow date, time and counts, and keep what they were', () => {
    const { changed, added } = jobsAfterEdit(
      edited(order, { date: '2026-12-06', porter: { bags: 5 } }),
      jobs,
    );
    expect(added).toEqual([]);
    expect(changed.map(({ after }) => after)).toMatchObject([
      { _id: '10001-1', status: 'active', date: '2026-12-06', persons: 2 },
      { _id: '10001-2', status: 'active', date: '2026-12-06', bags: 5 },
    ]);
  });

  it('are cancelled with a service that is taken away, and not revived by a restoring', () => {
    const assistantOnly = edited(order, { selected_service: 'assistant' });
    const { changed } = jobsAfterEdit(assistantOnly, jobs);
    const left = changed.map(({ after }) => after);
    expect(left.map(({ status }) => status)).toEqual(['active', 'cancelled']);
    expect(standingJobs(assistantOnly, left).map(({ _id }) => _id)).toEqual(['10001-1']);
  });

  it('are added for a service that is new', () => {
    const [assistant] = jobs;
    if (!assistant) throw new Error('an order of both has two jobs');
    expect(jobsAfterEdit(order, [assistant]).added).toMatchObject([
      { _id: '10001-2', service_type_id: 1, status: 'new', version: 1 },
    ]);
  });
});
