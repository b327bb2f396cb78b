import type { bookingsEn } from '#shared/texts/site-bookings-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Japanese texts about placed bookings and forgotten passwords. */
export const bookingsJa = {} satisfies TextsIn<'ja', typeof bookingsEn>;
