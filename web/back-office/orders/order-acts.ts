import { canTransition, type OrderState } from '#shared/orders/order-status.ts';

/** What the office does with an order. */
export const ORDER_ACTS = ['confirm', 'refund', 'restore', 'restate', 'cancel', 'drop'] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

/** What the dialog of an action lets one choose (back-office specification, section 2, "Modals"). */
export type ActOption = 'send_mail' | 'cancelled_by_client' | 'in_time' | 'refunded_by_client';

export const ACT_OPTIONS = {
  confirm: ['send_mail'],
  refund: ['send_mail', 'in_time', 'refunded_by_client'],
  restore: ['send_mail'],
  restate: [],
  cancel: ['send_mail', 'cancelled_by_client'],
  drop: [],
} as const satisfies Record<OrderAct, readonly ActOption[]>;

/** What an action's choices are before anyone chooses. */
export const PRESET_OPTIONS: Readonly<Record<ActOption, boolean>> = {
  send_mail: true,
  cancelled_by_client: false,
  in_time: true,
  refunded_by_client: false,
};

type ActState = OrderState & {
  readonly submitted_at?: string | undefined;
  readonly is_payment_due?: boolean | undefined;
};

/** Back-office specification, section 4, "Order actions"; docs/decisions.md. */
const OFFERED: Readonly<Record<OrderAct, (order: ActState) => boolean>> = {
  confirm: (order) => canTransition(order, 'confirm') && !order.is_payment_due,
  cancel: (order) => canTransition(order, 'cancel'),
  restore: (order) => canTransition(order, 'restore'),
  refund: (order) => canTransition(order, 'refund'),
  restate: (order) => canTransition(order, 'restate'),
  drop: ({ status, submitted_at }) => status === 'created' && submitted_at === undefined,
};

/** What can be done with an order in its state; the server decides again. */
export const actsOf = (order: ActState): OrderAct[] => ORDER_ACTS.filter((act) => OFFERED[act](order));

const NEXT: readonly OrderAct[] = ['confirm', 'refund', 'restore'];

/** The one action that a row offers by itself; the others are behind its menu. */
export const nextActOf = (order: ActState): OrderAct | undefined =>
  actsOf(order).find((act) => NEXT.includes(act));
