import * as z from 'zod/mini';
import { airportCode, airportId } from '#shared/catalogue/airport.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/location.ts';
import type { Contract } from '#shared/http/contract.ts';
import { euroAmount } from '#shared/money.ts';
import { SELECTED_SERVICES } from '#shared/orders/booking.ts';
import { priceAnswer } from '#shared/orders/price-answer.ts';

const text = z.string().check(z.maxLength(400));

/** A signed payment link, as its address carries it: only `signature` makes the rest worth believing. */
const paymentLink = z.object({
  amt: text,
  cur: text,
  order: text,
  job: z.optional(text),
  service: z.optional(text),
  date: z.optional(text),
  time: z.optional(text),
  airport: z.optional(text),
  customer: z.optional(text),
  signature: text,
});

const count = z.optional(z.number());
const wayEnd = z.optional(z.object({ id: text }));

/** How the card page goes on after it asked about a payment. */
export const PAYMENT_OUTCOMES = ['paid', 'pending', 'declined'] as const;

export const paymentsApi = {
  'POST /api/payments/prepareCheckoutExternal': {
    role: 'anyone',
    summary: 'Opens a checkout for an order at the card provider',
    body: z.object({
      amount: euroAmount,
      currency: z.literal('EUR'),
      order: z.optional(text),
      link: z.optional(paymentLink),
    }),
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
      link: z.optional(paymentLink),
    }),
    answer: z.object({
      outcome: z.enum(PAYMENT_OUTCOMES),
      result: z.object({ code: z.string(), description: z.string() }),
      card: z.object({ last4Digits: z.string() }),
      payment_brand: z.string(),
    }),
  },
  'POST /api/payments/calculatePrice': {
    role: 'anyone',
    summary: "The price of a wish by today's catalogue",
    body: z.object({
      airport: z.union([airportId, airportCode]),
      travelType: z.optional(z.enum(TRAVEL_TYPES)),
      selected_service: z.enum(SELECTED_SERVICES),
      porter: z.nullish(
        z.object({
          meeting_point: wayEnd,
          destination: wayEnd,
          bags: count,
          bulky_luggage: count,
          extra_hours: count,
        }),
      ),
      assistant: z.nullish(
        z.object({
          meeting_point: wayEnd,
          destination: wayEnd,
          persons: count,
          language: count,
          extra_hours: count,
          extra_employee: count,
        }),
      ),
      vip: z.nullish(z.object({ persons: count })),
    }),
    answer: priceAnswer,
  },
  'POST /api/payments/webhook': {
    role: 'anyone',
    summary: "Takes the card provider's encrypted notices",
    body: z.union([z.string(), z.object({ encryptedBody: z.string() })]),
    rawBody: true,
    answer: z.object({ result: z.literal('taken') }),
  },
  'POST /api/payments/capturePayment': {
    role: 'admin',
    summary: 'Confirms an ordered booking: captures the authorised sum',
    body: z.object({
      order: z.union([text, z.object({ _id: text })]),
      // Rendered HTML of a browser is accepted, as specified, and never used.
      html_selected_lang: z.optional(z.string()),
      html_de: z.optional(z.string()),
      send_mail: z.optional(z.boolean()),
    }),
    answer: z.object({ message: z.string() }),
  },
} as const satisfies Contract;
export type PaymentsApi = typeof paymentsApi;
