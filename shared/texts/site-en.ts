import { bookingEn } from '#shared/texts/site-booking-en.ts';
import { bookingsEn } from '#shared/texts/site-bookings-en.ts';
import { cardEn } from '#shared/texts/site-card-en.ts';
import { commonEn } from '#shared/texts/site-common-en.ts';
import { contentEn } from '#shared/texts/site-content-en.ts';
import { homeEn } from '#shared/texts/site-home-en.ts';

/** All texts of the visitor's site in English, by key. The office can change every one. */
export const en = { ...commonEn, ...bookingEn, ...bookingsEn, ...cardEn, ...contentEn, ...homeEn } as const;

export type SiteTextKey = keyof typeof en;
