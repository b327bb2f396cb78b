import { bookingDe } from '#shared/texts/site-booking-de.ts';
import { cardDe } from '#shared/texts/site-card-de.ts';
import { commonDe } from '#shared/texts/site-common-de.ts';
import type { SiteTextKey } from '#shared/texts/site-en.ts';

/** All texts of the visitor's site in German, by key. */
export const de = { ...commonDe, ...bookingDe, ...cardDe } satisfies Record<SiteTextKey, string>;
