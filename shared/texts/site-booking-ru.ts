import type { bookingEn } from '#shared/texts/site-booking-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Russian texts of booking, account and thank-you pages. */
export const bookingRu = {} satisfies TextsIn<'ru', typeof bookingEn>;
