import type { SiteLanguage } from '#shared/languages.ts';
import { formatList } from '#web/common/formats.ts';
import type { TextOf } from '#web/public/language/texts.ts';

type Ride = {
  readonly flight_nr?: string | undefined;
  readonly train_nr?: string | undefined;
  readonly train_cart?: string | undefined;
  readonly train_seat?: string | undefined;
};

/** By what one comes to a stop or leaves it: `Train ICE 105, cart 9, seat 62`. */
export const rideOf = (stop: Ride, t: TextOf, language: SiteLanguage): string =>
  formatList(
    [
      stop.flight_nr && t('book.overview.flight', { number: stop.flight_nr.trim().toUpperCase() }),
      stop.train_nr && t('book.overview.train', { number: stop.train_nr.trim() }),
      stop.train_cart && t('book.overview.cart', { number: stop.train_cart.trim() }),
      stop.train_seat && t('book.overview.seat', { number: stop.train_seat.trim() }),
    ],
    language,
  );
