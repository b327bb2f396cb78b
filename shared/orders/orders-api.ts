import * as z from 'zod/mini';
import { airportCode, airportId } from '#shared/catalogue/airport.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import type { Contract } from '#shared/http/contract.ts';
import { euroAmount } from '#shared/money.ts';
import { SELECTED_SERVICES } from '#shared/orders/booking.ts';
import { BOOKING_DOCUMENTS, BOOKING_STATES } from '#shared/orders/client-booking.ts';
import { address, order } from '#shared/orders/order.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-status.ts';
import { priceAnswer } from '#shared/orders/price-answer.ts';
import { calendarDate, instant, siteLanguage } from '#shared/schemas.ts';

/** Longest text a booking field may carry before the rules even look at it. */
const text = z.string().check(z.maxLength(2000));
const optionalText = z.nullish(text);
const count = z.optional(z.number());

const orderInPath = z.object({ order: z.string().check(z.regex(/^\d{1,12}$/)) });
const selectedService = z.enum(SELECTED_SERVICES);

const stopInput = z.nullish(
  z.object({
    id: optionalText,
    flight_nr: optionalText,
    train_nr: optionalText,
    train_cart: optionalText,
    train_seat: optionalText,
  }),
);

const porterInput = z.nullish(z.object({ bags: count, bulky_luggage: count, extra_hours: count }));
const assistantInput = z.nullish(
  z.object({ persons: count, language: z.nullish(z.number()), extra_hours: count, extra_employee: count }),
);

/** An order as its customer and the office see it; amounts in euros on the wire. */
export const orderAnswer = z.object({
  _id: z.string(),
  /** Absent until the airport is chosen. */
  order_number: z.optional(z.string()),
  version: z.int(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.optional(z.enum(PAYMENT_STATUSES)),
  booking_status: z.literal('New'),
  agency_id: z.int(),
  airport: z.optional(airportId),
  travelType: z.optional(z.enum(TRAVEL_TYPES)),
  date: z.optional(calendarDate),
  hours: z.optional(z.int()),
  minutes: z.optional(z.int()),
  selected_service: z.optional(selectedService),
  name_sign: z.optional(z.string()),
  extra_requests: z.optional(z.string()),
  porter: order.shape.porter,
  assistant: order.shape.assistant,
  address: z.optional(address),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  reading_language: siteLanguage,
  price: z.optional(priceAnswer),
  payment: z.optional(
    z.object({
      payment_brand: z.string(),
      authorized_amount: euroAmount,
      cc_holder: z.string(),
      cc_last4digits: z.string(),
      cc_expiry_month: z.string(),
      cc_expiry_year: z.string(),
    }),
  ),
  created_at: instant,
  submitted_at: z.optional(instant),
});
export type OrderAnswer = z.output<typeof orderAnswer>;

const signedOrder = z.object({
  order: orderInPath.shape.order,
  signature: z.string().check(z.maxLength(100)),
});

/** What a client may know about a booking, in words of its own. */
const bookingAnswer = z.object({
  order: orderAnswer,
  state: z.enum(BOOKING_STATES),
  /** The bank said no: until when, and where, the client may pay by another card. */
  pay_until: z.optional(instant),
  payment_link: z.optional(z.string()),
  /** What can be downloaded. */
  documents: z.array(z.enum(BOOKING_DOCUMENTS)),
  can_cancel: z.boolean(),
  /** Until when it may be cancelled, airport time; absent when it cannot be cancelled at all. */
  cancel_until: z.optional(instant),
  phone: z.string(),
});

const checkout = z.object({
  assistant: z.optional(z.unknown()),
  porter: z.optional(z.unknown()),
  selected_service: selectedService,
  airport: z.union([airportId, airportCode]),
  lang: siteLanguage,
  /** The box of the overview; a program that leaves it out accepts by calling, `false` is refused. */
  agb_privacy: z.optional(z.boolean()),
});

export const ordersApi = {
  'POST /api/orders': {
    role: 'anyone',
    summary: 'Begins an order; the browser that began it alone may change it',
    body: z.optional(z.nullable(z.object({ lang: z.optional(siteLanguage) }))),
    answer: orderAnswer,
  },
  'PATCH /api/orders/travel/{order}': {
    role: 'anyone',
    summary: 'Saves step 1, travel details',
    params: orderInPath,
    body: z.object({
      airport: z.nullish(z.union([z.number(), text])),
      travelType: optionalText,
      date: optionalText,
      time: z.nullish(z.object({ hours: z.nullish(z.number()), minutes: z.nullish(z.number()) })),
      selected_service: optionalText,
    }),
    answer: orderAnswer,
  },
  'PATCH /api/orders/service/{order}': {
    role: 'anyone',
    summary: 'Saves step 2, service details, and answers the price',
    params: orderInPath,
    body: z.object({
      selected_service: selectedService,
      airport: z.optional(airportCode),
      porter: porterInput,
      assistant: assistantInput,
      name_sign: optionalText,
      extra_requests: optionalText,
      date: optionalText,
      time: z.nullish(z.object({ hours: z.number(), minutes: z.number() })),
      porter_meeting: stopInput,
      assistant_meeting: stopInput,
      porter_destination: stopInput,
      assistant_destination: stopInput,
    }),
    answer: orderAnswer,
  },
  'PATCH /api/orders/personal/{order}': {
    role: 'anyone',
    summary: 'Saves step 3, address and contact',
    params: orderInPath,
    body: z.object({
      name: optionalText,
      address1: optionalText,
      address2: optionalText,
      zip: optionalText,
      city: optionalText,
      country: optionalText,
      user_id: optionalText,
      email: optionalText,
      phone: optionalText,
      agb_privacy: z.nullish(z.boolean()),
    }),
    answer: orderAnswer,
  },
  'PATCH /api/orders/payment/{order}': {
    role: 'anyone',
    summary: 'Takes over the payment; every value is read from the provider, none from the browser',
    params: orderInPath,
    body: z.object({
      transaction_id: optionalText,
      payment_id: optionalText,
      payment_brand: optionalText,
      authorized_amount: z.nullish(z.number()),
      cc_last4digits: optionalText,
      cc_holder: optionalText,
      cc_expiry_year: z.nullish(z.union([z.number(), text])),
      cc_expiry_month: z.nullish(z.union([z.number(), text])),
    }),
    answer: orderAnswer,
  },
  'POST /api/orders/compareAuthorizedToCalculatedAmount/{order}': {
    role: 'anyone',
    summary: 'Whether the authorised sum still is the price',
    params: orderInPath,
    body: z.object({
      assistant: z.optional(z.unknown()),
      porter: z.optional(z.unknown()),
      selected_service: z.optional(selectedService),
      airport: z.optional(z.union([airportId, airportCode])),
    }),
    answer: z.object({
      result: z.enum(['ok', 'reauthorize']),
      authorized_amount: euroAmount,
      calculated_amount: euroAmount,
    }),
  },
  'PATCH /api/orders/submit/{order}': {
    role: 'anyone',
    summary: 'Places the order; placing it twice answers the same order',
    params: orderInPath,
    body: checkout,
    answer: z.object({
      result: z.enum(['ok', 'reauthorize']),
      order: orderAnswer,
      /** Of the booking's page; only for an order that was placed. */
      signature: z.optional(z.string()),
    }),
  },
  'GET /api/orders/own': {
    role: 'webclient',
    summary: "The caller's own bookings, the latest first, each with its signed link",
    answer: z.object({
      rows: z.array(z.object({ order: orderAnswer, state: z.enum(BOOKING_STATES), signature: z.string() })),
    }),
  },
  'GET /api/addresses/lastByUser/{userId}': {
    role: 'webclient',
    summary: "The caller's last billing address",
    params: z.object({ userId: z.string() }),
    answer: z.nullable(address),
  },
  'GET /api/orders/booking/{order}/{signature}': {
    role: 'anyone',
    summary: 'A booking behind its signed link',
    params: signedOrder,
    answer: bookingAnswer,
  },
  'POST /api/orders/booking/{order}/{signature}/cancel': {
    role: 'anyone',
    summary: 'Cancels a booking behind its signed link, within the rules',
    params: signedOrder,
    answer: bookingAnswer,
  },
  'GET /api/orders/booking/{order}/{signature}/documents/{kind}': {
    role: 'anyone',
    summary: "The booking's last invoice or credit note, as it was issued",
    params: z.object({ ...signedOrder.shape, kind: z.enum(BOOKING_DOCUMENTS) }),
    contentType: 'application/pdf',
    // The bytes in Base64: the gateway hands them on as they are.
    answer: z.string(),
  },
  'GET /api/orders/booking/{order}/{signature}/calendar': {
    role: 'anyone',
    summary: 'The booking as a calendar file',
    params: signedOrder,
    contentType: 'text/calendar; charset=utf-8',
    answer: z.string(),
  },
} as const satisfies Contract;
export type OrdersApi = typeof ordersApi;
