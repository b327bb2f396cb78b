import * as z from 'zod/mini';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { SELECTED_SERVICES } from '#shared/orders/booking.ts';
import { groupFields } from '#shared/orders/group-fields.ts';
import { siteLanguage } from '#shared/schemas.ts';

const text = z.optional(z.string().check(z.maxLength(2000)));
const count = z.optional(z.number());

const stop = z.optional(
  z.object({ id: text, flight_nr: text, train_nr: text, train_cart: text, train_seat: text }),
);

/**
 * An edit of the office: what is left out stays as it is; of a part that is given, what it leaves out stays too. The
 * airport stays: its ways, prices and number are the order's. `version` is the one that the screen has read.
 */
export const orderEdit = z.strictObject({
  version: z.int(),
  preview: z.optional(z.boolean()),
  travelType: z.optional(z.enum(TRAVEL_TYPES)),
  date: text,
  time: z.optional(z.object({ hours: z.number(), minutes: z.number() })),
  selected_service: z.optional(z.enum(SELECTED_SERVICES)),
  assistant: z.optional(
    z.object({ persons: count, language: count, extra_hours: count, extra_employee: count }),
  ),
  porter: z.optional(z.object({ bags: count, bulky_luggage: count, extra_hours: count })),
  assistant_meeting: stop,
  assistant_destination: stop,
  porter_meeting: stop,
  porter_destination: stop,
  name_sign: text,
  extra_requests: text,
  admin_extra_request: text,
  name: text,
  address1: text,
  address2: text,
  zip: text,
  city: text,
  country: text,
  email: text,
  phone: text,
  reading_language: z.optional(siteLanguage),
  ...groupFields(text),
});
export type OrderEdit = z.output<typeof orderEdit>;
