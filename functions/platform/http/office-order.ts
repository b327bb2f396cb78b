import { getOrder } from '#functions/platform/data/order.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import type { Order } from '#shared/orders/order.ts';
import { refused } from '#shared/refused.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

/** An order as calls of the office name it. */
export type NamedOrder = string | { readonly _id: string };

/** Whether an order, or what happened to one, is of an airport that the caller may see. */
export const isInScope = ({ airport }: Pick<Order, 'airport'>, caller: Caller): boolean =>
  airport === undefined || airportsInScope(caller.user).includes(airport);

/**
 * One of an airport outside the caller's scope does not exist for the caller.
 * @throws DomainError `not_found`
 */
export const demandInScope = (order: Order | undefined, caller: Caller): Order => {
  if (!order || !isInScope(order, caller)) throw refused('order.unknown');
  return order;
};

/**
 * An order that the office asks for; one of an airport outside the caller's scope does not exist for the caller.
 * @throws DomainError `not_found`
 */
export const loadOfficeOrder = async (named: NamedOrder, caller: Caller, now: Date): Promise<Order> => {
  const id = typeof named === 'string' ? named : named._id;
  return demandInScope(await getOrder(id, now), caller);
};
