import type { bookingsEn } from '#shared/texts/site-bookings-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Russian texts about placed bookings and forgotten passwords. */
export const bookingsRu = {} satisfies TextsIn<'ru', typeof bookingsEn>;
