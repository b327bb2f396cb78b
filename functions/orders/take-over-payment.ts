import { orderAnswer } from '#functions/orders/order-answer.ts';
import { readOffer } from '#functions/platform/data/catalogue.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOwnOrder } from '#functions/platform/http/own-order.ts';
import { DomainError } from '#shared/domain-error.ts';
import { priceOfOrder } from '#shared/orders/order-price.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';

type Step<K extends keyof OrdersApi> = Request<K, OrdersApi[K]>;

/**
 * Step 4. Nothing of what the browser reports is stored: the payment is on the order since the provider was
 * asked, or it is not.
 * @throws DomainError `payment_failed` when the provider knows of no payment.
 */
export const takeOverPayment = async ({ params, caller, now }: Step<'PATCH /api/orders/payment/{order}'>) => {
  const order = await loadOwnOrder(params.order, caller, now);
  if (!order.payment) throw new DomainError('payment_failed', 'This order has not been paid yet.');
  return orderAnswer(order);
};

/** Whether the authorised sum still is today's price, before the visitor orders. */
export const compareAmounts = async ({
  params,
  caller,
  now,
}: Step<'POST /api/orders/compareAuthorizedToCalculatedAmount/{order}'>) => {
  const [order, catalogue] = await Promise.all([loadOwnOrder(params.order, caller, now), readOffer(now)]);
  const authorized_amount = order.payment?.authorized_amount ?? 0;
  const calculated_amount = priceOfOrder(order, catalogue)?.total ?? 0;
  const isSame = authorized_amount === calculated_amount && authorized_amount > 0;
  return {
    result: isSame ? ('ok' as const) : ('reauthorize' as const),
    authorized_amount,
    calculated_amount,
  };
};
