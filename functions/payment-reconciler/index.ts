import type { Context } from 'aws-lambda';
import { reconcileAttempt } from '#functions/payment-reconciler/reconcile-attempt.ts';
import { unsettledAttempts } from '#functions/platform/data/payment-attempt.ts';
import { logger } from '#functions/platform/logger.ts';
import { onBehalfOf } from '#functions/platform/request-trace.ts';

/** A visitor who is paying right now is left alone. */
const GRACE_MS = 5 * 60_000;

const reconcile = async (): Promise<void> => {
  const now = new Date();
  for (const attempt of await unsettledAttempts(new Date(now.getTime() - GRACE_MS))) {
    try {
      await reconcileAttempt(attempt, new Date());
    } catch (error) {
      logger.error('payment not reconciled', {
        payment: attempt.merchant_transaction_id,
        error: error as Error,
      });
    }
  }
};

/**
 * Finds out how open payments ended when nobody came back to tell: one payment that cannot be settled never
 * holds up the others. Source: docs/decisions.md, reconciler.
 */
export const handler = (_event: unknown, { awsRequestId }: Pick<Context, 'awsRequestId'>): Promise<void> =>
  onBehalfOf(awsRequestId, reconcile);
