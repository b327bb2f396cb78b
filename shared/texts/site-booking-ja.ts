import type { bookingEn } from '#shared/texts/site-booking-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Japanese texts of booking, account and thank-you pages. */
export const bookingJa = {} satisfies TextsIn<'ja', typeof bookingEn>;
