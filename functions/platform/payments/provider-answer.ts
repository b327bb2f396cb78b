import * as z from 'zod/mini';
import { ProviderUnreachable } from '#functions/platform/payments/provider-connection.ts';
import { type Cents, eurosToCents } from '#shared/money.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';

const cardAnswer = z.object({
  holder: z.optional(z.string()),
  last4Digits: z.optional(z.string()),
  expiryMonth: z.optional(z.string()),
  expiryYear: z.optional(z.string()),
});

/** The parts of the provider's answers that we use; new fields appear unannounced and are ignored. */
export const answerSchema = z.object({
  id: z.optional(z.string()),
  integrity: z.optional(z.string()),
  paymentType: z.optional(z.string()),
  paymentBrand: z.optional(z.string()),
  merchantTransactionId: z.optional(z.string()),
  amount: z.optional(z.string()),
  currency: z.optional(z.string()),
  result: z.object({ code: z.string(), description: z.optional(z.string()) }),
  card: z.optional(cardAnswer),
});
type Answer = z.infer<typeof answerSchema>;

/** @throws ProviderUnreachable for what is no answer of the provider's. */
export const parseAnswer = (answer: unknown): Answer => {
  const parsed = z.safeParse(answerSchema, answer);
  if (!parsed.success) throw new ProviderUnreachable(parsed.error);
  return parsed.data;
};

const centsOf = (amount: string | undefined): Cents | undefined =>
  amount && /^\d{1,10}(\.\d{1,2})?$/.test(amount) ? eurosToCents(Number(amount)) : undefined;

/** An answer in our words. */
export const paymentOf = (answer: Answer): ProviderPayment => ({
  payment_id: answer.id,
  payment_type: answer.paymentType,
  payment_brand: answer.paymentBrand,
  merchant_transaction_id: answer.merchantTransactionId,
  amount: centsOf(answer.amount),
  currency: answer.currency,
  result_code: answer.result.code,
  result_description: answer.result.description ?? '',
  card: answer.card && {
    holder: answer.card.holder ?? '',
    last4digits: answer.card.last4Digits ?? '',
    expiryMonth: answer.card.expiryMonth ?? '',
    expiryYear: answer.card.expiryYear ?? '',
  },
});
