import type { Notice } from '#functions/payments/read-notice.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { askByName } from '#functions/platform/payments/ask-provider.ts';
import { ProviderUnreachable } from '#functions/platform/payments/provider-connection.ts';
import { findPayment } from '#functions/platform/payments/provider-payment.ts';
import { isKnownReturn, recordReturn } from '#functions/platform/payments/record-return.ts';
import { settleCapture } from '#functions/platform/payments/settle-capture.ts';
import { settleCheckout } from '#functions/platform/payments/settle-checkout.ts';
import { settleRefund } from '#functions/platform/payments/settle-refund.ts';
import { isOpen, type MoneyReturn } from '#shared/payments/payment-attempt.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import { followUpId } from '#shared/payments/transaction-id.ts';

type Named = { readonly order: string; readonly attempt: number };
type Payment = NonNullable<Notice['payload']>;

const load = async (named: Named, now: Date) => {
  const [attempt, order] = await Promise.all([
    getAttempt(named.order, named.attempt),
    getOrder(named.order, now),
  ]);
  return attempt && order ? { attempt, order } : undefined;
};

/** Brings a payment that a notice speaks of to rest, as the provider knows it now. */
export const settleNamed = async (named: Named, now: Date): Promise<void> => {
  const found = await load(named, now);
  if (!found) return;
  const { attempt, order } = found;
  if (attempt.state === 'capturing' || attempt.state === 'captured') {
    await settleCapture(order, attempt, now);
  } else if (attempt.state === 'refunding') {
    await settleRefund(order, attempt, now);
  } else if (isOpen(attempt) || attempt.state === 'expired') {
    const answer = await askByName(attempt);
    if (answer) await settleCheckout(order, attempt, answer, now);
  }
};

/** Kinds of movement by which money goes back. */
const RETURNS: readonly string[] = ['RF', 'CB'] satisfies MoneyReturn['kind'][];

export const isReturn = ({ paymentType }: Payment): boolean => RETURNS.includes(paymentType ?? '');

/** The movement of a notice as the provider has it now; undefined when no money moved by it. */
const movementOf = async ({ id }: Payment, now: Date): Promise<MoneyReturn | undefined> => {
  const payment = id ? await findPayment(id) : undefined;
  if (!payment?.payment_id || !RETURNS.includes(payment.payment_type ?? '')) return undefined;
  if (!['success', 'chargeback'].includes(groupOfResult(payment.result_code))) return undefined;
  return {
    payment_id: payment.payment_id,
    kind: payment.payment_type as MoneyReturn['kind'],
    amount: payment.amount ?? 0,
    at: now.toISOString(),
  };
};

/**
 * Records money that went back at the provider. Our own refunds go under a name of ours and are settled as such.
 * News of a payment whose capture is not on record yet comes too early: the provider repeats it.
 * @throws ProviderUnreachable
 */
export const settleReturn = async (named: Named, payload: Payment, now: Date): Promise<void> => {
  const found = await load(named, now);
  if (!found) return;
  const { attempt, order } = found;
  if (payload.merchantTransactionId === followUpId(attempt, 'RF')) return;
  const movement = await movementOf(payload, now);
  if (!movement || isKnownReturn(attempt, movement.payment_id)) return;
  if (!attempt.paid_at) throw new ProviderUnreachable('the capture is not on record yet');
  await recordReturn(order, attempt, movement, now);
};
