import { bookingRu } from '#shared/texts/site-booking-ru.ts';
import { bookingsRu } from '#shared/texts/site-bookings-ru.ts';
import { cardRu } from '#shared/texts/site-card-ru.ts';
import { commonRu } from '#shared/texts/site-common-ru.ts';
import { contentRu } from '#shared/texts/site-content-ru.ts';
import { homeRu } from '#shared/texts/site-home-ru.ts';

/** All texts of the visitor's site in Russian, by key. */
export const ru = { ...commonRu, ...bookingRu, ...bookingsRu, ...cardRu, ...contentRu, ...homeRu } as const;
