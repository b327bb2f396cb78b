import type { bookingEn } from '#shared/texts/site-booking-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Spanish texts of booking, account and thank-you pages. */
export const bookingEs = {} satisfies TextsIn<'es', typeof bookingEn>;
