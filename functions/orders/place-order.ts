import { orderAnswer } from '#functions/orders/order-answer.ts';
import { readOffer } from '#functions/platform/data/catalogue.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { changeAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { againWhenChanged, save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { draftCookie, hashSecret } from '#functions/platform/http/draft-cookie.ts';
import { loadOwnOrder } from '#functions/platform/http/own-order.ts';
import { signLink } from '#functions/platform/links.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { count } from '#functions/platform/metrics.ts';
import { placing } from '#functions/platform/orders/placing.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { bookingErrors } from '#shared/orders/booking-errors.ts';
import type { Order } from '#shared/orders/order.ts';
import { CLIENT } from '#shared/orders/order-history.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import { submitOrder } from '#shared/orders/submit.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

type Key = 'PATCH /api/orders/submit/{order}';
type Submit = Request<Key, OrdersApi[Key]>;

const isSubmitted = (order: Order): boolean => order.submitted_at !== undefined;

/** The attempt that the bank has not decided yet, if that is how the last one stands. */
const unansweredAttempt = async (order: Order): Promise<PaymentAttempt | undefined> => {
  if (order.payment || order.payment_attempts === 0) return undefined;
  const last = await getAttempt(order._id, order.payment_attempts);
  return last?.state === 'pending' || last?.state === 'review' ? last : undefined;
};

/**
 * The order waits for its bank, and its client is told so. The attempt is written too, unchanged: an outcome that
 * is recorded at this moment and has not seen the order waiting must be recorded anew.
 */
const waiting = (before: Order, order: Order, attempt: PaymentAttempt, now: Date): Write[] => [
  ...changeOrderAs(before, order, { by: CLIENT, action: 'wait' }, now),
  changeAttempt(attempt, attempt),
  announceToClient(order, { template: 'order_waiting_for_payment', of: order._id }, now),
];

/** The placed order with the signature of its page. */
const placed = async (order: Order) => ({
  result: 'ok' as const,
  order: orderAnswer(order),
  signature: await signLink('booking', [order._id]),
});

const place = async ({ params, body, caller, now }: Submit) => {
  const [order, catalogue] = await Promise.all([loadOwnOrder(params.order, caller, now), readOffer(now)]);
  const { draft_secret_hash } = order;
  if (isSubmitted(order)) return { draft_secret_hash, answer: await placed(order) };
  const unanswered = await unansweredAttempt(order);
  const wished: Order = { ...order, reading_language: body.lang };
  const submission = submitOrder(wished, catalogue, now, unanswered?.amount);
  if (submission.result === 'reauthorize')
    return { draft_secret_hash, answer: { result: 'reauthorize' as const, order: orderAnswer(order) } };
  const writes =
    submission.result === 'waits' && unanswered
      ? waiting(order, submission.order, unanswered, now)
      : await placing(order, submission.order, now);
  await save(...writes);
  if (submission.result !== 'waits') count('OrdersPlaced');
  return {
    draft_secret_hash,
    answer: await placed({ ...submission.order, version: order.version + 1 }),
  };
};

/**
 * Places an order: order, jobs and receipt in one transaction. While the bank has not answered, the order waits as
 * `created` and is placed when it says yes. Placing it again, by a double click, a second tab or a repeated
 * request, answers the same order.
 * @throws DomainError `invalid_input` for what is missing, not accepted or too late.
 */
export const placeOrder = async (request: Submit) => {
  if (request.body.agb_privacy === false) {
    throw invalidInput({ agb_privacy: { code: 'agb_privacy', message: bookingErrors.agb_privacy } });
  }
  const { draft_secret_hash, answer } = await againWhenChanged(() => place(request));
  // An order that waits for its bank stays with its browser, which may still ask how its payment stands.
  if (answer.result !== 'ok' || answer.order.status === 'created') return answer;
  // From here on the booking's own link opens it: whoever comes to this browser next finds no booking in it. What other
  // tabs have begun stays theirs.
  const secrets = request.caller.draftSecrets ?? [];
  const others = secrets.filter((secret) => hashSecret(secret) !== draft_secret_hash);
  if (others.length < secrets.length) request.addCookie(await draftCookie(others));
  return answer;
};
