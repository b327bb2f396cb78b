import { type FieldErrors, invalidInput } from '#shared/domain-error.ts';
import { ORDER_TRANSITIONS } from '#shared/orders/order-status.ts';

/** What a call to change an order's status says; `_id` repeats the order of its path. */
type StatusUpdate = {
  readonly _id?: string | number | undefined;
  readonly status: string;
  readonly paymentStatus?: string | undefined;
};

const ACTIONS = ['cancel', 'restore'] as const;

const refusal = (code: string, message: string) => ({ code, message });

/**
 * The action that leads to the wished status. Money is moved by calls of its own.
 * @throws DomainError `invalid_input` naming every value that fits neither of both actions, or another order.
 */
export const statusAction = (id: string, update: StatusUpdate): (typeof ACTIONS)[number] => {
  const action = ACTIONS.find((name) => ORDER_TRANSITIONS[name].to.status === update.status);
  const payment = action && ORDER_TRANSITIONS[action].to.payment_status;
  const isOther = update._id !== undefined && String(update._id) !== id;
  const isContrary = update.paymentStatus !== undefined && payment && update.paymentStatus !== payment;
  const fields: FieldErrors = {
    ...(isOther && { _id: refusal('contradicts', `This call is about order ${id}.`) }),
    ...(!action && { status: refusal('unknown', 'An order is cancelled or restored to ordered here.') }),
    ...(isContrary && { paymentStatus: refusal('contradicts', `The payment stays ${payment}.`) }),
  };
  if (!action || Object.keys(fields).length > 0) throw invalidInput(fields);
  return action;
};
