import type { bookingEn } from '#shared/texts/site-booking-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Arabic texts of booking, account and thank-you pages. */
export const bookingAr = {} satisfies TextsIn<'ar', typeof bookingEn>;
