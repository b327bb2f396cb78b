import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { letterInput, letterTemplate, proposedLetter } from '#shared/emails/letter-form.ts';
import type { Contract } from '#shared/http/contract.ts';
import { euroAmount } from '#shared/money.ts';
import { officeOrder, orderDetails } from '#shared/orders/office-order.ts';
import { orderEdit } from '#shared/orders/order-edit.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-status.ts';
import { priceAnswer } from '#shared/orders/price-answer.ts';
import { REPRICINGS } from '#shared/orders/repricing.ts';
import { calendarDate, instant, noContent, siteLanguage } from '#shared/schemas.ts';

const id = z.string().check(z.regex(/^\d{1,12}$/));
const orderInPath = z.object({ id });

/**
 * Keys by which the office filters orders. An order number (with or without F or M) or a whole email address in
 * `search` looks beyond the days; any other text looks within them, in names, signs and addresses.
 */
const orderFilter = z.strictObject({
  date_from: calendarDate,
  date_to: calendarDate,
  airport: z.optional(airportId),
  status: z.optional(z.array(z.enum(ORDER_STATUSES))),
  payment_status: z.optional(z.array(z.enum(PAYMENT_STATUSES))),
  travelType: z.optional(z.array(z.enum(TRAVEL_TYPES))),
  /** Adds the orders of agencies to those of web clients (997 to 999). */
  agencies: z.optional(z.boolean()),
  search: z.optional(z.string().check(z.maxLength(200))),
});

const daySums = z.object({
  date: calendarDate,
  /** Without the cancelled ones, as persons and bags (bulky pieces included). */
  orders: z.int(),
  cancelled: z.int(),
  persons: z.int(),
  bags: z.int(),
});

/** By what the list is sorted, `-` for downwards; equal ones always by date, time and number. */
export const ORDER_SORTS = ['date', '_id', 'name', 'airport', 'status', 'payment_status'] as const;
const sort = z.enum(ORDER_SORTS.flatMap((key) => [key, `-${key}` as const]));

export const orderDeskApi = {
  'GET /api/orders': {
    role: 'admin',
    summary: 'The orders of web clients from today through three days ahead',
    answer: z.object({ rows: z.array(officeOrder) }),
  },
  'POST /api/orders/list': {
    role: 'admin',
    summary: 'Orders in a range of at most 92 days',
    body: z.object({
      offset: z.optional(z.int().check(z.gte(0))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
      order: z.optional(sort),
      where: orderFilter,
      /** Whether each row carries its service blocks and jobs. */
      isRelational: z.optional(z.boolean()),
    }),
    answer: z.object({ rows: z.array(officeOrder) }),
  },
  'POST /api/orders/count': {
    role: 'admin',
    summary: 'How many orders a filter finds, and what each of their days adds up to',
    body: z.object({ where: orderFilter }),
    answer: z.object({ count: z.int(), days: z.array(daySums) }),
  },
  'POST /api/orders/changes': {
    role: 'admin',
    summary: 'Which orders have changed since; ask again with `until`, whose last changes may come once more',
    body: z.object({ since: z.optional(instant) }),
    answer: z.object({
      until: instant,
      /** More than a day ago, or never asked: read everything anew. */
      is_stale: z.boolean(),
      changes: z.array(z.object({ _id: z.string(), version: z.int() })),
    }),
  },
  'GET /api/orders/{id}/{lang}': {
    role: 'admin',
    summary: 'Everything known about an order',
    params: z.object({ id, lang: siteLanguage }),
    answer: orderDetails,
  },
  'PUT /api/orders/{id}/update': {
    role: 'admin',
    summary: 'Edits an order and prices it anew; `preview` answers what that would mean and saves nothing',
    params: orderInPath,
    body: orderEdit,
    answer: z.object({
      saved: z.boolean(),
      version: z.int(),
      price: z.optional(priceAnswer),
      /** What the edit means for the payment. */
      repricing: z.enum(REPRICINGS),
      authorized_amount: euroAmount,
      calculated_amount: euroAmount,
    }),
  },
  'DELETE /api/orders/{id}': {
    role: 'admin',
    summary: 'Drops a draft; whatever was placed is cancelled instead',
    params: orderInPath,
    status: 204,
    answer: noContent,
  },
  'POST /api/orders/contactClient': {
    role: 'admin',
    summary: 'Writes a mail to the client of an order',
    body: z.object({ contact: letterInput }),
    status: 204,
    answer: noContent,
  },
  'GET /api/orders/getRequestContactEmailTemplate': {
    role: 'admin',
    summary: 'The template of a mail to a client, in every language, its variables in brackets',
    answer: z.object({ rows: z.array(letterTemplate) }),
  },
  'GET /api/orders/getRequestContactEmailTemplate/{id}': {
    role: 'admin',
    summary: "A mail to the client of an order as it is proposed, in the order's language",
    params: orderInPath,
    answer: proposedLetter,
  },
} as const satisfies Contract;
export type OrderDeskApi = typeof orderDeskApi;
