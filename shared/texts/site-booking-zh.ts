import type { bookingEn } from '#shared/texts/site-booking-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Simplified Chinese texts of booking, account and thank-you pages. */
export const bookingZh = {} satisfies TextsIn<'zh', typeof bookingEn>;
