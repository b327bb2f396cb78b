import * as z from 'zod/mini';

/** An airline by its two-character IATA code. */
export const airline = z.object({ code: z.string(), name: z.string() });
export type Airline = z.infer<typeof airline>;

const MOST_SUGGESTIONS = 10;

/**
 * Airlines for what a visitor typed: code first ("LH", "lh717"), then names beginning with it, then names
 * containing it; at most ten, in the order of their names.
 */
export const suggestAirlines = (airlines: readonly Airline[], typed: string): Airline[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const rankOf = ({ code, name }: Airline): number => {
    if (wanted.startsWith(code.toLowerCase())) return 0;
    if (code.toLowerCase().startsWith(wanted) || name.toLowerCase().startsWith(wanted)) return 1;
    return name.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return airlines
    .filter((airline) => rankOf(airline) < 3)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name) || a.code.localeCompare(b.code))
    .slice(0, MOST_SUGGESTIONS);
};
