import { addDays, type CalendarDate } from '#shared/calendar-date.ts';
import type { Order } from '#shared/orders/order.ts';
import { aPaidDraft } from '#test/support/builders/order.ts';

const NAMES = [
  'Anna Sørensen',
  'Keiko Tanaka',
  'Dr. Hans-Peter Freiherr von Mühlenberg',
  'Li Na',
  'Omar Haddad',
];
const REQUESTS = ['', '', 'Two buggies, and a quiet way to the lounge, please', '', 'Wheelchair'];
const TRAVEL = ['arrival', 'departure', 'change'] as const;
const STATES = [
  { status: 'ordered', payment_status: 'authorized' },
  { status: 'confirmed', payment_status: 'done' },
  { status: 'confirmed', payment_status: 'done' },
  { status: 'cancelled', payment_status: 'authorized' },
] as const;
const FIRST_ID = 700_000;
/** Services begin in every five minutes from 5:00 on, as an airport's day goes. */
const MINUTES_OF_SERVICE = 18 * 60;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const orderAt = (index: number, from: CalendarDate, days: number): Order => {
  const draft = aPaidDraft();
  const minute = 5 * 60 + ((index * 35) % MINUTES_OF_SERVICE);
  const name = at(NAMES, index);
  return {
    ...draft,
    ...at(STATES, index),
    _id: String(FIRST_ID + index),
    airport: index % 3 === 0 ? 2 : 1,
    travelType: at(TRAVEL, index),
    date: addDays(from, index % days),
    hours: Math.floor(minute / 60),
    minutes: minute % 60,
    selected_service: index % 4 === 0 ? 'assistant' : 'both',
    ...(index % 4 === 0 && { porter: undefined }),
    name_sign: name,
    extra_requests: at(REQUESTS, index),
    email: `client-${index}@example.com`,
    phone: `+49 69 555 ${1000 + index}`,
    ...(draft.address && { address: { ...draft.address, name } }),
    submitted_at: draft.created_at,
  };
};

/** Placed orders of both airports, spread evenly over some days: in every state, with long names and short. */
export const manyOrders = (count: number, from: CalendarDate, days: number): Order[] =>
  Array.from({ length: count }, (_, index) => orderAt(index, from, days));
