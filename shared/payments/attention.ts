import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { euroAmount } from '#shared/money.ts';
import { instant } from '#shared/schemas.ts';

/**
 * What about an order's money a person has to look at.
 * capture_failed: money that was on its way did not come. refund_failed: the provider would not give it back.
 * release_failed: a hold could not be given back. charged_twice: a second charge of the same order. charged_back:
 * the client's bank took the money back. refunded_elsewhere: somebody refunded at the provider. hold_old: the bank
 * will soon drop the hold. invoice_held: a document cannot be issued as things stand.
 */
const ATTENTION_KINDS = [
  'capture_failed',
  'refund_failed',
  'release_failed',
  'charged_twice',
  'charged_back',
  'refunded_elsewhere',
  'hold_old',
  'invoice_held',
] as const;

/** One such matter, as stored; its id names what happened, so that the same news makes one. `amount` in cents. */
export const attention = z.object({
  _id: z.string(),
  order_id: z.string(),
  airport: airportId,
  kind: z.enum(ATTENTION_KINDS),
  amount: z.optional(z.int()),
  detail: z.optional(z.string()),
  since: instant,
  done_at: z.optional(instant),
  /** The user who has dealt with it; absent when the matter settled itself. */
  done_by: z.optional(z.string()),
  version: z.int(),
});
export type Attention = z.infer<typeof attention>;

/** A matter that is open, as the office sees it. */
export const attentionAnswer = z.object({
  _id: z.string(),
  kind: z.enum(ATTENTION_KINDS),
  since: instant,
  /** The sum it is about, if any. */
  amount: z.optional(euroAmount),
  /** What the card provider, or the rule that held it up, said. */
  detail: z.optional(z.string()),
  version: z.int(),
});

/** The id of the warning that the bank will soon drop a payment's hold. */
export const oldHoldId = ({
  merchant_transaction_id,
}: {
  readonly merchant_transaction_id: string;
}): string => `hold_old#${merchant_transaction_id}`;
