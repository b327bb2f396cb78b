import { inLanguage, type SiteLanguage } from '#shared/languages.ts';
import type { OrderStop } from '#shared/orders/order.ts';

/** A stop with its flight or train, as the office reads it. */
export const stopLabel = (stop: OrderStop, language: SiteLanguage): string =>
  [inLanguage(stop.title, language), stop.flight_nr, stop.train_nr, stop.train_cart, stop.train_seat]
    .filter(Boolean)
    .join(', ');
