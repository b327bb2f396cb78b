import { orderAnswer } from '#functions/orders/order-answer.ts';
import { readOffer } from '#functions/platform/data/catalogue.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOwnOrder } from '#functions/platform/http/own-order.ts';
import { DomainError } from '#shared/domain-error.ts';
import { withPersonal, withService, withTravel } from '#shared/orders/draft.ts';
import type { Order } from '#shared/orders/order.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';

type Step<K extends keyof OrdersApi> = Request<K, OrdersApi[K]>;

const saved = async (before: Order, after: Order) => {
  await save(changeOrder(before, after));
  return orderAnswer({ ...after, version: before.version + 1 });
};

/** Step 1 of the wizard. */
export const saveTravel = async ({ params, body, caller, now }: Step<'PATCH /api/orders/travel/{order}'>) => {
  const order = await loadOwnOrder(params.order, caller, now);
  return saved(order, withTravel(order, body, now));
};

/** Step 2; the answer carries the price. */
export const saveService = async ({
  params,
  body,
  caller,
  now,
}: Step<'PATCH /api/orders/service/{order}'>) => {
  const [order, catalogue] = await Promise.all([loadOwnOrder(params.order, caller, now), readOffer(now)]);
  return saved(order, withService(order, body, catalogue, now));
};

/**
 * Step 3. A page that still shows a client whose session has ended would book for nobody.
 * @throws DomainError `not_logged_in`; nothing is saved then
 */
export const savePersonal = async ({
  params,
  body,
  caller,
  now,
}: Step<'PATCH /api/orders/personal/{order}'>) => {
  if (body.user_id && !caller.user) throw new DomainError('not_logged_in', 'Please log in again.');
  const order = await loadOwnOrder(params.order, caller, now);
  return saved(order, withPersonal(order, body, caller.user, now));
};
