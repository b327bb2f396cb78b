import { getOrder } from '#functions/platform/data/order.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { hashSecret } from '#functions/platform/http/draft-cookie.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Order } from '#shared/orders/order.ts';

const owns = (caller: Caller, order: Order): boolean =>
  caller.role === 'admin' ||
  (caller.user !== undefined && caller.user._id === order.user_id) ||
  (caller.draftSecrets ?? []).some((secret) => hashSecret(secret) === order.draft_secret_hash);

/**
 * An order that the caller may change: the browser that began it, the customer it belongs to, or an admin.
 * Somebody else's order does not exist for the caller, so that nobody can guess which numbers are taken.
 * @throws DomainError `not_found`
 */
export const demandOwn = (order: Order | undefined, caller: Caller): Order => {
  if (!order || !owns(caller, order)) throw new DomainError('not_found', 'There is no such order.');
  return order;
};

/** The same, from the table. @throws DomainError `not_found` */
export const loadOwnOrder = async (id: string, caller: Caller, now: Date): Promise<Order> =>
  demandOwn(await getOrder(id, now), caller);
