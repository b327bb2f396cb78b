import { describe, expect, it } from 'vitest';
import { bookingState, canClientCancel, cancelUntil, payAgainUntil } from '#shared/orders/client-booking.ts';
import type { Order } from '#shared/orders/order.ts';
import { anAttempt } from '#test/support/builders/attempt.ts';
import { aPaidDraft, NOW } from '#test/support/builders/order.ts';

const ordered = (overrides: Partial<Order> = {}): Order =>
  aPaidDraft({
    status: 'ordered',
    payment_status: 'authorized',
    submitted_at: NOW.toISOString(),
    ...overrides,
  });

describe('how a booking stands, in the words of its client', () => {
  it.each([
    ['not_placed', { status: 'created', submitted_at: undefined }],
    ['waiting_for_bank', { status: 'created', submitted_at: NOW.toISOString(), payment: undefined }],
    ['being_checked', { status: 'ordered' }],
    ['confirmed', { status: 'confirmed' }],
    ['confirmed', { status: 'active' }],
    ['cancelled', { status: 'cancelled' }],
  ] as const)('%s', (state, overrides) => {
    expect(bookingState(ordered(overrides), undefined)).toBe(state);
  });

  const waiting = ordered({ status: 'created', payment_status: undefined, payment: undefined });
  const until = new Date(NOW.getTime() + 48 * 3_600_000).toISOString();

  it.each([
    ['payment_refused', { state: 'expired', pay_again_until: until }],
    ['payment_refused', { state: 'prepared', pay_again_until: until }],
    ['waiting_for_bank', { state: 'pending', pay_again_until: until }],
    ['waiting_for_bank', { state: 'pending' }],
    ['waiting_for_bank', { state: 'expired' }],
  ] as const)('%s while it is unpaid and the last attempt is %j', (state, attempt) => {
    expect(bookingState(waiting, anAttempt(attempt))).toBe(state);
  });

  it('a refused payment can be made good until the time for it is over', () => {
    const refused = anAttempt({ state: 'expired', pay_again_until: until });
    expect(payAgainUntil(refused, new Date(until))).toBe(until);
    expect(payAgainUntil(refused, new Date(Date.parse(until) + 1))).toBeUndefined();
    expect(payAgainUntil(anAttempt({ state: 'pending', pay_again_until: until }), NOW)).toBeUndefined();
  });
});

describe('a client may cancel', () => {
  // The service is on 4 December at 14:30 at the airport, which is 13:30 UTC.
  const lastMoment = new Date('2026-12-03T13:30:00.000Z');

  it('up to 24 hours before the service, to the moment', () => {
    expect(cancelUntil(ordered(), 24)).toEqual(lastMoment);
    expect(canClientCancel(ordered(), 24, lastMoment)).toBe(true);
    expect(canClientCancel(ordered(), 24, new Date(lastMoment.getTime() + 1))).toBe(false);
  });

  it('as many hours before as the setting says', () => {
    expect(cancelUntil(ordered(), 0)).toEqual(new Date('2026-12-04T13:30:00.000Z'));
    expect(cancelUntil(ordered(), 48)).toEqual(new Date('2026-12-02T13:30:00.000Z'));
  });

  it('by hours that pass, also over the night when the clock changes', () => {
    const afterTheChange = ordered({ date: '2027-03-28', hours: 12, minutes: 0 });
    expect(cancelUntil(afterTheChange, 24)).toEqual(new Date('2027-03-27T10:00:00.000Z'));
  });

  it.each([
    { status: 'created', payment_status: undefined },
    { status: 'confirmed', payment_status: 'done' },
    { status: 'confirmed', payment_status: 'captured' },
    { status: 'cancelled', payment_status: 'authorized' },
  ] as const)('not when it is $status', (state) => {
    expect(cancelUntil(ordered(state), 24)).toBeUndefined();
    expect(canClientCancel(ordered(state), 24, NOW)).toBe(false);
  });
});
