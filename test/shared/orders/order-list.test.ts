import { describe, expect, it } from 'vitest';
import { ORDER_SORTS } from '#shared/orders/order-desk-api.ts';
import { daySums, isAskedFor, orderIdIn, sortedOrders } from '#shared/orders/order-list.ts';
import { aDraft } from '#test/support/builders/order.ts';

const at = (_id: string, date: string, hours: number) => aDraft({ _id, date, hours });
const orders = [at('10003', '2026-12-05', 9), at('10010', '2026-12-04', 9), at('10002', '2026-12-04', 9)];
const idsOf = (found: readonly { _id: string }[]) => found.map(({ _id }) => _id);

describe('the order of a list', () => {
  it('is by date, time and number, both ways', () => {
    expect(idsOf(sortedOrders(orders, 'date'))).toEqual(['10002', '10010', '10003']);
    expect(idsOf(sortedOrders(orders, '-date'))).toEqual(['10003', '10010', '10002']);
  });

  it.each(ORDER_SORTS.flatMap((key) => [key, `-${key}` as const]))(
    'sorted by %s is the same whatever came first',
    (sort) => {
      expect(sortedOrders(orders.toReversed(), sort)).toEqual(sortedOrders(orders, sort));
    },
  );
});

describe('what is asked for', () => {
  it('is the orders of web clients, and those of agencies only when they are wished', () => {
    const all = [997, 998, 999, 1001, 1009].map((agency_id) => aDraft({ agency_id }));
    const agencies = (question: object) => all.filter(isAskedFor(question)).map(({ agency_id }) => agency_id);
    expect(agencies({})).toEqual([997, 998, 999]);
    expect(agencies({ agencies: true })).toEqual([997, 998, 999, 1001, 1009]);
  });

  it.each([
    ['f10001', true],
    ['SØREN', true],
    ['anna@', true],
    ['m10001', false],
    ['  ', true],
    ['nobody', false],
  ])('is looked for by "%s" in number, name, sign and address: %s', (search, isFound) => {
    expect([aDraft()].filter(isAskedFor({ search }))).toHaveLength(isFound ? 1 : 0);
  });

  it.each([
    ['10001', '10001'],
    ['F10001', '10001'],
    ['m 10001', '10001'],
    ['LH 10001', undefined],
    ['1000', undefined],
  ])('names an order by number: %s is %s', (text, id) => {
    expect(orderIdIn(text)).toBe(id);
  });
});

describe('what a day adds up to', () => {
  it('counts persons and bags of whoever is served, and the cancelled apart', () => {
    const cancelled = aDraft({ _id: '10004', status: 'cancelled' });
    expect(daySums([at('10003', '2026-12-05', 9), aDraft(), cancelled])).toEqual([
      { date: '2026-12-04', orders: 1, cancelled: 1, persons: 2, bags: 2 },
      { date: '2026-12-05', orders: 1, cancelled: 0, persons: 2, bags: 2 },
    ]);
  });
});
