import type { bookingsEn } from '#shared/texts/site-bookings-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Simplified Chinese texts about placed bookings and forgotten passwords. */
export const bookingsZh = {} satisfies TextsIn<'zh', typeof bookingsEn>;
