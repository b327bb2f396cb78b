import { describe, expect, it } from 'vitest';
import { DomainError } from '#shared/domain-error.ts';
import {
  canTransition,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderAction,
  type OrderState,
  PAYMENT_STATUSES,
} from '#shared/orders/order-status.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';

/** The policy: what each action makes of which state. Whatever is not here is refused. */
const ALLOWED: readonly (readonly [action: OrderAction, from: OrderState, to: OrderState])[] = [
  ['submit', { status: 'created' }, { status: 'ordered', payment_status: 'authorized' }],
  [
    'confirm',
    { status: 'ordered', payment_status: 'authorized' },
    { status: 'confirmed', payment_status: 'done' },
  ],
  [
    'confirm_pending',
    { status: 'ordered', payment_status: 'authorized' },
    { status: 'confirmed', payment_status: 'captured' },
  ],
  [
    'capture_done',
    { status: 'confirmed', payment_status: 'captured' },
    { status: 'confirmed', payment_status: 'done' },
  ],
  [
    'capture_failed',
    { status: 'confirmed', payment_status: 'captured' },
    { status: 'ordered', payment_status: 'authorized' },
  ],
  ['give_up', { status: 'created' }, { status: 'cancelled' }],
  [
    'cancel',
    { status: 'ordered', payment_status: 'authorized' },
    { status: 'cancelled', payment_status: 'authorized' },
  ],
  [
    'restore',
    { status: 'cancelled', payment_status: 'authorized' },
    { status: 'ordered', payment_status: 'authorized' },
  ],
  ...(['created', 'ordered', 'confirmed', 'active'] as const).map(
    (status) =>
      [
        'refund',
        { status, payment_status: 'done' },
        { status: 'cancelled', payment_status: 'cancelled' },
      ] as const,
  ),
  ['restate', { status: 'cancelled', payment_status: 'cancelled' }, { status: 'created' }],
  ['cancel_jobs', { status: 'active' }, { status: 'cancelled' }],
  ['restore_jobs', { status: 'cancelled' }, { status: 'active' }],
];

const inWords = ({ status, payment_status }: OrderState): string =>
  `${status}, payment ${payment_status ?? 'none'}`;
const actions = Object.keys(ORDER_TRANSITIONS) as OrderAction[];
const states: OrderState[] = ORDER_STATUSES.flatMap((status) => [
  { status },
  ...PAYMENT_STATUSES.map((payment_status) => ({ status, payment_status })),
]);
const allowedNames = new Set(ALLOWED.map(([action, from]) => `${action}: ${inWords(from)}`));
const refused = actions
  .flatMap((action) => states.map((state) => [action, inWords(state), state] as const))
  .filter(([action, from]) => !allowedNames.has(`${action}: ${from}`));

describe('what can be done to an order', () => {
  it.each(ALLOWED.map(([action, from, to]) => [action, inWords(from), inWords(to), from, to] as const))(
    '%s turns "%s" into "%s"',
    (action, _from, _to, from, to) => {
      expect(canTransition(from, action)).toBe(true);
      expect(transitionOrder(from, action)).toEqual(to);
    },
  );

  it.each(refused)('%s is refused when the order is "%s"', (action, _, state) => {
    expect(canTransition(state, action)).toBe(false);
    const attempt = () => transitionOrder(state, action);
    expect(attempt).toThrow(DomainError);
    expect(attempt).toThrow(expect.objectContaining({ code: 'refused_transition' }));
    expect(attempt).toThrow(new RegExp(`The order is ${state.status}.*: ${action} is not possible`));
  });

  it('covers every action in every state', () => {
    expect(new Set(ALLOWED.map(([action]) => action))).toEqual(new Set(actions));
    expect(ALLOWED.length + refused.length).toBe(actions.length * states.length);
  });
});
