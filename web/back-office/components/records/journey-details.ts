import type { Translate } from '#web/back-office/language/office-language.ts';

type Journey = {
  readonly flight_nr?: string | undefined;
  readonly train_nr?: string | undefined;
  readonly train_cart?: string | undefined;
  readonly train_seat?: string | undefined;
};

/** Flights are stored without a space (docs/decisions.md); one that does not break reads better: `LH 717`. */
export const spaced = (number: string): string =>
  number.replace(/^([A-Z\d]{2}|[A-Z]{3})(\d+[A-Z]?)$/, '$1\u00a0$2');

/** Flight, or train with cart and seat; empty where there is neither. */
export const journeyDetails = ({ flight_nr, train_nr, train_cart, train_seat }: Journey, t: Translate) =>
  [
    flight_nr && spaced(flight_nr),
    train_nr && spaced(train_nr),
    train_cart && t('office.orders.cart', { cart: train_cart }),
    train_seat && t('office.orders.seat', { seat: train_seat }),
  ]
    .filter(Boolean)
    .join(', ');
