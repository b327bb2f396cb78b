import { describe, expect, it } from 'vitest';
import { FIRST_ORDER_NUMBER, orderNumber } from '#shared/orders/order-number.ts';

describe('the number of an order', () => {
  it.each([
    { airport: 1, name: 'Frankfurt', number: 'F10001' },
    { airport: 2, name: 'Munich', number: 'M10001' },
  ] as const)('in $name is $number', ({ airport, number }) => {
    expect(orderNumber('10001', airport)).toBe(number);
  });

  it('begins at 10001', () => {
    expect(FIRST_ORDER_NUMBER).toBe(10001);
  });
});
