import { describe, expect, it } from 'vitest';
import { newDraft, withPersonal, withService, withTravel } from '#shared/orders/draft.ts';
import type { Order } from '#shared/orders/order.ts';
import { priceOfOrder } from '#shared/orders/order-price.ts';
import { refusalOf } from '#test/shared/refusal-of.ts';
import { aPersonalInput, aServiceInput, aTravelInput } from '#test/support/builders/booking-input.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';
import { aDraft, NOW } from '#test/support/builders/order.ts';
import { aUser } from '#test/support/builders/user.ts';

const DAY_SECONDS = 24 * 3600;
const LATER = new Date('2026-11-27T15:00:00.000Z');
const LATER_SECONDS = LATER.getTime() / 1000;
const catalogue = aCatalogue();

const saves = [
  ['step 1', (order: Order) => withTravel(order, aTravelInput(), LATER)],
  ['step 2', (order: Order) => withService(order, aServiceInput(), catalogue, LATER)],
  ['step 3', (order: Order) => withPersonal(order, aPersonalInput(), undefined, LATER)],
] as const;

describe('a new draft', () => {
  const start = { id: '10002', draftSecretHash: 'hash', language: 'de', user: undefined } as const;

  it('belongs to the web client and is dropped after 24 hours', () => {
    expect(newDraft(start, NOW)).toEqual({
      _id: '10002',
      status: 'created',
      booking_status: 'New',
      agency_id: 998,
      reading_language: 'de',
      draft_secret_hash: 'hash',
      payment_attempts: 0,
      created_at: '2026-11-27T10:00:00.000Z',
      updated_at: '2026-11-27T10:00:00.000Z',
      ttl: NOW.getTime() / 1000 + DAY_SECONDS,
      version: 1,
    });
  });

  it('is the logged-in customer’s own', () => {
    expect(newDraft({ ...start, user: aUser() }, NOW)).toMatchObject({ user_id: 'user-1', agency_id: 998 });
  });
});

describe.each(saves)('%s', (_, save) => {
  it('lets the draft live on for 24 hours from now', () => {
    expect(save(aDraft())).toMatchObject({
      ttl: LATER_SECONDS + DAY_SECONDS,
      updated_at: LATER.toISOString(),
    });
  });

  it('lets the draft live without end once a checkout was opened', () => {
    expect(save(aDraft({ payment_attempts: 1, ttl: undefined })).ttl).toBeUndefined();
  });

  it('gives the draft a day again once its checkout has ended unpaid', () => {
    expect(save(aDraft({ payment_attempts: 1, ttl: 1 })).ttl).toBeGreaterThan(1);
  });

  it('leaves the draft it was given as it is', () => {
    const draft = aDraft();
    save(draft);
    expect(draft).toEqual(aDraft());
  });

  it('leaves the stored price in step with what is booked', () => {
    const order = save(aDraft());
    expect(order.price).toEqual(priceOfOrder(order, catalogue));
  });

  it.each([
    ['ordered', { status: 'ordered', payment_status: 'authorized' }],
    ['confirmed', { status: 'confirmed', payment_status: 'done' }],
    ['cancelled', { status: 'cancelled', payment_status: 'authorized' }],
    ['waiting for the bank', { submitted_at: NOW.toISOString() }],
  ] as const)('is refused once the order is %s', (_state, placed) => {
    expect(refusalOf(() => save(aDraft(placed))).code).toBe('refused_transition');
  });
});
