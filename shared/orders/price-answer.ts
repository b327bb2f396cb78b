import * as z from 'zod/mini';
import { PRICE_LINE_CODES } from '#shared/catalogue/price.ts';
import { euroAmount } from '#shared/money.ts';
import { PRICED_SERVICES } from '#shared/orders/price-calculation.ts';

/** A price on the wire, in euros: each sum with the lines that make it up. */
export const priceAnswer = z.object({
  total: euroAmount,
  assistant: euroAmount,
  porter: euroAmount,
  vip: euroAmount,
  lines: z.array(
    z.object({
      service: z.enum(PRICED_SERVICES),
      code: z.enum(PRICE_LINE_CODES),
      quantity: z.int(),
      price: euroAmount,
      sum: euroAmount,
    }),
  ),
});
