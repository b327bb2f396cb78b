import * as z from 'zod/mini';
import { instant, siteLanguage } from '#shared/schemas.ts';

/**
 * A document that a change has promised, stored in the change's own transaction. Its id names the payment, or the
 * money that went back, so that neither has two. `amount` in gross cents.
 */
export const issue = z.object({
  _id: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  order_id: z.string(),
  /** The payment's number within its order. */
  attempt: z.int(),
  amount: z.int(),
  /** Whether the client is mailed the document. */
  is_mailed: z.boolean(),
  language: siteLanguage,
  state: z.enum(['pending', 'working', 'done']),
  attempts: z.int(),
  /** Until when one issuer has it; after that, another may take over. */
  leased_until: z.optional(instant),
  failure: z.optional(z.string()),
  /** The call or scheduled work that has promised it; logs of the issuer carry it. */
  request_id: z.optional(z.string()),
  created_at: instant,
  version: z.int(),
});
export type Issue = z.infer<typeof issue>;

/** The id of a payment's invoice. */
export const invoiceIdOf = (orderId: string, attempt: number): string => `${orderId}-P${attempt}`;
