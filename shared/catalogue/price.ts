import * as z from 'zod/mini';
import { localized } from '#shared/schemas.ts';

/** The price codes of both specifications (public, section 3; back office, section 3). */
export const PRICE_CODES = [
  'bag',
  'bag_base',
  'bulky',
  'person_base',
  'person',
  'vip',
  'vip_base',
  'extra_hour_porter',
  'extra_hour_assistant',
  'extra_employee_assistant',
] as const;
export type PriceCode = (typeof PRICE_CODES)[number];

/** What a line of a price may be for. */
export const PRICE_LINE_CODES = [...PRICE_CODES, 'location', 'language', 'extra'] as const;
export type PriceLineCode = (typeof PRICE_LINE_CODES)[number];

/** One price as it is stored: gross, in cents. */
export const price = z.object({
  code: z.enum(PRICE_CODES),
  price: z.int().check(z.gte(0)),
  readable_title: localized,
  readable_description: localized,
});
export type Price = z.infer<typeof price>;

/** Gross cents by code. */
export type PriceList = { readonly [code in PriceCode]: number };
