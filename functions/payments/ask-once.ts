import { ProviderUnreachable } from '#functions/platform/payments/provider-connection.ts';
import type { DomainError } from '#shared/domain-error.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';
import { refused } from '#shared/refused.ts';

/** Nobody can say what became of it: the reconciler asks again. */
export const unknownOutcome = (): DomainError => refused('payment.unknown');

/** @throws DomainError `payment_unknown` in place of ProviderUnreachable */
export const orUnknown = (error: unknown): never => {
  throw error instanceof ProviderUnreachable ? unknownOutcome() : error;
};

/**
 * Asks the provider to move money. It has no idempotency key: after a lost answer it is asked what became of that.
 * @throws ProviderUnreachable
 */
export const sendOnce = async (
  send: () => Promise<ProviderPayment>,
  ask: () => Promise<ProviderPayment | undefined>,
): Promise<ProviderPayment> => {
  try {
    return await send();
  } catch (error) {
    const found = error instanceof ProviderUnreachable ? await ask() : undefined;
    if (!found) throw error;
    return found;
  }
};
