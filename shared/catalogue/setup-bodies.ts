import * as z from 'zod/mini';

/** A short text of the set-up, as it comes. */
export const text = z.string().check(z.maxLength(200));
/** Of the row: a form sends back the one that it was opened with. */
export const version = z.int();

/** What lists of the set-up are asked with. */
export const setupListBody = <W extends z.ZodMiniType>(where: W) =>
  z.object({
    offset: z.optional(z.int().check(z.gte(0))),
    limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
    where: z.optional(where),
  });
export const setupCountBody = <W extends z.ZodMiniType>(where: W) => z.object({ where: z.optional(where) });
export const setupCount = z.object({ count: z.int() });
