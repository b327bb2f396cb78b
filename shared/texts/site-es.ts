import { bookingEs } from '#shared/texts/site-booking-es.ts';
import { bookingsEs } from '#shared/texts/site-bookings-es.ts';
import { cardEs } from '#shared/texts/site-card-es.ts';
import { commonEs } from '#shared/texts/site-common-es.ts';
import { contentEs } from '#shared/texts/site-content-es.ts';
import { homeEs } from '#shared/texts/site-home-es.ts';

/** All texts of the visitor's site in Spanish, by key. */
export const es = { ...commonEs, ...bookingEs, ...bookingsEs, ...cardEs, ...contentEs, ...homeEs } as const;
