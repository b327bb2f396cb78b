import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { PRICE_LINE_CODES } from '#shared/catalogue/price.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { SELECTED_SERVICES } from '#shared/orders/booking.ts';
import { groupFields } from '#shared/orders/group-fields.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-status.ts';
import { PRICED_SERVICES } from '#shared/orders/price-calculation.ts';
import { card } from '#shared/payments/payment-attempt.ts';
import { calendarDate, instant, localized, siteLanguage } from '#shared/schemas.ts';
import { keptFor } from '#shared/users/retention.ts';

/** A stop of an order; its title is kept as it read when it was chosen. */
const stop = z.object({
  id: z.string(),
  title: localized,
  flight_nr: z.optional(z.string()),
  train_nr: z.optional(z.string()),
  train_cart: z.optional(z.string()),
  train_seat: z.optional(z.string()),
});
export type OrderStop = z.infer<typeof stop>;

const porterPart = z.object({
  meeting_point: stop,
  destination: stop,
  bags: z.int(),
  bulky_luggage: z.int(),
  extra_hours: z.int(),
});

const assistantPart = z.object({
  meeting_point: stop,
  destination: stop,
  persons: z.int(),
  language: z.int(),
  language_name: localized,
  extra_hours: z.int(),
  extra_employee: z.int(),
});

export const address = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
});

const priceLine = z.object({
  service: z.enum(PRICED_SERVICES),
  code: z.enum(PRICE_LINE_CODES),
  quantity: z.int(),
  price: z.int(),
  sum: z.int(),
});

/** A price as stored with an order: gross cents. */
const orderPrice = z.object({
  total: z.int(),
  assistant: z.int(),
  porter: z.int(),
  vip: z.int(),
  lines: z.array(priceLine),
});

/** The payment as the order shows it; the attempts are items of their own. */
const orderPayment = z.object({
  attempt: z.int(),
  transaction_id: z.string(),
  payment_id: z.string(),
  payment_brand: z.string(),
  authorized_amount: z.int(),
  card,
  paid_at: z.optional(instant),
});

/**
 * An order as stored, from the first step on; amounts in cents. Steps that the visitor has not reached are
 * absent. Names are the specification's (public, section 3; back office, section 3).
 */
export const order = z.object({
  _id: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.optional(z.enum(PAYMENT_STATUSES)),
  booking_status: z.literal('New'),
  mail_status: z.optional(z.literal('confirmed')),
  agency_id: z.int(),
  user_id: z.optional(z.string()),
  airport: z.optional(airportId),
  travelType: z.optional(z.enum(TRAVEL_TYPES)),
  date: z.optional(calendarDate),
  hours: z.optional(z.int()),
  minutes: z.optional(z.int()),
  selected_service: z.optional(z.enum(SELECTED_SERVICES)),
  name_sign: z.optional(z.string()),
  extra_requests: z.optional(z.string()),
  /** Remarks of the office; its client never sees them. */
  admin_extra_request: z.optional(z.string()),
  ...groupFields(z.optional(z.string())),
  porter: z.optional(porterPart),
  assistant: z.optional(assistantPart),
  address: z.optional(address),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  reading_language: siteLanguage,
  price: z.optional(orderPrice),
  payment: z.optional(orderPayment),
  /** Hash of the secret in the cookie of the browser that began the order. */
  draft_secret_hash: z.string(),
  /** Running number of the last attempt to pay; 0 before the first. */
  payment_attempts: z.int(),
  /** Who wished it, while it is cancelled. */
  cancelled_by: z.optional(z.string()),
  created_at: instant,
  updated_at: instant,
  submitted_at: z.optional(instant),
  /** When its money went back; absent again once it is restated. */
  refunded_at: z.optional(instant),
  /** When a refunded order was taken back to be paid anew: its jobs exist already. */
  restated_at: z.optional(instant),
  /** Epoch seconds after which a draft counts as dropped; absent once a checkout was prepared. */
  ttl: z.optional(z.int()),
  version: z.int(),
});
export type Order = z.infer<typeof order>;

/** A draft is dropped this long after its last change. */
export const DRAFT_LIFETIME_HOURS = keptFor('drafts');
