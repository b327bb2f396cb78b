import { getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { againWhenChanged } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOwnOrder } from '#functions/platform/http/own-order.ts';
import { askAboutCheckout } from '#functions/platform/payments/ask-provider.ts';
import { isResourcePath, ProviderUnreachable } from '#functions/platform/payments/provider.ts';
import { settleCheckout } from '#functions/platform/payments/settle-checkout.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { Order } from '#shared/orders/order.ts';
import type { AttemptState, PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import type { PAYMENT_OUTCOMES, PaymentsApi } from '#shared/payments/payments-api.ts';

type Key = 'POST /api/payments/getStatusExternal';
type GetStatus = Request<Key, PaymentsApi[Key]>;
type Outcome = (typeof PAYMENT_OUTCOMES)[number];

const OUTCOMES: Readonly<Record<AttemptState, Outcome>> = {
  prepared: 'declined',
  pending: 'pending',
  review: 'pending',
  authorized: 'paid',
  capturing: 'paid',
  captured: 'paid',
  done: 'paid',
  released: 'declined',
  expired: 'declined',
};

const answerOf = (attempt: PaymentAttempt) => ({
  outcome: OUTCOMES[attempt.state],
  result: { code: attempt.result_code ?? '', description: attempt.result_description ?? '' },
  card: { last4Digits: attempt.card?.last4digits ?? '' },
  payment_brand: attempt.payment_brand ?? '',
});

const attemptOf = async (order: Order, checkoutId: string): Promise<PaymentAttempt> => {
  for (let number = order.payment_attempts; number > 0; number -= 1) {
    const attempt = await getAttempt(order._id, number);
    if (attempt?.checkout_id === checkoutId) return attempt;
  }
  throw new DomainError('not_found', 'This checkout does not belong to the order.');
};

const refuseForeignPath = (path: string | undefined, checkoutId: string): void => {
  const isOwn = path === undefined || (isResourcePath(path) && path.split('/')[3] === checkoutId);
  if (!isOwn) {
    throw invalidInput({ resourcePath: { code: 'invalid', message: 'This is not a path of the checkout.' } });
  }
};

/**
 * How a checkout of an order ended, as the provider says. The first certain answer is stored and stands; while
 * the provider cannot be reached the outcome is `pending`, never "failed": money may have moved.
 * @throws DomainError `not_found` for a checkout of another order; `invalid_input` for a foreign path.
 */
export const getStatus = async ({ body, caller, now }: GetStatus) => {
  const orderId = body.order ?? body.job?.split('-')[0];
  if (!orderId) throw invalidInput({ order: { code: 'missing', message: 'Which order is this about?' } });
  refuseForeignPath(body.resourcePath, body.id);
  return againWhenChanged(async () => {
    const order = await loadOwnOrder(orderId, caller, now);
    const attempt = await attemptOf(order, body.id);
    if (OUTCOMES[attempt.state] === 'paid') return answerOf(attempt);
    try {
      const settled = await settleCheckout(order, attempt, await askAboutCheckout(attempt), now);
      return answerOf(settled.attempt);
    } catch (error) {
      if (error instanceof ProviderUnreachable) return { ...answerOf(attempt), outcome: 'pending' as const };
      throw error;
    }
  });
};
