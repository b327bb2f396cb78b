import * as z from 'zod/mini';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { euroAmount } from '#shared/money.ts';
import { siteLanguage } from '#shared/schemas.ts';

const text = z.optional(z.string().check(z.maxLength(2000)));
const shortText = z.optional(z.string().check(z.maxLength(200)));
const count = z.nullish(z.number());

/** An extra of the form; one with `_id` is the agency's permanent extra, whose name and price are then the agency's. */
const extraInput = z.object({
  _id: z.optional(z.string()),
  name: shortText,
  price: z.optional(euroAmount),
  amount: count,
  /** Keeps it for the agency. */
  permanent: z.optional(z.boolean()),
});

/**
 * The job form as a screen sends it; the rules say what is missing, so that every message names its field. Names are
 * the specification's (back office, section 3, "Job form"); the last ones are the job's of the same section.
 */
export const jobForm = z.strictObject({
  agency: count,
  /** Both makes two jobs of one order. */
  serviceType: z.optional(z.enum(['assistant', 'porter', 'both'])),
  nameSign: shortText,
  persons: count,
  /** A bookable language's id; porters alone have 13, whatever is sent. */
  language: count,
  bags: count,
  bulky: count,
  /** 1 Frankfurt, 2 Munich. */
  location: count,
  from_text: shortText,
  to_text: shortText,
  serviceDate: shortText,
  time: z.optional(z.object({ hours: z.number(), minutes: z.number() })),
  /** Empty, or from 1. */
  extraHours: count,
  tourname: shortText,
  tourcode: shortText,
  tournumber: shortText,
  /** The id of a job code: its from and to stand where no text is sent. With both, the assistant's. */
  jCode: shortText,
  /** With both, the porter's job code. */
  jCodePorter: shortText,
  readingLanguage: z.optional(siteLanguage),
  clientsEmail: shortText,
  extras: z.optional(z.array(extraInput).check(z.maxLength(10))),
  remarks: text,
  AdminRemarks: text,
  /** Accepted, as specified, and not used: the server prices every job itself. */
  jobPrice: z.optional(z.unknown()),
  extra_employee: count,
  /** Ids of places of the public offer: with a travel type they make the way that 997 to 999 are charged for. */
  from_id: shortText,
  to_id: shortText,
  travelType: z.optional(z.enum(TRAVEL_TYPES)),
  flight_nr: shortText,
  train_nr: shortText,
  train_cart: shortText,
  train_seat: shortText,
  booking_class: shortText,
});
export type JobForm = z.output<typeof jobForm>;
