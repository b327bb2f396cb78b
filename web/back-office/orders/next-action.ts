import { canTransition, type OrderState } from '#shared/orders/order-status.ts';

/** What the office does next with an order; a row offers one at most. */
export type NextAction = 'confirm';

/** Back-office specification, section 4, "Order actions". */
export const nextActionOf = (state: OrderState): NextAction | undefined =>
  canTransition(state, 'confirm') ? 'confirm' : undefined;
