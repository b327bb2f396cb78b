import * as z from 'zod/mini';

/** What a line of a job's price is for. `public`: the whole public price of the service. */
export const JOB_PRICE_CODES = ['job_code', 'additional_items', 'public', 'group', 'extra'] as const;

const jobPriceLine = z.object({
  code: z.enum(JOB_PRICE_CODES),
  /** The job code, the extra or the group's price row by its name; empty where the code says it all. */
  name: z.string(),
  quantity: z.int(),
  price: z.int(),
  sum: z.int(),
});
export type JobPriceLine = z.infer<typeof jobPriceLine>;

/**
 * The price of a job as stored, cents: `net` is the sum of the lines, which are net. For agencies 997 to 999 the lines
 * are gross, `gross` is their sum, and net is taken from it.
 */
export const jobPrice = z.object({
  net: z.int(),
  gross: z.optional(z.int()),
  lines: z.array(jobPriceLine),
});
export type JobPrice = z.infer<typeof jobPrice>;
