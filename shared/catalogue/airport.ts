import * as z from 'zod/mini';
import { localized } from '#shared/schemas.ts';

export const airportId = z.literal([1, 2]);
export const airportCode = z.enum(['FRA', 'MUC']);

/** An airport as it is stored: its name in all languages, and how a traveller reaches its desk. */
export const airport = z.object({
  _id: airportId,
  code: airportCode,
  name: localized,
  phone: z.string(),
  email: z.string(),
  desk: localized,
  opening_hours: localized,
});
export type Airport = z.infer<typeof airport>;
