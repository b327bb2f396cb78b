export const ORDER_STATUSES = ['created', 'ordered', 'confirmed', 'active', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = ['authorized', 'captured', 'done', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** An order's state is its status with its payment's; a draft has no payment status yet. */
export type OrderState = {
  readonly status: OrderStatus;
  readonly payment_status?: PaymentStatus | undefined;
};

/**
 * What can be done to an order: from which states, and to which. Everything else is refused.
 * Source: back-office specification, section 4, "Order actions"; docs/decisions.md.
 */
export const ORDER_TRANSITIONS = {
  submit: {
    from: [{ status: 'created' }],
    to: { status: 'ordered', payment_status: 'authorized' },
  },
  // The provider said yes at once.
  confirm: {
    from: [{ status: 'ordered', payment_status: 'authorized' }],
    to: { status: 'confirmed', payment_status: 'done' },
  },
  // The provider said "pending": the money is on its way.
  confirm_pending: {
    from: [{ status: 'ordered', payment_status: 'authorized' }],
    to: { status: 'confirmed', payment_status: 'captured' },
  },
  capture_done: {
    from: [{ status: 'confirmed', payment_status: 'captured' }],
    to: { status: 'confirmed', payment_status: 'done' },
  },
  // The money that was on its way did not come: a person looks at the order again.
  capture_failed: {
    from: [{ status: 'confirmed', payment_status: 'captured' }],
    to: { status: 'ordered', payment_status: 'authorized' },
  },
  // Placed, but never paid within the time that was given.
  give_up: { from: [{ status: 'created' }], to: { status: 'cancelled' } },
  // The hold stays with the payment until it is released: an order can be restored.
  cancel: {
    from: [{ status: 'ordered', payment_status: 'authorized' }],
    to: { status: 'cancelled', payment_status: 'authorized' },
  },
  // Only while the provider still holds the sum.
  restore: {
    from: [{ status: 'cancelled', payment_status: 'authorized' }],
    to: { status: 'ordered', payment_status: 'authorized' },
  },
  // The money goes back, and nobody is sent.
  refund: {
    from: [
      { status: 'created', payment_status: 'done' },
      { status: 'ordered', payment_status: 'done' },
      { status: 'confirmed', payment_status: 'done' },
      { status: 'active', payment_status: 'done' },
    ],
    to: { status: 'cancelled', payment_status: 'cancelled' },
  },
  // With its money gone, a refunded order waits for a new payment.
  restate: {
    from: [{ status: 'cancelled', payment_status: 'cancelled' }],
    to: { status: 'created' },
  },
  // An agency's order, and one of a private customer that is not paid (yet): its jobs go and come with it.
  cancel_jobs: { from: [{ status: 'active' }], to: { status: 'cancelled' } },
  restore_jobs: { from: [{ status: 'cancelled' }], to: { status: 'active' } },
} as const satisfies Record<string, { from: readonly OrderState[]; to: OrderState }>;

export type OrderAction = keyof typeof ORDER_TRANSITIONS;

const isSame = (a: OrderState, b: OrderState): boolean =>
  a.status === b.status && a.payment_status === b.payment_status;

/** Whether the action is possible in this state. */
export const canTransition = (state: OrderState, action: OrderAction): boolean =>
  ORDER_TRANSITIONS[action].from.some((from) => isSame(from, state));
