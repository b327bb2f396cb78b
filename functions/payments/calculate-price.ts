import { readOffer } from '#functions/platform/data/catalogue.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';
import { priceOfWish } from '#shared/payments/price-wish.ts';

type Key = 'POST /api/payments/calculatePrice';

/** The price of a wish by today's catalogue, with the lines that make it up. */
export const calculatePrice = async ({ body, now }: Request<Key, PaymentsApi[Key]>) => {
  const price = priceOfWish(body, await readOffer(now));
  return { ...price, lines: [...price.lines] };
};
