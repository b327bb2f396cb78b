import * as z from 'zod/mini';

/** What an agency can be charged beside a job code, as stored; net cents. Its id begins with its agency's. */
export const extra = z.object({
  _id: z.string(),
  agency_id: z.int(),
  name: z.string(),
  price: z.int().check(z.gte(1)),
  version: z.int(),
});
export type Extra = z.infer<typeof extra>;

/** An extra as a job has it: name and price are those of the day on which it was added, cents. */
export const extraOfJob = z.object({
  /** The agency's permanent extra that it was taken from. */
  extras_id: z.optional(z.string()),
  name: z.string(),
  price: z.int(),
  amount: z.int(),
});
export type ExtraOfJob = z.infer<typeof extraOfJob>;
