import {
  canTransition,
  ORDER_TRANSITIONS,
  type OrderAction,
  type OrderState,
} from '#shared/orders/order-status.ts';
import { refused } from '#shared/refused.ts';

/**
 * The state after the action.
 * @throws DomainError `refused_transition` when the action is not possible in this state.
 */
export const transitionOrder = (state: OrderState, action: OrderAction): OrderState => {
  if (canTransition(state, action)) return ORDER_TRANSITIONS[action].to;
  const { status, payment_status: payment } = state;
  throw payment
    ? refused('order.transition_paid', { status, payment, action })
    : refused('order.transition', { status, action });
};
