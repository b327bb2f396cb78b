import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { newDraft } from '#shared/orders/draft.ts';
import type { Order, OrderStop } from '#shared/orders/order.ts';
import { priceOfOrder } from '#shared/orders/order-price.ts';

/** The moment at which orders of tests are made: 11:00 on the airport's clock, a week before their service. */
export const NOW = new Date('2026-11-27T10:00:00.000Z');

const titleOf = (id: string): OrderStop['title'] => {
  const place = firstCatalogue.places.find(({ _id }) => _id === id);
  if (!place) throw new Error(`no place ${id}`);
  return place.title;
};

const ends = {
  meeting_point: {
    id: 'fra-long-distance-station',
    title: titleOf('fra-long-distance-station'),
    train_nr: 'ICE 105',
  },
  destination: { id: 'fra-t1-gates-a', title: titleOf('fra-t1-gates-a'), flight_nr: 'LH717' },
};

const ASSISTANT: Order['assistant'] = {
  ...ends,
  persons: 2,
  language: 2,
  language_name: { en: 'English', de: 'Englisch' },
  extra_hours: 0,
  extra_employee: 0,
};

const PORTER: Order['porter'] = { ...ends, bags: 2, bulky_luggage: 0, extra_hours: 0 };

/** A draft of the web client with steps 1 to 3 filled in, both services, priced as on the first day: 167.00. */
export const aDraft = (overrides: Partial<Order> = {}): Order => {
  const order: Order = {
    ...newDraft({ id: '10001', draftSecretHash: 'hash', language: 'en', user: undefined }, NOW),
    airport: 1,
    travelType: 'departure',
    date: '2026-12-04',
    hours: 14,
    minutes: 30,
    selected_service: 'both',
    assistant: ASSISTANT,
    porter: PORTER,
    name_sign: 'Sørensen',
    extra_requests: '',
    address: {
      name: 'Anna Sørensen',
      address1: 'Nygade 4',
      address2: '',
      zip: '1164',
      city: 'København',
      country: 'Denmark',
    },
    email: 'anna@example.com',
    phone: '',
    ...overrides,
  };
  return { price: priceOfOrder(order, firstCatalogue) as Order['price'], ...order };
};

/** A draft whose price is authorised on a card, ready to be placed. */
export const aPaidDraft = (overrides: Partial<Order> = {}): Order => {
  const draft = aDraft({ payment_attempts: 1, ttl: undefined, ...overrides });
  const payment: Order['payment'] = {
    attempt: 1,
    transaction_id: '10001-P1',
    payment_id: 'payment-1',
    payment_brand: 'VISA',
    authorized_amount: draft.price?.total ?? 0,
    card: { holder: 'Anna Sørensen', last4digits: '0000', expiryMonth: '12', expiryYear: '2030' },
  };
  return { payment, ...draft };
};
