import { callForAttention, settleByItself } from '#functions/platform/data/attention.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { changeAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import { logger } from '#functions/platform/logger.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { followUp } from '#functions/platform/payments/provider-payment.ts';
import type { Cents } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { transitionAttempt } from '#shared/payments/attempt-transitions.ts';
import { oldHoldId } from '#shared/payments/attention.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import { answerText } from '#shared/payments/settle-attempt.ts';
import { draftExpiry } from '#shared/payments/settlement.ts';
import { followUpId } from '#shared/payments/transaction-id.ts';

/** The reversal had been done before: an earlier answer was lost. */
const DONE_ALREADY = '700.300.300';

const releasedMail = (order: Order, { merchant_transaction_id: of }: PaymentAttempt, now: Date): Write =>
  announceToClient(order, { template: 'hold_released', of }, now);

/**
 * Takes the hold off its order before the provider is told: from here on nobody can place an order on it. A placed
 * order keeps its payment as it was.
 */
const reserve = async (order: Order, attempt: PaymentAttempt, isTold: boolean, now: Date) => {
  const reserved: PaymentAttempt = { ...attempt, state: transitionAttempt(attempt.state, 'reserve_release') };
  const isItsPayment = order.payment?.attempt === attempt.attempt && !order.submitted_at;
  const freed: Order = isItsPayment
    ? { ...order, payment: undefined, updated_at: now.toISOString(), ttl: draftExpiry(now) }
    : order;
  await save(
    changeAttempt(attempt, reserved),
    ...(isItsPayment ? [changeOrder(order, freed)] : []),
    ...(isItsPayment && isTold && order.email && order.address ? [releasedMail(order, attempt, now)] : []),
  );
  return {
    order: isItsPayment ? { ...freed, version: order.version + 1 } : order,
    attempt: { ...reserved, version: attempt.version + 1 },
  };
};

const releaseFailed = (order: Order, attempt: PaymentAttempt, detail: string, now: Date): Write =>
  callForAttention(
    order,
    {
      _id: `release_failed#${attempt.merchant_transaction_id}`,
      kind: 'release_failed',
      amount: attempt.amount,
      detail,
    },
    now,
  );

const reverse = async (order: Order, attempt: PaymentAttempt, now: Date): Promise<void> => {
  const answer = await followUp(attempt.payment_id ?? '', {
    paymentType: 'RV',
    amount: attempt.amount,
    merchantTransactionId: followUpId(attempt, 'RV'),
  });
  const group = groupOfResult(answer.result_code);
  // Unknown or on its way: the attempt stays `releasing`, and the reconciler asks again.
  if (group === 'pending' || group === 'communication' || group === 'review') return;
  const isGivenBack = group === 'success' || answer.result_code === DONE_ALREADY;
  if (!isGivenBack) {
    logger.error('hold not given back', {
      payment: attempt.merchant_transaction_id,
      code: answer.result_code,
    });
  }
  await save(
    changeAttempt(attempt, { ...attempt, state: transitionAttempt(attempt.state, 'release_done') }),
    ...(await settleByItself(oldHoldId(attempt), now)),
    ...(isGivenBack ? [] : [releaseFailed(order, attempt, answerText(answer), now)]),
  );
};

/**
 * Gives back the hold of an authorised attempt, whole. A release that was begun and not finished is taken up again.
 * @param mail whether the client is told
 * @throws ProviderUnreachable; the release is then finished by the reconciler
 */
export const releaseAttempt = async (
  order: Order,
  attempt: PaymentAttempt,
  { mail, now }: { mail: boolean; now: Date },
): Promise<Order> => {
  if (attempt.state === 'releasing') {
    await reverse(order, attempt, now);
    return order;
  }
  const reserved = await reserve(order, attempt, mail, now);
  await reverse(order, reserved.attempt, now);
  return reserved.order;
};

/** Releases the hold of a draft whose price is not the authorised sum any more; a payment that fits stays. */
export const releaseOutdatedPayment = async (order: Order, price: Cents, now: Date): Promise<Order> => {
  if (!order.payment || order.submitted_at || order.payment.authorized_amount === price) return order;
  const attempt = await getAttempt(order._id, order.payment.attempt);
  if (!attempt) throw new Error(`order ${order._id} names an attempt that does not exist`);
  return attempt.state === 'authorized' ? releaseAttempt(order, attempt, { mail: false, now }) : order;
};
