import { bookingAr } from '#shared/texts/site-booking-ar.ts';
import { bookingsAr } from '#shared/texts/site-bookings-ar.ts';
import { cardAr } from '#shared/texts/site-card-ar.ts';
import { commonAr } from '#shared/texts/site-common-ar.ts';
import { contentAr } from '#shared/texts/site-content-ar.ts';
import { homeAr } from '#shared/texts/site-home-ar.ts';

/** All texts of the visitor's site in Arabic, by key. */
export const ar = { ...commonAr, ...bookingAr, ...bookingsAr, ...cardAr, ...contentAr, ...homeAr } as const;
