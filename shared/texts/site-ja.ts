import { bookingJa } from '#shared/texts/site-booking-ja.ts';
import { bookingsJa } from '#shared/texts/site-bookings-ja.ts';
import { cardJa } from '#shared/texts/site-card-ja.ts';
import { commonJa } from '#shared/texts/site-common-ja.ts';
import { contentJa } from '#shared/texts/site-content-ja.ts';
import { homeJa } from '#shared/texts/site-home-ja.ts';

/** All texts of the visitor's site in Japanese, by key. */
export const ja = { ...commonJa, ...bookingJa, ...bookingsJa, ...cardJa, ...contentJa, ...homeJa } as const;
