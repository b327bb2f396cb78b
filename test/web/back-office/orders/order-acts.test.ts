import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-status.ts';
import { ACT_OPTIONS, actsOf, nextActOf, type OrderAct } from '#web/back-office/orders/order-acts.ts';

const states = ORDER_STATUSES.flatMap((status) =>
  [undefined, ...PAYMENT_STATUSES].map((payment_status) => ({ status, payment_status })),
);
/** Every state of a placed order in which an action is offered, as `status payment`. */
const statesOf = (act: OrderAct): string[] =>
  states
    .filter((state) => actsOf({ ...state, submitted_at: '2026-11-20T10:00:00Z' }).includes(act))
    .map(({ status, payment_status }) => `${status} ${payment_status}`);

describe('the actions of an order', () => {
  it('offer to confirm and to cancel an ordered one whose payment is authorized, and no other', () => {
    expect(statesOf('confirm')).toEqual(['ordered authorized']);
    expect(statesOf('cancel')).toEqual(['ordered authorized']);
  });

  it('offer to restore a cancelled one whose hold still stands', () => {
    expect(statesOf('restore')).toEqual(['cancelled authorized']);
  });

  it('offer a refund for whatever is paid and not cancelled', () => {
    expect(statesOf('refund')).toEqual(['created done', 'ordered done', 'confirmed done', 'active done']);
  });

  it('offer to restate one whose money went back', () => {
    expect(statesOf('restate')).toEqual(['cancelled cancelled']);
  });

  it('offer to delete a draft, and nothing that was ever placed', () => {
    expect(actsOf({ status: 'created' })).toEqual(['drop']);
    expect(statesOf('drop')).toEqual([]);
  });

  it('do not offer to confirm while the client owes a higher price', () => {
    expect(actsOf({ status: 'ordered', payment_status: 'authorized', is_payment_due: true })).toEqual([
      'cancel',
    ]);
  });

  it('put one next action into the row at most', () => {
    expect(nextActOf({ status: 'ordered', payment_status: 'authorized' })).toBe('confirm');
    expect(nextActOf({ status: 'confirmed', payment_status: 'done' })).toBe('refund');
    expect(nextActOf({ status: 'cancelled', payment_status: 'authorized' })).toBe('restore');
    expect(nextActOf({ status: 'cancelled', payment_status: 'cancelled' })).toBeUndefined();
  });

  it('let one choose to send mail, who cancelled, the 48 hours and who wanted the refund', () => {
    expect(ACT_OPTIONS.confirm).toEqual(['send_mail']);
    expect(ACT_OPTIONS.cancel).toEqual(['send_mail', 'cancelled_by_client']);
    expect(ACT_OPTIONS.refund).toEqual(['send_mail', 'in_time', 'refunded_by_client']);
  });
});
