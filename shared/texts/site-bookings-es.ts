import type { bookingsEn } from '#shared/texts/site-bookings-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Spanish texts about placed bookings and forgotten passwords. */
export const bookingsEs = {} satisfies TextsIn<'es', typeof bookingsEn>;
