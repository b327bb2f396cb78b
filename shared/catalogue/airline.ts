import * as z from 'zod/mini';

/** An airline by its two-character IATA code. */
export const airline = z.object({
  code: z.string(),
  name: z.string(),
  /** False: it is not suggested any more. */
  active: z.optional(z.boolean()),
  /** None before the first edit. */
  version: z.optional(z.int()),
});
export type Airline = z.infer<typeof airline>;

const MOST_SUGGESTIONS = 10;

/** A flight number as far as it was typed: the airline's code, then digits ("lh 717", "4y1"). */
const FLIGHT_NUMBER = /^([a-z0-9]{2})\s*\d{0,4}$/;

/**
 * Airlines for what a visitor typed: the one whose code it is ("LH", "lh 717"), then codes and names beginning
 * with it, then names containing it; at most ten, in the order of their names.
 */
export const suggestAirlines = (airlines: readonly Airline[], typed: string): Airline[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const flightCode = FLIGHT_NUMBER.exec(wanted)?.[1];
  const rankOf = ({ code, name }: Airline): number => {
    if (code.toLowerCase() === flightCode) return 0;
    if (code.toLowerCase().startsWith(wanted) || name.toLowerCase().startsWith(wanted)) return 1;
    return name.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return airlines
    .filter((airline) => airline.active !== false && rankOf(airline) < 3)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name) || a.code.localeCompare(b.code))
    .slice(0, MOST_SUGGESTIONS);
};
