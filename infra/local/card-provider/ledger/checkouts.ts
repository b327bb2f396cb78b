import { groupOf } from '../result-codes.ts';
import type { Ledger, Payment } from './ledger.ts';

/** The provider's limit: a checkout lives 30 minutes at most. */
const LIFETIME_MS = 30 * 60 * 1000;

type Checkout = Ledger['checkouts'][number];

/** The checkout while it can be used: known, not yet expired, not ended by a success that was told. */
export const liveCheckout = (ledger: Ledger, id: string, now: number): Checkout | undefined =>
  ledger.checkouts.find(
    (checkout) =>
      checkout.id === id && checkout.consumedAt === undefined && now - checkout.createdAt < LIFETIME_MS,
  );

/** One checkout can hold a decline followed by a success: only the last attempt speaks for it. */
export const lastAttempt = (ledger: Ledger, checkoutId: string): Payment | undefined =>
  ledger.payments.findLast((payment) => payment.checkoutId === checkoutId);

/** Tells how a live checkout stands; a told success ends it. */
export const readCheckout = (
  ledger: Ledger,
  id: string,
  now: number,
): { ledger: Ledger; attempt: Payment | undefined } | undefined => {
  if (!liveCheckout(ledger, id, now)) return undefined;
  const attempt = lastAttempt(ledger, id);
  if (!attempt || groupOf(attempt.code) !== 'success') return { ledger, attempt };
  const checkouts = ledger.checkouts.map((checkout) =>
    checkout.id === id ? { ...checkout, consumedAt: now } : checkout,
  );
  return { ledger: { ...ledger, checkouts }, attempt };
};
