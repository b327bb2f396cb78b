import * as z from 'zod/mini';
import { groupSheet } from '#shared/jobs/group-sheet.ts';
import { groupFields } from '#shared/orders/group-fields.ts';

const text = z.optional(z.string().check(z.maxLength(groupSheet.mostOfText)));
const longText = z.optional(z.string().check(z.maxLength(groupSheet.mostOfRemarks)));
const count = z.nullish(z.number());

const groupService = z.strictObject({
  serviceDate: text,
  time: z.optional(z.object({ hours: z.number(), minutes: z.number() })),
  location: count,
  from_text: text,
  to_text: text,
  flight_nr: text,
  booking_class: text,
  persons: count,
  /** A bookable language's id. */
  language: count,
  /** The first part of a price row's key. */
  code: text,
  nameSign: text,
  remarks: longText,
});

/** A booking of an airline group: one head, one service per row. Source: back-office specification, sections 3 and 5. */
export const groupForm = z.strictObject({
  ...groupFields(text),
  jobs: z.array(groupService).check(z.minLength(1), z.maxLength(groupSheet.mostRows)),
});
export type GroupForm = z.output<typeof groupForm>;
