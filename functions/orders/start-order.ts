import { randomBytes } from 'node:crypto';
import { orderAnswer } from '#functions/orders/order-answer.ts';
import { nextNumber } from '#functions/platform/data/counter.ts';
import { createOrder } from '#functions/platform/data/order.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { hashSecret } from '#functions/platform/http/caller.ts';
import { COOKIES, setCookie } from '#functions/platform/http/cookies.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { newDraft } from '#shared/orders/draft.ts';
import { FIRST_ORDER_NUMBER } from '#shared/orders/order-number.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';

type Key = 'POST /api/orders';

/**
 * Begins an order. A browser without a draft secret is given one; every order it begins carries the hash, so
 * that two tabs may hold two drafts.
 */
export const startOrder = async ({ body, caller, now, addCookie }: Request<Key, OrdersApi[Key]>) => {
  const language = body?.lang ?? DEFAULT_LANGUAGE;
  const secret = caller.draftSecretHash ? undefined : randomBytes(32).toString('base64url');
  if (secret) addCookie(setCookie(COOKIES.draft, secret));
  const draftSecretHash = secret ? hashSecret(secret) : (caller.draftSecretHash ?? '');
  const id = String(await nextNumber('orders', FIRST_ORDER_NUMBER));
  const user = caller.role === 'webclient' ? caller.user : undefined;
  const order = newDraft({ id, draftSecretHash, language, user }, now);
  await save(createOrder(order));
  return orderAnswer(order);
};
