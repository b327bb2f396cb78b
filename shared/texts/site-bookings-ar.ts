import type { bookingsEn } from '#shared/texts/site-bookings-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Arabic texts about placed bookings and forgotten passwords. */
export const bookingsAr = {} satisfies TextsIn<'ar', typeof bookingsEn>;
