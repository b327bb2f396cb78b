import { type Notice, readNotice } from '#functions/payments/read-notice.ts';
import { isReturn, settleNamed, settleReturn } from '#functions/payments/settle-notice.ts';
import { againWhenChanged } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { findPayment } from '#functions/platform/payments/provider-payment.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';
import { attemptOfTransaction } from '#shared/payments/transaction-id.ts';

type Key = 'POST /api/payments/webhook';
type Take = Request<Key, PaymentsApi[Key]>;
type Payment = NonNullable<Notice['payload']>;

/** The attempt a notice speaks of, by its name; else by the payment that it refers to, as the provider knows it. */
const attemptOf = async ({ merchantTransactionId, referencedId, id }: Payment) => {
  const named = attemptOfTransaction(merchantTransactionId ?? '');
  const paymentId = referencedId ?? id;
  if (named || !paymentId) return named;
  const payment = await findPayment(paymentId);
  return attemptOfTransaction(payment?.merchant_transaction_id ?? '');
};

/**
 * Takes a notice of the card provider, any number of times and in any order. A notice may be old by the time it
 * comes, so that it only says where to look: what counts is what the provider knows now. It is asked by the
 * attempt's name and never for the checkout's status, which tells a success once: that answer belongs to the page.
 * Whoever is second finds the stored attempt and answers from it. While the provider does not answer, neither do
 * we, and it repeats the notice later. Orders that we do not know are taken like all others.
 * @throws DomainError `not_allowed` when it does not decrypt; `unavailable`
 */
export const takeNotice = async ({ body, header, now }: Take) => {
  const { type, payload } = await readNotice({
    body: typeof body === 'string' ? body.trim() : body.encryptedBody,
    iv: header('x-initialization-vector') ?? '',
    tag: header('x-authentication-tag') ?? '',
  });
  const named = type === 'PAYMENT' && payload ? await attemptOf(payload) : undefined;
  if (named) await againWhenChanged(() => settleNamed(named, now));
  if (named && payload && isReturn(payload)) await againWhenChanged(() => settleReturn(named, payload, now));
  return { result: 'taken' as const };
};
