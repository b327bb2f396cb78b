import { loadNamedOrder } from '#functions/payments/load-payable.ts';
import { againWhenChanged } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { askAboutCheckout } from '#functions/platform/payments/ask-provider.ts';
import { isResourcePath } from '#functions/platform/payments/provider-checkout.ts';
import { ProviderUnreachable } from '#functions/platform/payments/provider-connection.ts';
import { settleCheckout } from '#functions/platform/payments/settle-checkout.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { type AttemptState, isOpen, type PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import type { PAYMENT_OUTCOMES, PaymentsApi } from '#shared/payments/payments-api.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';

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
  releasing: 'declined',
  released: 'declined',
  expired: 'declined',
  refunding: 'paid',
  refunded: 'paid',
};

const answerOf = (attempt: PaymentAttempt) => ({
  outcome: OUTCOMES[attempt.state],
  result: { code: attempt.result_code ?? '', description: attempt.result_description ?? '' },
  card: { last4Digits: attempt.card?.last4digits ?? '' },
  payment_brand: attempt.payment_brand ?? '',
});

/** A card was sent, and its bank's question (3-D Secure) stands unanswered: neither declined nor paid. */
const isQuestioned = (attempt: PaymentAttempt, { payment_id, result_code }: ProviderPayment): boolean =>
  attempt.state === 'prepared' && payment_id !== undefined && result_code.startsWith('000.200.0');

const attemptOf = (attempts: readonly PaymentAttempt[], checkoutId: string): PaymentAttempt => {
  const attempt = attempts.findLast(({ checkout_id }) => checkout_id === checkoutId);
  if (!attempt) throw new DomainError('not_found', 'This checkout does not belong to the order.');
  return attempt;
};

const refuseForeignPath = (path: string | undefined, checkoutId: string): void => {
  const isOwn = path === undefined || (isResourcePath(path) && path.split('/')[3] === checkoutId);
  if (!isOwn) {
    throw invalidInput({ resourcePath: { code: 'invalid', message: 'This is not a path of the checkout.' } });
  }
};

/** The provider did not tell: money may have moved, and nobody may be asked to pay a second time. */
const UNKNOWN: ProviderPayment = {
  payment_id: undefined,
  payment_type: undefined,
  payment_brand: undefined,
  merchant_transaction_id: undefined,
  amount: undefined,
  currency: undefined,
  result_code: '900.100.300',
  result_description: 'The card provider did not answer.',
  card: undefined,
};

const askNow = async (attempt: PaymentAttempt): Promise<ProviderPayment> => {
  try {
    return await askAboutCheckout(attempt);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    return UNKNOWN;
  }
};

/** What was told once stands; only where the outcome is open, or a checkout ended unpaid, is asked again. */
const isAnswered = (attempt: PaymentAttempt): boolean => !isOpen(attempt) && attempt.state !== 'expired';

/**
 * How a checkout of an order ended, as the provider says. The first certain answer is stored and stands, also when
 * a webhook brought it first; while the provider cannot be reached the outcome is `pending`, never "failed".
 * @throws DomainError `not_found` for a checkout of another order, `not_allowed` for a link that is not ours,
 * `invalid_input` for a foreign path.
 */
export const getStatus = async ({ body, caller, now }: GetStatus) => {
  const named = { order: body.order || body.job?.split('-')[0], link: body.link };
  refuseForeignPath(body.resourcePath, body.id);
  return againWhenChanged(async () => {
    const { order, attempts } = await loadNamedOrder(named, caller, now);
    const attempt = attemptOf(attempts, body.id);
    if (isAnswered(attempt)) return answerOf(attempt);
    const answer = await askNow(attempt);
    const settled = await settleCheckout(order, attempt, answer, now);
    const told = answerOf(settled.attempt);
    return isQuestioned(settled.attempt, answer) ? { ...told, outcome: 'pending' as const } : told;
  });
};
