import * as z from 'zod/mini';
import { airportCode, airportId } from '#shared/catalogue/airport.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import type { Contract } from '#shared/http/contract.ts';
import { euroAmount } from '#shared/money.ts';
import { SELECTED_SERVICES } from '#shared/orders/booking.ts';
import { priceAnswer } from '#shared/orders/price-answer.ts';
import { attentionAnswer } from '#shared/payments/attention.ts';
import { REFUND_REASONS } from '#shared/payments/refund.ts';

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

const orderNamed = z.union([text, z.object({ _id: text })]);
const isMailed = z.optional(z.boolean());
/** An action of which the client is told; rendered HTML of a browser is accepted, as specified, and never used. */
const toldAction = z.object({
  order: orderNamed,
  html_selected_lang: z.optional(z.string()),
  html_de: z.optional(z.string()),
  send_mail: isMailed,
});

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
    body: toldAction,
    answer: z.object({ message: z.string() }),
  },
  'POST /api/payments/refundPayment': {
    role: 'admin',
    summary: 'Refunds a paid order, whole, within the hours that a setting allows, and cancels it',
    body: z.extend(toldAction, {
      // Whatever the page says about the hours: the server's clock decides.
      overdue: z.optional(z.boolean()),
      cancelled_by: z.optional(text),
    }),
    answer: z.object({ message: z.string() }),
  },
  'POST /api/payments/refundByLaw': {
    role: 'admin',
    summary: 'Refunds a paid order at any time, for a reason that the law gives; recorded with it',
    body: z.object({
      order: orderNamed,
      reason: z.enum(REFUND_REASONS),
      note: text.check(z.trim(), z.minLength(1)),
      send_mail: isMailed,
    }),
    answer: z.object({ message: z.string() }),
  },
  'POST /api/payments/restateOrder': {
    role: 'admin',
    summary: 'Takes a refunded order back: its client is mailed a link to pay for it anew',
    body: z.object({ order: orderNamed }),
    answer: z.object({ message: z.string() }),
  },
  'POST /api/payments/attention/list': {
    role: 'admin',
    summary: 'What about money needs a person, the oldest first',
    body: z.object({}),
    answer: z.object({
      rows: z.array(
        z.extend(attentionAnswer, { order: z.string(), order_number: z.string(), airport: airportId }),
      ),
    }),
  },
  'POST /api/payments/attention/done': {
    role: 'admin',
    summary: 'Marks one of them as dealt with',
    body: z.object({ _id: text, version: z.int() }),
    answer: z.object({ message: z.string() }),
  },
} as const satisfies Contract;
export type PaymentsApi = typeof paymentsApi;
