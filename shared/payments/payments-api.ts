import * as z from 'zod/mini';
import type { Contract } from '#shared/http/contract.ts';
import { euroAmount } from '#shared/money.ts';

const text = z.string().check(z.maxLength(400));

/** How the card page goes on after it asked about a payment. */
export const PAYMENT_OUTCOMES = ['paid', 'pending', 'declined'] as const;

export const paymentsApi = {
  'POST /api/payments/prepareCheckoutExternal': {
    role: 'anyone',
    summary: 'Opens a checkout for an order at the card provider',
    body: z.object({ amount: euroAmount, currency: z.literal('EUR'), order: z.string() }),
    answer: z.object({
      id: z.string(),
      integrity: z.string(),
      amount: euroAmount,
      currency: z.literal('EUR'),
    }),
  },
  'POST /api/payments/getStatusExternal': {
    role: 'anyone',
    summary: 'Asks the card provider how a checkout ended',
    body: z.object({
      id: text,
      order: z.optional(text),
      resourcePath: z.optional(text),
      job: z.optional(text),
      service: z.optional(text),
      date: z.optional(text),
      time: z.optional(text),
      airport: z.optional(text),
      customer: z.optional(text),
    }),
    answer: z.object({
      outcome: z.enum(PAYMENT_OUTCOMES),
      result: z.object({ code: z.string(), description: z.string() }),
      card: z.object({ last4Digits: z.string() }),
      payment_brand: z.string(),
    }),
  },
  'POST /api/payments/capturePayment': {
    role: 'admin',
    summary: 'Confirms an ordered booking: captures the authorised sum',
    body: z.object({
      order: z.union([z.string(), z.object({ _id: z.string() })]),
      // Rendered HTML of a browser is accepted, as specified, and never used.
      html_selected_lang: z.optional(z.string()),
      html_de: z.optional(z.string()),
      send_mail: z.optional(z.boolean()),
    }),
    answer: z.object({ message: z.string() }),
  },
} as const satisfies Contract;
export type PaymentsApi = typeof paymentsApi;
