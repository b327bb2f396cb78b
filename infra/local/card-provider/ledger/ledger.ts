import * as z from 'zod/mini';

const cents = z.int().check(z.nonnegative());

const checkoutSchema = z.object({
  id: z.string(),
  cents,
  currency: z.string(),
  paymentType: z.enum(['PA', 'DB']),
  merchantTransactionId: z.string(),
  shopperResultUrl: z.optional(z.string()),
  createdAt: z.number(),
  /** Set by the first status answer that told a success; from then on the id is unknown. */
  consumedAt: z.optional(z.number()),
});

const paymentSchema = z.object({
  id: z.string(),
  /** CB is the provider's chargeback; RV, CP and RF refer to an earlier payment. */
  paymentType: z.enum(['PA', 'DB', 'CP', 'RF', 'RV', 'CB']),
  checkoutId: z.optional(z.string()),
  referencedId: z.optional(z.string()),
  cents,
  currency: z.string(),
  merchantTransactionId: z.string(),
  paymentBrand: z.string(),
  code: z.string(),
  /** Never the full number: the ledger file may lie on a developer's disk for years. */
  card: z.object({
    bin: z.string(),
    last4Digits: z.string(),
    holder: z.string(),
    expiryMonth: z.string(),
    expiryYear: z.string(),
  }),
  /** Where the 3-D Secure page sends the browser when the payer has decided. */
  challengeReturnUrl: z.optional(z.string()),
  createdAt: z.number(),
});

/** All that the provider remembers. What is captured, refunded or still open is derived from the payments,
 * so that it can never disagree with them. */
export const ledgerSchema = z.object({
  checkouts: z.array(checkoutSchema),
  payments: z.array(paymentSchema),
});

export type Ledger = z.infer<typeof ledgerSchema>;
export type Payment = Ledger['payments'][number];
