import { orUnknown, sendOnce, unknownOutcome } from '#functions/payments/ask-once.ts';
import { loadPayment, recordOnce } from '#functions/payments/reserved-payment.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { loadOfficeOrder, type NamedOrder } from '#functions/platform/http/office-order.ts';
import { count } from '#functions/platform/metrics.ts';
import { giveBackRest } from '#functions/platform/payments/give-back-rest.ts';
import { followUp } from '#functions/platform/payments/provider-payment.ts';
import {
  recordCapture,
  recordFailedCapture,
  recordPendingCapture,
} from '#functions/platform/payments/record-capture.ts';
import { askAboutCapture } from '#functions/platform/payments/settle-capture.ts';
import type { Order } from '#shared/orders/order.ts';
import { type Actor, actorOf } from '#shared/orders/order-history.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';
import { transitionAttempt } from '#shared/payments/attempt-transitions.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { isPaymentDue } from '#shared/payments/payment-due.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';
import { isCaptureRunning } from '#shared/payments/reconciliation.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import { answerText, type ProviderPayment } from '#shared/payments/settle-attempt.ts';
import { followUpId } from '#shared/payments/transaction-id.ts';
import { refused } from '#shared/refused.ts';

type Key = 'POST /api/payments/capturePayment';
type Capture = Request<Key, PaymentsApi[Key]>;

const load = async (
  named: NamedOrder,
  caller: Caller,
  now: Date,
): Promise<{ order: Order; attempt: PaymentAttempt }> => {
  const order = await loadOfficeOrder(named, caller, now);
  // Throws for every order that cannot be confirmed, paid or not.
  transitionOrder(order, 'confirm');
  if (isPaymentDue(order)) {
    throw refused('payment.due');
  }
  const attempt = await loadPayment(order);
  if (attempt.state === 'releasing' || attempt.state === 'released') {
    throw refused('payment.not_held');
  }
  if (attempt.state !== 'authorized' && attempt.state !== 'capturing') {
    throw refused('payment.just_confirmed');
  }
  return { order, attempt };
};

/**
 * Takes the capture for this request alone: a second click finds it taken. The order is written too, unchanged, so
 * that whoever is cancelling it at this moment has to look again.
 */
const reserve = async (
  order: Order,
  attempt: PaymentAttempt,
  { mail, by }: { mail: boolean; by: Actor },
  now: Date,
): Promise<PaymentAttempt> => {
  if (isCaptureRunning(attempt, now)) {
    throw refused('payment.confirming');
  }
  const reserved: PaymentAttempt = {
    ...attempt,
    state: transitionAttempt(attempt.state, 'reserve_capture'),
    capturing_since: now.toISOString(),
    captured_amount: Math.min(attempt.amount, order.price?.total ?? attempt.amount),
    confirm_by_mail: mail,
    confirmed_by: by,
  };
  await save(changeAttempt(attempt, reserved), changeOrder(order, order));
  return { ...reserved, version: attempt.version + 1 };
};

/** The capture is done already: an earlier answer was lost. */
const DONE_ALREADY = '700.300.300';

const sendCapture = async (attempt: PaymentAttempt): Promise<ProviderPayment> => {
  const answer = await followUp(attempt.payment_id ?? '', {
    paymentType: 'CP',
    amount: attempt.captured_amount ?? attempt.amount,
    merchantTransactionId: followUpId(attempt, 'CP'),
  });
  return answer.result_code === DONE_ALREADY ? ((await askAboutCapture(attempt)) ?? answer) : answer;
};

/** Captures at the provider; what was begun before is asked about before anything is sent. */
const captureOnce = async (attempt: PaymentAttempt, wasReserved: boolean): Promise<ProviderPayment> => {
  const before = wasReserved ? await askAboutCapture(attempt) : undefined;
  if (before && ['success', 'pending'].includes(groupOfResult(before.result_code))) return before;
  return sendOnce(
    () => sendCapture(attempt),
    () => askAboutCapture(attempt),
  );
};

/**
 * Confirms an order: captures its price, once, whatever is clicked or lost on the way; what is held beyond it is given
 * back.
 * @throws DomainError `refused_transition` for an order that is not ordered and authorised, `payment_failed`
 * with the provider's words, `payment_unknown` while the outcome is not certain.
 */
export const capturePayment = async ({ body, caller, now }: Capture) => {
  const { order, attempt } = await load(body.order, caller, now);
  const reserved = await reserve(
    order,
    attempt,
    { mail: body.send_mail ?? true, by: actorOf(caller.user) },
    now,
  );
  const answer = await captureOnce(reserved, attempt.state === 'capturing').catch(orUnknown);
  const { payment_id } = answer;
  const number = orderNumber(order._id, order.airport ?? 1);
  switch (groupOfResult(answer.result_code)) {
    case 'success':
      await recordOnce(reserved, (...both) => recordCapture(...both, payment_id, now), now);
      await giveBackRest(reserved);
      count('OrdersConfirmed');
      return { message: `Order ${number} is confirmed and paid.` };
    case 'pending':
      await recordOnce(reserved, (...both) => recordPendingCapture(...both, payment_id, now), now);
      return { message: `Order ${number} is confirmed; the payment is on its way.` };
    case 'review':
    case 'communication':
      throw unknownOutcome();
    default:
      await recordOnce(reserved, (...both) => recordFailedCapture(...both, answerText(answer), now), now);
      throw refused('payment.declined', { answer: answerText(answer) });
  }
};
