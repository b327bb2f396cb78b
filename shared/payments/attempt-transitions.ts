import { DomainError } from '#shared/domain-error.ts';
import type { AttemptState } from '#shared/payments/payment-attempt.ts';

/**
 * What can be done to a payment once its checkout has ended: from which states, and to which. How a checkout itself
 * ends is settled by the provider's word alone. Source: docs/decisions.md, orders, payments and jobs.
 */
export const ATTEMPT_TRANSITIONS = {
  // Taken up again when the one who reserved it is gone.
  reserve_capture: { from: ['authorized', 'capturing'], to: 'capturing' },
  capture_pending: { from: ['capturing'], to: 'captured' },
  capture_done: { from: ['capturing', 'captured'], to: 'done' },
  capture_failed: { from: ['capturing', 'captured'], to: 'authorized' },
  reserve_release: { from: ['authorized'], to: 'releasing' },
  release_done: { from: ['releasing'], to: 'released' },
  reserve_refund: { from: ['done', 'refunding'], to: 'refunding' },
  refund_done: { from: ['refunding'], to: 'refunded' },
  refund_failed: { from: ['refunding'], to: 'done' },
} as const satisfies Record<string, { from: readonly AttemptState[]; to: AttemptState }>;

export type AttemptAction = keyof typeof ATTEMPT_TRANSITIONS;

/**
 * The state after the action.
 * @throws DomainError `refused_transition` when the action is not possible in this state.
 */
export const transitionAttempt = (state: AttemptState, action: AttemptAction): AttemptState => {
  const { from, to } = ATTEMPT_TRANSITIONS[action];
  if ((from as readonly AttemptState[]).includes(state)) return to;
  throw new DomainError('refused_transition', `The payment is ${state}: ${action} is not possible.`);
};
