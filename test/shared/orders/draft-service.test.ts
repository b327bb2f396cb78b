import { describe, expect, it } from 'vitest';
import { withService } from '#shared/orders/draft.ts';
import { refusalOf } from '#test/shared/refusal-of.ts';
import { aServiceInput } from '#test/support/builders/booking-input.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';
import { aDraft } from '#test/support/builders/order.ts';
import { expectPartsToAddUp } from '#test/support/expect-parts-to-add-up.ts';

const LATER = new Date('2026-11-27T15:00:00.000Z');
const catalogue = aCatalogue();

describe('step 2 saved', () => {
  it('writes services, sign and requests onto the draft, with the titles of the places', () => {
    const input = aServiceInput({ name_sign: '  Ms Sørensen ', extra_requests: ' Wheelchair ' });
    const order = withService(aDraft(), input, catalogue, LATER);
    expect(order).toMatchObject({ name_sign: 'Ms Sørensen', extra_requests: 'Wheelchair' });
    expect(order.assistant).toMatchObject({
      persons: 2,
      language: 2,
      language_name: { en: 'English', de: 'Englisch' },
      meeting_point: {
        id: 'fra-long-distance-station',
        train_nr: 'ICE 105',
        train_cart: '27',
        train_seat: '81',
      },
      destination: { id: 'fra-t1-gates-a', flight_nr: 'LH717' },
    });
    expect(order.assistant?.destination.title.en).toMatch(/Terminal 1/);
    expect(order.porter).toMatchObject({ bags: 2, bulky_luggage: 0, extra_hours: 0 });
  });

  it('prices the booking by the catalogue', () => {
    const { price } = withService(aDraft({ price: undefined }), aServiceInput(), catalogue, LATER);
    expect(price).toMatchObject({ assistant: 10600, porter: 6100, total: 16700 });
    if (price) expectPartsToAddUp(price);
  });

  it('leaves out what is not booked any more', () => {
    const order = withService(aDraft(), aServiceInput({ selected_service: 'porter' }), catalogue, LATER);
    expect(order.assistant).toBeUndefined();
    expect(order).toMatchObject({ selected_service: 'porter', price: { assistant: 0, total: 6100 } });
  });

  it('leaves out details that nobody entered', () => {
    const atKerb = { id: 'fra-t1-kerb', flight_nr: ' ', train_nr: '' };
    const input = aServiceInput({ assistant_meeting: atKerb });
    const { assistant } = withService(aDraft(), input, catalogue, LATER);
    expect(assistant?.meeting_point).toMatchObject({ flight_nr: undefined, train_nr: undefined });
  });

  it.each([
    ['another day', { date: '2026-12-05' }],
    ['another time', { time: { hours: 9, minutes: 5 } }],
    ['another airport', { airport: 'MUC' }],
  ])('is refused from a page that still shows %s', (_, stale) => {
    const input = { ...aServiceInput(), date: '2026-12-04', ...stale };
    const refusal = refusalOf(() => withService(aDraft(), input, catalogue, LATER));
    expect(refusal.code).toBe('changed_meanwhile');
  });

  it('is accepted from a page that shows the same travel details, or names none', () => {
    const shown = {
      ...aServiceInput(),
      date: '2026-12-04',
      time: { hours: 14, minutes: 30 },
      airport: 'FRA',
    };
    expect(withService(aDraft(), shown, catalogue, LATER).porter).toBeDefined();
    expect(withService(aDraft(), { ...aServiceInput(), date: null }, catalogue, LATER).porter).toBeDefined();
  });

  it('is refused before step 1', () => {
    const order = aDraft({ airport: undefined, travelType: undefined });
    const refusal = refusalOf(() => withService(order, aServiceInput(), catalogue, LATER));
    expect(refusal.fields).toMatchObject({ airport: { code: 'airport.empty' } });
  });

  it('shows of each field the first problem only', () => {
    const input = aServiceInput({ name_sign: '', porter: { bags: 0, bulky_luggage: 0, extra_hours: 0 } });
    const { fields } = refusalOf(() => withService(aDraft(), input, catalogue, LATER));
    expect(fields).toEqual({
      name_sign: { code: 'name_sign.empty', message: 'Please tell us what to write on the sign.' },
      'porter.bags': { code: 'porter.bags', message: 'Please enter at least 1 bag.' },
    });
  });
});
