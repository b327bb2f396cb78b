import { describe, expect, it } from 'vitest';
import { type OrderRow, sumsOf } from '#web/back-office/orders/order-row.ts';

const stop = { id: 'gate', title: { en: 'Gate', de: 'Gate' } };
const way = { meeting_point: stop, destination: stop, extra_hours: 0 };
const assistant = (persons: number): Partial<OrderRow> => ({
  assistant: {
    ...way,
    persons,
    language: 1,
    language_name: { en: 'English', de: 'Englisch' },
    extra_employee: 0,
  },
});
const porter = (bags: number, bulky_luggage: number): Partial<OrderRow> => ({
  porter: { ...way, bags, bulky_luggage },
});
const order = (more: Partial<OrderRow>): OrderRow => ({
  _id: '10001',
  version: 1,
  status: 'ordered',
  booking_status: 'New',
  agency_id: 998,
  reading_language: 'en',
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  is_sealed: false,
  is_payment_due: false,
  ...more,
});

describe('what the orders of a day add up to', () => {
  it('adds persons of assistants and bags of porters, bulky ones too', () => {
    const orders = [order({ ...assistant(3), ...porter(4, 1) }), order(porter(2, 0)), order(assistant(1))];
    expect(sumsOf(orders)).toEqual({ orders: 3, cancelled: 0, persons: 4, bags: 7 });
  });

  it('counts cancelled orders apart, because nobody has to be there for them', () => {
    const orders = [order(assistant(2)), order({ ...assistant(5), status: 'cancelled' })];
    expect(sumsOf(orders)).toEqual({ orders: 1, cancelled: 1, persons: 2, bags: 0 });
  });
});
