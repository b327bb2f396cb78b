import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { changeAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOfficeOrder } from '#functions/platform/http/office-order.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { instantOf } from '#shared/calendar-date.ts';
import { numberSetting } from '#shared/catalogue/catalogue.ts';
import type { Order } from '#shared/orders/order.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';
import { PAY_AGAIN_HOURS } from '#shared/payments/payment-attempt.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';
import { isWithinHours } from '#shared/payments/refund.ts';
import { refused } from '#shared/refused.ts';

type Key = 'POST /api/payments/restateOrder';
type Restate = Request<Key, PaymentsApi[Key]>;

const refuseLate = async ({ refunded_at = '', ...order }: Order, now: Date): Promise<void> => {
  const hours = numberSetting(await readCatalogue(), 'refund_window_hours');
  if (!isWithinHours(refunded_at, hours, now)) {
    throw refused('order.restate_late', { hours });
  }
  const { date = '', hours: hour = 0, minutes = 0 } = order;
  const service = instantOf({ date, hours: hour, minutes });
  if (!service || service <= now) {
    throw refused('order.service_over');
  }
};

const restated = (order: Order, now: Date): Order => ({
  ...order,
  ...transitionOrder(order, 'restate'),
  payment_status: undefined,
  payment: undefined,
  mail_status: undefined,
  refunded_at: undefined,
  cancelled_by: undefined,
  restated_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/**
 * Takes a refunded order back. Its money is gone: it waits, in all lists, for its client to pay by a mailed link, and
 * is cancelled again when that does not happen in time. Source: docs/decisions.md, orders.
 * @throws DomainError `refused_transition` for an order that was not refunded, or too late, or whose
 * client was erased: nobody could be mailed the link.
 */
export const restateOrder = async ({ body, caller, now }: Restate) => {
  const order = await loadOfficeOrder(body.order, caller, now);
  if (!order.email) throw refused('order.erased');
  const after = restated(order, now);
  await refuseLate(order, now);
  const last = await getAttempt(order._id, order.payment_attempts);
  if (!last) throw new Error(`order ${order._id} was refunded without a payment`);
  const pay_again_until = new Date(now.getTime() + PAY_AGAIN_HOURS * 3_600_000).toISOString();
  await save(
    ...changeOrderAs(order, after, { by: actorOf(caller.user), action: 'restate' }, now),
    changeAttempt(last, { ...last, pay_again_until }),
    announceToClient(order, { template: 'payment_link' }, now),
  );
  const number = orderNumber(order._id, order.airport ?? 1);
  return { message: `Order ${number} is restated. Its client is mailed a link to pay for it.` };
};
