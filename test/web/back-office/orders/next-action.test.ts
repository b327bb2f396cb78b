import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-status.ts';
import { nextActionOf } from '#web/back-office/orders/next-action.ts';

describe('the next action of an order', () => {
  it('is to confirm when it is ordered and its payment authorized, and in no other state', () => {
    const offered = ORDER_STATUSES.flatMap((status) =>
      [undefined, ...PAYMENT_STATUSES]
        .filter((payment_status) => nextActionOf({ status, payment_status }) === 'confirm')
        .map((payment_status) => [status, payment_status]),
    );
    expect(offered).toEqual([['ordered', 'authorized']]);
  });
});
