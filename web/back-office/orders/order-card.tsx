import { NextStep } from '#web/back-office/orders/next-step.tsx';
import {
  OrderContact,
  OrderLoad,
  OrderName,
  OrderRoutes,
  OrderService,
  OrderStaff,
  OrderStates,
  OrderTime,
} from '#web/back-office/orders/order-cells.tsx';
import type { OrderRow } from '#web/back-office/orders/order-row.ts';
import classes from '#web/back-office/orders/orders.module.css';

/** An order as narrow windows show it. */
export const OrderCard = ({ order, reread }: { order: OrderRow; reread: () => Promise<void> }) => (
  <article className={classes.card} aria-label={order.order_number}>
    <div>
      <OrderName order={order} />
      <OrderTime order={order} />
    </div>
    <OrderRoutes order={order} />
    <div>
      <span className={classes.inline}>
        <OrderService order={order} />
      </span>
      <OrderStaff />
    </div>
    <div>
      <OrderLoad order={order} />
      <OrderStates order={order} />
    </div>
    <OrderContact order={order} />
    <NextStep order={order} reread={reread} />
  </article>
);
