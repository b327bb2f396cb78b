import { changeJob, jobsOfOrder } from '#functions/platform/data/job.ts';
import { changeOrder, getOrder } from '#functions/platform/data/order.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { changeAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { findPayments, followUp, ProviderUnreachable } from '#functions/platform/payments/provider.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { transitionOrder } from '#shared/orders/order-status.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';

type Key = 'POST /api/payments/capturePayment';
type Capture = Request<Key, PaymentsApi[Key]>;

/** A capture that has been running longer than any function lives is taken up again. */
const CAPTURE_LEASE_MS = 60_000;

const load = async (id: string, now: Date): Promise<{ order: Order; attempt: PaymentAttempt }> => {
  const order = await getOrder(id, now);
  if (!order) throw new DomainError('not_found', 'Could not load order.');
  // Throws for every order that cannot be confirmed, paid or not.
  transitionOrder(order, 'confirm');
  const attempt = order.payment && (await getAttempt(id, order.payment.attempt));
  if (!attempt?.payment_id) throw new Error(`order ${id} is authorised without a payment`);
  return { order, attempt };
};

/** Takes the capture for this request alone: a second click finds it taken. */
const reserve = async (attempt: PaymentAttempt, now: Date): Promise<PaymentAttempt> => {
  const since = attempt.capturing_since;
  if (attempt.state === 'capturing' && since && now.getTime() - Date.parse(since) < CAPTURE_LEASE_MS) {
    throw new DomainError(
      'payment_unknown',
      'This order is being confirmed right now. Please look again in a minute.',
    );
  }
  const reserved: PaymentAttempt = { ...attempt, state: 'capturing', capturing_since: now.toISOString() };
  await save(changeAttempt(attempt, reserved));
  return { ...reserved, version: attempt.version + 1 };
};

const captureId = (attempt: PaymentAttempt): string => `${attempt.merchant_transaction_id}-CP`;

const capturedBefore = async (attempt: PaymentAttempt): Promise<ProviderPayment | undefined> =>
  (await findPayments(captureId(attempt))).find(
    ({ payment_type, result_code }) =>
      payment_type === 'CP' && ['success', 'pending'].includes(groupOfResult(result_code)),
  );

/** Captures at the provider. It has no idempotency key: after a lost answer it is asked before anything else. */
const captureOnce = async (attempt: PaymentAttempt, wasReserved: boolean): Promise<ProviderPayment> => {
  const before = wasReserved ? await capturedBefore(attempt) : undefined;
  if (before) return before;
  try {
    return await followUp(attempt.payment_id ?? '', {
      paymentType: 'CP',
      amount: attempt.amount,
      merchantTransactionId: captureId(attempt),
    });
  } catch (error) {
    const found = error instanceof ProviderUnreachable ? await capturedBefore(attempt) : undefined;
    if (!found) throw error;
    return found;
  }
};

const record = async (
  order: Order,
  attempt: PaymentAttempt,
  answer: ProviderPayment,
  mail: boolean,
  now: Date,
) => {
  const isDone = groupOfResult(answer.result_code) === 'success';
  const paidAt = isDone ? now.toISOString() : undefined;
  const confirmed: Order = {
    ...order,
    ...transitionOrder(order, isDone ? 'confirm' : 'confirm_pending'),
    ...(order.payment && { payment: { ...order.payment, paid_at: paidAt } }),
    ...(mail && { mail_status: 'confirmed' as const }),
    updated_at: now.toISOString(),
  };
  const jobs = await jobsOfOrder(order._id);
  await save(
    changeOrder(order, confirmed),
    changeAttempt(attempt, {
      ...attempt,
      state: isDone ? 'done' : 'captured',
      capture_id: answer.payment_id,
      paid_at: paidAt,
    }),
    ...jobs.map((job) => changeJob(job, { ...job, status: 'active' })),
    ...(mail
      ? [
          announce(
            {
              _id: `order_confirmed#${order._id}`,
              template: 'order_confirmed',
              about: order._id,
              language: order.reading_language,
            },
            now,
          ),
        ]
      : []),
  );
};

/**
 * Confirms an order: captures exactly the authorised sum, once, whatever is clicked or lost on the way.
 * @throws DomainError `refused_transition` for an order that is not ordered and authorised, `payment_failed`
 * with the provider's words, `payment_unknown` while the outcome is not certain.
 */
export const capturePayment = async ({ body, now }: Capture) => {
  const id = typeof body.order === 'string' ? body.order : body.order._id;
  const { order, attempt } = await load(id, now);
  const reserved = await reserve(attempt, now);
  const answer = await captureOnce(reserved, attempt.state === 'capturing').catch((error: unknown) => {
    if (!(error instanceof ProviderUnreachable)) throw error;
    throw new DomainError('payment_unknown', 'The payment provider did not answer. We are checking.');
  });
  const group = groupOfResult(answer.result_code);
  if (group !== 'success' && group !== 'pending') {
    await save(changeAttempt(reserved, { ...attempt, version: reserved.version }));
    throw new DomainError('payment_failed', `${answer.result_description} (${answer.result_code})`);
  }
  await record(order, reserved, answer, body.send_mail ?? true, now);
  const number = orderNumber(order._id, order.airport ?? 1);
  return {
    message:
      group === 'success'
        ? `Order ${number} is confirmed and paid.`
        : `Order ${number} is confirmed; the payment is on its way.`,
  };
};
