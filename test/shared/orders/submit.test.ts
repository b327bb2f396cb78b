import { describe, expect, it } from 'vitest';
import type { Order } from '#shared/orders/order.ts';
import { isWaitingForPayment, placedOrder, type Submission, submitOrder } from '#shared/orders/submit.ts';
import { refusalOf } from '#test/shared/refusal-of.ts';
import { aCatalogue, aCatalogueWithPrices } from '#test/support/builders/catalogue.ts';
import { aPaidDraft, NOW } from '#test/support/builders/order.ts';
import { expectPartsToAddUp } from '#test/support/expect-parts-to-add-up.ts';

const authorized = (authorized_amount: number): Order['payment'] => {
  const { payment } = aPaidDraft();
  return payment && { ...payment, authorized_amount };
};

const submit = (order: Order, catalogue = aCatalogue(), now = NOW): Submission =>
  submitOrder(order, catalogue, now);

describe('placing an order', () => {
  it('makes an authorised draft an order that never expires, at the price of the moment', () => {
    const submission = submit(aPaidDraft({ ttl: 1 }));
    expect(submission).toMatchObject({
      result: 'ok',
      order: {
        status: 'ordered',
        payment_status: 'authorized',
        submitted_at: NOW.toISOString(),
        updated_at: NOW.toISOString(),
        ttl: undefined,
        price: { total: 16700 },
      },
    });
    if (submission.result === 'ok' && submission.order.price) expectPartsToAddUp(submission.order.price);
  });

  it.each([
    { what: 'one cent less', amount: 16699 },
    { what: 'one cent more', amount: 16701 },
    { what: 'nothing', amount: 0 },
  ])('asks to pay again when $what was authorised than it costs', ({ amount }) => {
    const order = aPaidDraft({ payment: authorized(amount) });
    expect(submit(order)).toEqual({ result: 'reauthorize', calculated: 16700 });
  });

  it('asks to pay when nothing was authorised at all', () => {
    const unpaid = aPaidDraft({ payment: undefined });
    expect(submit(unpaid)).toEqual({ result: 'reauthorize', calculated: 16700 });
  });

  it.each([
    { what: 'dearer', bag_base: 3001, calculated: 16701 },
    { what: 'cheaper', bag_base: 2999, calculated: 16699 },
  ])('asks to pay again when the catalogue has become $what', ({ bag_base, calculated }) => {
    const catalogue = aCatalogueWithPrices({ bag_base });
    expect(submit(aPaidDraft(), catalogue)).toEqual({ result: 'reauthorize', calculated });
  });

  it('does not mind a change of prices that are not its own', () => {
    expect(submit(aPaidDraft(), aCatalogueWithPrices({ bulky: 1, vip: 1 })).result).toBe('ok');
  });
});

describe('an order whose bank has not answered', () => {
  const unpaid = aPaidDraft({ payment: undefined });
  const waiting = { ...unpaid, submitted_at: NOW.toISOString() };

  it('waits at the price of the moment, and never expires', () => {
    const submission = submitOrder(unpaid, aCatalogue(), NOW, 16700);
    expect(submission).toMatchObject({
      result: 'waits',
      order: {
        status: 'created',
        submitted_at: NOW.toISOString(),
        ttl: undefined,
      },
    });
    expect(submission.result === 'waits' && isWaitingForPayment(submission.order)).toBe(true);
  });

  it.each([16699, 16701, undefined])('does not wait for %j cents, which are not its price', (unanswered) => {
    expect(submitOrder(unpaid, aCatalogue(), NOW, unanswered).result).toBe('reauthorize');
  });

  it('is placed when the bank says yes, as of the moment its client finished', () => {
    const later = new Date(NOW.getTime() + 3_600_000);
    expect(placedOrder({ ...waiting, payment: authorized(16700) }, later)).toMatchObject({
      status: 'ordered',
      payment_status: 'authorized',
      submitted_at: NOW.toISOString(),
      updated_at: later.toISOString(),
    });
  });

  it.each([
    ['a draft', unpaid, false],
    ['one that waits', waiting, true],
    ['one that is paid', { ...waiting, payment: authorized(16700) }, false],
    ['one that is cancelled', { ...waiting, status: 'cancelled' }, false],
  ] as const)('is told apart: %s', (_, order, waits) => {
    expect(isWaitingForPayment(order)).toBe(waits);
  });
});

describe('an order is not placed', () => {
  it.each([
    ['the day has passed', { date: '2026-11-26' }, 'date'],
    ['the moment is now', { date: '2026-11-27', hours: 11, minutes: 0 }, 'time'],
    ['the moment has passed', { date: '2026-11-27', hours: 10, minutes: 59 }, 'time'],
    ['the night skips the hour', { date: '2027-03-28', hours: 2, minutes: 30 }, 'time'],
    ['Munich has no porters', { airport: 2 }, 'selected_service'],
    ['step 1 is missing', { airport: undefined }, 'airport'],
    ['the travel type is missing', { travelType: undefined }, 'travelType'],
    ['step 2 is missing', { assistant: undefined, porter: undefined }, 'selected_service'],
    ['step 3 is missing', { address: undefined }, 'name'],
    ['the email address is missing', { email: undefined }, 'name'],
  ] as const)('when %s', (_, wrong, field) => {
    const refusal = refusalOf(() => submit(aPaidDraft(wrong)));
    expect(refusal.code).toBe('invalid_input');
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it('until its moment has come, on the server’s clock at the airport', () => {
    const inOneMinute = aPaidDraft({ date: '2026-11-27', hours: 11, minutes: 1 });
    expect(submit(inOneMinute).result).toBe('ok');
    const oneMinuteLater = new Date(NOW.getTime() + 60_000);
    expect(refusalOf(() => submit(inOneMinute, aCatalogue(), oneMinuteLater)).fields).toHaveProperty('time');
  });

  it.each([
    ['both', 'porter'],
    ['both', 'assistant'],
    ['porter', 'porter'],
    ['assistant', 'assistant'],
  ] as const)('when %s is selected without the details of the %s', (selected_service, missing) => {
    const order = aPaidDraft({ selected_service, [missing]: undefined });
    expect(refusalOf(() => submit(order)).code).toBe('invalid_input');
  });

  it('when its way is not sold any more', () => {
    const { routes } = aCatalogue();
    const catalogue = aCatalogue({ routes: routes.filter(({ to_id }) => to_id !== 'fra-t1-gates-a') });
    expect(refusalOf(() => submit(aPaidDraft(), catalogue)).code).toBe('invalid_input');
  });

  it('when its language is not spoken any more', () => {
    const { languages } = aCatalogue();
    const catalogue = aCatalogue({ languages: languages.filter(({ _id }) => _id !== 2) });
    expect(refusalOf(() => submit(aPaidDraft(), catalogue)).code).toBe('invalid_input');
  });

  it.each([
    { status: 'ordered', payment_status: 'authorized' },
    { status: 'confirmed', payment_status: 'done' },
    { status: 'cancelled', payment_status: 'cancelled' },
  ] as const)('when it is $status already', (state) => {
    expect(refusalOf(() => submit(aPaidDraft(state))).code).toBe('refused_transition');
  });
});
