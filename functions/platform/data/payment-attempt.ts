import * as z from 'zod/mini';
import { orderKey, paymentKey, UNSETTLED } from '#functions/platform/data/keys.ts';
import { standingOrder } from '#functions/platform/data/order.ts';
import { readIndex, readItem, readPartition, readPartitionFrom } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import type { Order } from '#shared/orders/order.ts';
import { isUnsettled, type PaymentAttempt, paymentAttempt } from '#shared/payments/payment-attempt.ts';

const toItem = (attempt: PaymentAttempt) => ({
  ...attempt,
  ...(isUnsettled(attempt) && {
    owner_pk: UNSETTLED,
    owner_sk: `${attempt.created_at}#${attempt.merchant_transaction_id}`,
  }),
});

export const getAttempt = async (orderId: string, number: number): Promise<PaymentAttempt | undefined> => {
  const item = await readItem(paymentKey(orderId, number));
  return item && z.parse(paymentAttempt, item);
};

/** All attempts to pay an order, the first one first. */
export const attemptsOfOrder = async (orderId: string): Promise<PaymentAttempt[]> =>
  z.parse(z.array(paymentAttempt), await readPartition(orderKey(orderId).PK, 'PAYMENT#'));

/** An order with all attempts to pay it, the first one first: they lie side by side. */
export const getOrderWithAttempts = async (
  orderId: string,
  now: Date,
): Promise<{ order: Order; attempts: PaymentAttempt[] } | undefined> => {
  const { PK, SK } = orderKey(orderId);
  const [first, ...others] = await readPartitionFrom(PK, SK);
  const order = first && standingOrder(first, now);
  return order && { order, attempts: z.parse(z.array(paymentAttempt), others) };
};

export const createAttempt = (attempt: PaymentAttempt): Write =>
  create(paymentKey(attempt.order_id, attempt.attempt), toItem(attempt));

export const changeAttempt = (before: PaymentAttempt, after: PaymentAttempt): Write =>
  change(paymentKey(before.order_id, before.attempt), toItem(before), toItem(after));

/** Attempts begun before `moment` whose money is not at rest yet, the oldest first. */
export const unsettledAttempts = async (moment: Date): Promise<PaymentAttempt[]> =>
  z.parse(z.array(paymentAttempt), await readIndex('owner', UNSETTLED, moment.toISOString()));
