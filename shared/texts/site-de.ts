import { bookingDe } from '#shared/texts/site-booking-de.ts';
import { bookingsDe } from '#shared/texts/site-bookings-de.ts';
import { cardDe } from '#shared/texts/site-card-de.ts';
import { commonDe } from '#shared/texts/site-common-de.ts';
import { contentDe } from '#shared/texts/site-content-de.ts';
import type { SiteTextKey } from '#shared/texts/site-en.ts';
import { homeDe } from '#shared/texts/site-home-de.ts';

/** All texts of the visitor's site in German, by key. */
export const de = {
  ...commonDe,
  ...bookingDe,
  ...bookingsDe,
  ...cardDe,
  ...contentDe,
  ...homeDe,
} satisfies Record<SiteTextKey, string>;
