import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_TRANSITIONS,
  type AttemptAction,
  transitionAttempt,
} from '#shared/payments/attempt-transitions.ts';
import { ATTEMPT_STATES, type AttemptState } from '#shared/payments/payment-attempt.ts';

/** The policy: what each action makes of which state. Whatever is not here is refused. */
const ALLOWED: readonly (readonly [AttemptAction, AttemptState, AttemptState])[] = [
  ['reserve_capture', 'authorized', 'capturing'],
  ['reserve_capture', 'capturing', 'capturing'],
  ['capture_pending', 'capturing', 'captured'],
  ['capture_done', 'capturing', 'done'],
  ['capture_done', 'captured', 'done'],
  ['capture_failed', 'capturing', 'authorized'],
  ['capture_failed', 'captured', 'authorized'],
  ['reserve_release', 'authorized', 'releasing'],
  ['release_done', 'releasing', 'released'],
  ['reserve_refund', 'done', 'refunding'],
  ['reserve_refund', 'refunding', 'refunding'],
  ['refund_done', 'refunding', 'refunded'],
  ['refund_failed', 'refunding', 'done'],
];

const actions = Object.keys(ATTEMPT_TRANSITIONS) as AttemptAction[];
const refused = actions
  .flatMap((action) => ATTEMPT_STATES.map((state) => [action, state] as const))
  .filter(([action, state]) => !ALLOWED.some(([one, from]) => one === action && from === state));

describe('what can be done to a payment', () => {
  it.each(ALLOWED)('%s turns "%s" into "%s"', (action, from, to) => {
    expect(transitionAttempt(from, action)).toBe(to);
  });

  it.each(refused)('%s is refused when the payment is "%s"', (action, state) => {
    expect(() => transitionAttempt(state, action)).toThrow(
      expect.objectContaining({
        code: 'refused_transition',
        message: `The payment is ${state}: ${action} is not possible.`,
      }),
    );
  });

  it('covers every action in every state', () => {
    expect(ALLOWED.length + refused.length).toBe(actions.length * ATTEMPT_STATES.length);
  });
});
