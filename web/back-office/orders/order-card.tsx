import classes from '#web/back-office/components/records/records.module.css';
import { ActButton, OrderMenu } from '#web/back-office/orders/order-actions.tsx';
import { nextActOf } from '#web/back-office/orders/order-acts.ts';
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

/** An order as narrow windows show it. */
export const OrderCard = ({ order }: { order: OrderRow }) => {
  const next = nextActOf(order);
  return (
    <article className={classes.card} aria-label={order.order_number}>
      <div>
        <OrderName order={order} />
        <span className={classes.cardEnd}>
          <OrderTime order={order} />
          <OrderMenu order={order} />
        </span>
      </div>
      <OrderRoutes order={order} />
      <div>
        <span className={classes.inline}>
          <OrderService order={order} />
        </span>
        <OrderStaff order={order} />
      </div>
      <div>
        <OrderLoad order={order} />
        <OrderStates order={order} />
      </div>
      <OrderContact order={order} />
      {next && <ActButton order={order} act={next} />}
    </article>
  );
};
