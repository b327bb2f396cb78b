import { orderAnswer } from '#functions/orders/order-answer.ts';
import { stateOf } from '#functions/orders/standing.ts';
import { ordersOfCustomer } from '#functions/platform/data/order.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { signLink } from '#functions/platform/links.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';

type Question<K extends keyof OrdersApi> = Request<K, OrdersApi[K]>;

/** The caller's own bookings, the latest first, each with how it stands and the signature of its page. */
export const readOwnOrders = async ({ caller }: Question<'GET /api/orders/own'>) => {
  const orders = caller.user ? await ordersOfCustomer(caller.user._id) : [];
  const rows = orders.toReversed().map(async (order) => ({
    order: orderAnswer(order),
    state: await stateOf(order),
    signature: await signLink('booking', [order._id]),
  }));
  return { rows: await Promise.all(rows) };
};

/**
 * The billing address of the caller's latest booking, to fill in the wizard.
 * @throws DomainError `not_allowed` when it is asked for somebody else
 */
export const readLastAddress = async ({
  params,
  caller,
}: Question<'GET /api/addresses/lastByUser/{userId}'>) => {
  if (caller.user?._id !== params.userId) {
    throw new DomainError('not_allowed', 'This is the address of somebody else.');
  }
  return (await ordersOfCustomer(params.userId)).at(-1)?.address ?? null;
};
