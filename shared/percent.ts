import * as z from 'zod/mini';

const DECIMALS = 100;

/** Percent with at most two decimals in JSON, basis points inside. */
export const percent = z.codec(
  z.number().check(
    z.gte(0),
    z.lte(100),
    z.refine((value) => Math.abs(Math.round(value * DECIMALS) / DECIMALS - value) < 1e-9, {
      error: 'at most two decimals',
    }),
  ),
  z.int(),
  { decode: (value) => Math.round(value * DECIMALS), encode: (points) => points / DECIMALS },
);
