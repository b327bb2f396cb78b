import { demoRows } from '#infra/local/demo/demo-rows.ts';
import { addDays, type CalendarDate } from '#shared/calendar-date.ts';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import type { InputOf } from '#shared/http/contract.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import type { SelectedService } from '#shared/orders/booking.ts';
import type { OrderStatus } from '#shared/orders/order-status.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';

type BodyFor<K extends keyof OrdersApi> = InputOf<K, OrdersApi[K]> extends { body: infer B } ? B : never;

/** One booking as the booking calls take it, step by step, and how far it has come. */
export type DemoBooking = {
  readonly status: Exclude<OrderStatus, 'active'>;
  readonly language: SiteLanguage;
  readonly travel: BodyFor<'PATCH /api/orders/travel/{order}'>;
  readonly service: BodyFor<'PATCH /api/orders/service/{order}'>;
  readonly personal: BodyFor<'PATCH /api/orders/personal/{order}'>;
};

type Row = (typeof demoRows)[number];

const selectedBy = ({ assistant, porter }: Row): SelectedService => {
  if (assistant && porter) return 'both';
  return porter ? 'porter' : 'assistant';
};

const assistantOf = ({ assistant }: Row) => {
  if (!assistant) return {};
  const { from, to, persons, language, extra_hours = 0, extra_employee = 0 } = assistant;
  return {
    assistant: { persons, language, extra_hours, extra_employee },
    assistant_meeting: from,
    assistant_destination: to,
  };
};

const porterOf = ({ porter }: Row) => {
  if (!porter) return {};
  const { from, to, bags, bulky_luggage = 0, extra_hours = 0 } = porter;
  return { porter: { bags, bulky_luggage, extra_hours }, porter_meeting: from, porter_destination: to };
};

const bookingOf = (row: Row, today: CalendarDate): DemoBooking => {
  const [hours, minutes] = row.time;
  const { name, address1, address2, zip, city, country, email, phone } = row.client;
  return {
    status: row.status,
    language: row.language,
    travel: {
      airport: row.airport,
      travelType: row.travelType,
      date: addDays(today, row.day),
      time: { hours, minutes },
      selected_service: selectedBy(row),
    },
    service: {
      selected_service: selectedBy(row),
      airport: codeOfAirport(row.airport),
      ...assistantOf(row),
      ...porterOf(row),
      name_sign: row.sign,
      extra_requests: row.requests ?? '',
    },
    personal: {
      name,
      address1,
      address2: address2 ?? '',
      zip,
      city,
      country,
      email,
      phone,
      agb_privacy: true,
    },
  };
};

/** About thirty bookings of web clients from two days ago to six days ahead, by day and time. */
export const demoBookings = (today: CalendarDate): DemoBooking[] =>
  demoRows.map((row) => bookingOf(row, today));
