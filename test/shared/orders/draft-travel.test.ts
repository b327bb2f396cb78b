import { describe, expect, it } from 'vitest';
import { withTravel } from '#shared/orders/draft.ts';
import { refusalOf } from '#test/shared/refusal-of.ts';
import { aTravelInput } from '#test/support/builders/booking-input.ts';
import { aDraft, NOW } from '#test/support/builders/order.ts';

const LATER = new Date('2026-11-27T15:00:00.000Z');

describe('step 1 saved', () => {
  it('writes what was chosen onto the draft', () => {
    const input = aTravelInput({ airport: 2, travelType: 'arrival', selected_service: 'assistant' });
    expect(withTravel(aDraft(), input, LATER)).toMatchObject({
      airport: 2,
      travelType: 'arrival',
      date: '2026-12-04',
      hours: 14,
      minutes: 30,
      selected_service: 'assistant',
    });
  });

  it.each([
    ['airport', { airport: 2, selected_service: 'assistant' }],
    ['travel type', { travelType: 'arrival' }],
  ])('clears the service details and the price with another %s', (_, changed) => {
    const order = withTravel(aDraft(), aTravelInput(changed), LATER);
    expect(order).toMatchObject({ assistant: undefined, porter: undefined, price: undefined });
    expect(order.address).toEqual(aDraft().address);
  });

  it.each([
    ['nothing changed', {}],
    ['another date', { date: '2026-12-24' }],
    ['another time', { time: { hours: 9, minutes: 5 } }],
  ])('keeps the service details and the price with %s', (_, changed) => {
    const before = aDraft();
    const { assistant, porter, price } = withTravel(before, aTravelInput(changed), LATER);
    expect({ assistant, porter, price }).toEqual({
      assistant: before.assistant,
      porter: before.porter,
      price: before.price,
    });
  });

  it('with another service keeps no details and no price of what is not booked any more', () => {
    const before = aDraft();
    const order = withTravel(before, aTravelInput({ selected_service: 'assistant' }), LATER);
    expect(order.porter).toBeUndefined();
    expect(order.price).not.toEqual(before.price);
  });

  it('names every wrong field, each with its code and sentence', () => {
    const wrong = aTravelInput({ airport: undefined, date: '2026-11-26' });
    expect(refusalOf(() => withTravel(aDraft(), wrong, NOW))).toMatchObject({
      code: 'invalid_input',
      fields: {
        airport: { code: 'airport.empty', message: 'Please choose an airport.' },
        date: { code: 'date.past', message: 'This day has passed.' },
      },
    });
  });

  it('decides what has passed by the clock at the airport, not by UTC', () => {
    const justBeforeMidnightUtc = new Date('2026-11-27T23:30:00.000Z');
    const today = aTravelInput({ date: '2026-11-27', time: { hours: 23, minutes: 59 } });
    expect(refusalOf(() => withTravel(aDraft(), today, justBeforeMidnightUtc)).fields).toHaveProperty('date');
  });
});
