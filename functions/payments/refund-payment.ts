import { orUnknown, sendOnce, unknownOutcome } from '#functions/payments/ask-once.ts';
import { loadPayment, recordOnce } from '#functions/payments/reserved-payment.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { loadOfficeOrder, type NamedOrder } from '#functions/platform/http/office-order.ts';
import { count } from '#functions/platform/metrics.ts';
import { recordFailedRefund, recordRefund } from '#functions/platform/payments/record-refund.ts';
import { askAboutRefund, sendRefund } from '#functions/platform/payments/settle-refund.ts';
import { numberSetting } from '#shared/catalogue/catalogue.ts';
import type { DomainError } from '#shared/domain-error.ts';
import type { Order } from '#shared/orders/order.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';
import { transitionAttempt } from '#shared/payments/attempt-transitions.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';
import { isRefundRunning } from '#shared/payments/reconciliation.ts';
import { amountLeft, isWithinHours } from '#shared/payments/refund.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import { answerText, type ProviderPayment } from '#shared/payments/settle-attempt.ts';
import { followUpId } from '#shared/payments/transaction-id.ts';
import { refused } from '#shared/refused.ts';

type Refund<K extends keyof PaymentsApi> = Request<K, PaymentsApi[K]>;
type Wish = NonNullable<PaymentAttempt['refund']>;
type Asked = Omit<Wish, 'amount' | 'by'>;
type Both = { readonly order: Order; readonly attempt: PaymentAttempt };

const running = (): DomainError => refused('payment.refunding');

const load = async (named: NamedOrder, caller: Caller, now: Date): Promise<Both> => {
  const order = await loadOfficeOrder(named, caller, now);
  // Throws for every order that cannot be refunded, paid or not.
  transitionOrder(order, 'refund');
  const attempt = await loadPayment(order);
  if (isRefundRunning(attempt, now)) throw running();
  if (attempt.state !== 'done' && attempt.state !== 'refunding') {
    throw refused('payment.just_refunded');
  }
  return { order, attempt };
};

/** Whatever the page says about the hours; nothing is left to be late for where all money went back before. */
const refuseLate = async ({ attempt }: Both, { reason }: Asked, now: Date): Promise<void> => {
  const isAllowed = reason !== undefined || attempt.state === 'refunding' || amountLeft(attempt) === 0;
  const hours = numberSetting(await readCatalogue(), 'refund_window_hours');
  if (isAllowed || isWithinHours(attempt.paid_at ?? '', hours, now)) return;
  throw refused('payment.refund_late', { hours });
};

/**
 * Reserves what is left of the payment for this request alone, in one conditional write, before anybody is asked to
 * move money. A refund that somebody began and did not finish goes on as it was asked for.
 */
const reserve = async ({ order, attempt }: Both, asked: Asked, caller: Caller, now: Date) => {
  const wish: Wish = attempt.refund ?? {
    ...asked,
    amount: amountLeft(attempt),
    by: actorOf(caller.user),
  };
  const reserved: PaymentAttempt = {
    ...attempt,
    state: transitionAttempt(attempt.state, 'reserve_refund'),
    refund: wish,
    refunding_since: now.toISOString(),
  };
  await save(changeAttempt(attempt, reserved), changeOrder(order, order));
  return { ...reserved, version: attempt.version + 1 };
};

/** What was begun before is asked about before anything is sent. */
const refundOnce = async (reserved: PaymentAttempt, wasReserved: boolean): Promise<ProviderPayment> => {
  const before = wasReserved ? await askAboutRefund(reserved) : undefined;
  if (before && !['declined', 'workflow'].includes(groupOfResult(before.result_code))) return before;
  return sendOnce(
    () => sendRefund(reserved),
    () => askAboutRefund(reserved),
  );
};

const refund = async (named: NamedOrder, asked: Asked, { caller, now }: { caller: Caller; now: Date }) => {
  const both = await load(named, caller, now);
  await refuseLate(both, asked, now);
  const { order, attempt } = both;
  const reserved = await reserve(both, asked, caller, now);
  const answer = await refundOnce(reserved, attempt.state === 'refunding').catch(orUnknown);
  const number = orderNumber(order._id, order.airport ?? 1);
  switch (groupOfResult(answer.result_code)) {
    case 'success': {
      const id = answer.payment_id ?? followUpId(attempt, 'RF');
      await recordOnce(reserved, (...current) => recordRefund(...current, id, now), now);
      count('OrdersRefunded');
      return { message: `Order ${number} is refunded and cancelled.` };
    }
    case 'pending':
      return { message: `The refund of order ${number} is on its way.` };
    case 'review':
    case 'communication':
      throw unknownOutcome();
    default:
      await recordOnce(
        reserved,
        (...current) => recordFailedRefund(...current, answerText(answer), now),
        now,
      );
      throw refused('payment.declined', { answer: answerText(answer) });
  }
};

/**
 * Refunds a paid order, whole and once, within the hours after its payment, and cancels it.
 * Source: back-office specification, section 4, "Order actions"; docs/decisions.md.
 * @throws DomainError `refused_transition` for an order that is not paid, or too late; `payment_failed` with the
 * provider's words; `payment_unknown` while the outcome is not certain.
 */
export const refundPayment = ({ body, ...request }: Refund<'POST /api/payments/refundPayment'>) =>
  refund(body.order, { is_mailed: body.send_mail ?? true, cancelled_by: body.cancelled_by }, request);

/** Refunds at any time, for a reason that the law gives; it is kept with the payment, and with who said so. */
export const refundByLaw = ({ body, ...request }: Refund<'POST /api/payments/refundByLaw'>) =>
  refund(body.order, { is_mailed: body.send_mail ?? true, reason: body.reason, note: body.note }, request);
