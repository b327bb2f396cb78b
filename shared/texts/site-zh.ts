import { bookingZh } from '#shared/texts/site-booking-zh.ts';
import { bookingsZh } from '#shared/texts/site-bookings-zh.ts';
import { cardZh } from '#shared/texts/site-card-zh.ts';
import { commonZh } from '#shared/texts/site-common-zh.ts';
import { contentZh } from '#shared/texts/site-content-zh.ts';
import { homeZh } from '#shared/texts/site-home-zh.ts';

/** All texts of the visitor's site in Simplified Chinese, by key. */
export const zh = { ...commonZh, ...bookingZh, ...bookingsZh, ...cardZh, ...contentZh, ...homeZh } as const;
