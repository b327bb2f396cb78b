import { orderAnswer } from '#functions/orders/order-answer.ts';
import { nextNumber } from '#functions/platform/data/counter.ts';
import { createOrder } from '#functions/platform/data/order.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { draftCookie, hashSecret, newDraftSecret } from '#functions/platform/http/draft-cookie.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { newDraft } from '#shared/orders/draft.ts';
import { FIRST_ORDER_NUMBER } from '#shared/orders/order-number.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';

type Key = 'POST /api/orders';

/**
 * Begins an order. The browser is given a secret for it, beside those of its other tabs; the order carries the hash.
 */
export const startOrder = async ({ body, caller, now, addCookie }: Request<Key, OrdersApi[Key]>) => {
  const language = body?.lang ?? DEFAULT_LANGUAGE;
  const secret = newDraftSecret();
  addCookie(await draftCookie([...(caller.draftSecrets ?? []), secret]));
  const id = String(await nextNumber('orders', FIRST_ORDER_NUMBER));
  const user = caller.role === 'webclient' ? caller.user : undefined;
  const order = newDraft({ id, draftSecretHash: hashSecret(secret), language, user }, now);
  await save(createOrder(order));
  return orderAnswer(order);
};
