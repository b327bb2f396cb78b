import { describe, expect, it } from 'vitest';
import { editOf, inputOf } from '#web/back-office/orders/panel/edit-fields.ts';
import { sectionsOf } from '#web/back-office/orders/panel/edit-sections.ts';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';

const place = (id: string, more: object = {}) => ({ id, title: { en: id, de: id }, ...more });
const order = {
  status: 'ordered',
  travelType: 'arrival',
  date: '2026-12-04',
  hours: 9,
  minutes: 5,
  selected_service: 'assistant',
  assistant: {
    meeting_point: place('door', { flight_nr: 'LH717' }),
    destination: place('taxi'),
    persons: 2,
    language: 2,
    language_name: { en: 'English', de: 'Englisch' },
    extra_hours: 0,
    extra_employee: 0,
  },
  name_sign: 'Ms Tanaka',
  reading_language: 'en',
} as unknown as OrderDetails;
const shown = inputOf(order);
const askingForTrains = { asks: (_: string, what: string) => what === 'ask_train' };
const titlesOf = (status: OrderDetails['status']) =>
  sectionsOf({ status }, shown, askingForTrains).map(({ title }) => title);

describe('an edit of an order', () => {
  it('tells the server what was changed and nothing else', () => {
    expect(editOf(order, shown)).toEqual({});
    expect(
      editOf(order, {
        ...shown,
        time: '10:30',
        'assistant.persons': '5',
        'assistant.language': '3',
        'assistant_meeting.flight_nr': 'LH 98',
        tour_code: 'KIX7',
      }),
    ).toEqual({
      time: { hours: 10, minutes: 30 },
      assistant: { persons: 5, language: 3 },
      assistant_meeting: { flight_nr: 'LH 98' },
      tour_code: 'KIX7',
    });
  });

  it('has whole numbers, however their thousands and digits are typed', () => {
    const counts = { 'assistant.persons': '１２', 'assistant.extra_hours': ' 3 ' };
    expect(editOf(order, { ...shown, ...counts })).toEqual({ assistant: { persons: 12, extra_hours: 3 } });
  });

  it('tells another place with all that the traveller said of it, for the server keeps nothing of the one before', () => {
    expect(
      editOf(order, { ...shown, assistant_meeting: 'gate', 'assistant_meeting.train_nr': 'ICE 5' }),
    ).toEqual({
      assistant_meeting: {
        id: 'gate',
        flight_nr: 'LH717',
        train_nr: 'ICE 5',
        train_cart: '',
        train_seat: '',
      },
    });
  });

  it('tells a service that is added whole, and of one that is left nothing', () => {
    const both = { ...shown, selected_service: 'both', porter_meeting: 'door', porter_destination: 'taxi' };
    expect(editOf(order, both)).toMatchObject({
      selected_service: 'both',
      porter: { bags: 1, bulky_luggage: 0, extra_hours: 0 },
      porter_meeting: { id: 'door' },
      porter_destination: { id: 'taxi' },
    });
    expect(
      editOf(order, { ...shown, selected_service: 'porter', 'assistant.persons': '9' }),
    ).not.toHaveProperty('assistant');
  });

  it('shows a flight or a train where the place asks for one or the order has one', () => {
    const fields = sectionsOf(order, shown, askingForTrains).flatMap((section) => section.fields);
    expect(fields).toContain('assistant_meeting.flight_nr');
    expect(fields).toContain('assistant_destination.train_seat');
    expect(fields).not.toContain('assistant_destination.flight_nr');
    expect(fields).not.toContain('porter_meeting');
  });

  it('leaves what the jobs of an order of the office say to the jobs', () => {
    expect(titlesOf('ordered')).toContain('office.service.assistant');
    expect(titlesOf('active')).toEqual([
      'office.edit.section.notes',
      'office.details.section.client',
      'office.details.section.group',
    ]);
  });
});
