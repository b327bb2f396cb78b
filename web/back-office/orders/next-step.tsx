import { ConfirmOrder } from '#web/back-office/orders/confirm-order.tsx';
import { nextActionOf } from '#web/back-office/orders/next-action.ts';
import type { OrderRow } from '#web/back-office/orders/order-row.ts';

type Props = { order: OrderRow; reread: () => Promise<void> };

/** The one action a row offers, or nothing. */
export const NextStep = ({ order, reread }: Props) =>
  nextActionOf(order) === 'confirm' ? <ConfirmOrder order={order} reread={reread} /> : null;
