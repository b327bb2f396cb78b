import { describe, expect, inject, it } from 'vitest';
import { COUNT_MAX } from '#shared/orders/service-rules.ts';
import { fillOrder, ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';

const stack = inject('stack');
const visitor = openBrowser(stack.url);

const assistant = (changes: object = {}) => ({
  meeting_point: { id: 'fra-t1-aircraft-door' },
  destination: { id: 'fra-t1-taxi-rank' },
  persons: 2,
  language: 1,
  extra_hours: 0,
  extra_employee: 0,
  ...changes,
});

const porter = (changes: object = {}) => ({
  meeting_point: { id: 'fra-t1-baggage-hall-b' },
  destination: { id: 'fra-t1-taxi-rank' },
  bags: 3,
  bulky_luggage: 0,
  extra_hours: 0,
  ...changes,
});

const wish = (changes: object = {}) => ({
  airport: 1,
  travelType: 'arrival',
  selected_service: 'both',
  assistant: assistant(),
  porter: porter(),
  ...changes,
});

const ask = (body: object) => visitor.send('POST', '/api/payments/calculatePrice/', body);

describe('the price of a wish', () => {
  it('is the price of the same booking, line by line', async () => {
    const answer = ok(await ask(wish()));
    const { total } = await fillOrder(openBrowser(stack.url));
    expect(answer.total).toBe(total);
    // Way 45 + two persons 60, and way 15 + two bags 30 + one more bag 6.
    expect(answer).toMatchObject({ total: 156, assistant: 105, porter: 51, vip: 0 });
    expect(answer.lines).toContainEqual({ service: 'porter', code: 'bag', quantity: 1, price: 6, sum: 6 });
  });

  it.each([
    ['by the code of the airport', { airport: 'FRA' }],
    ['without a travel type where it makes no difference', { travelType: undefined }],
  ])('is found %s', async (_, changes) => {
    expect(ok(await ask(wish(changes))).total).toBe(156);
  });

  it('charges the chosen service only', async () => {
    expect(ok(await ask(wish({ selected_service: 'porter' })))).toMatchObject({ total: 51, assistant: 0 });
    expect(ok(await ask(wish({ selected_service: 'assistant' })))).toMatchObject({ total: 105, porter: 0 });
  });

  it('is told for the VIP service too, which cannot be booked yet', async () => {
    const one = ok(await ask({ airport: 2, selected_service: 'vip', vip: { persons: 1 } }));
    const many = ok(await ask({ airport: 2, selected_service: 'vip', vip: { persons: 4 } }));
    expect(one.total).toBe(one.vip);
    expect(Number(many.vip)).toBeGreaterThan(Number(one.vip));
  });
});

describe('a wish is refused, and what is wrong is named,', () => {
  it.each([
    [
      'when the meeting point is missing',
      { assistant: assistant({ meeting_point: undefined }) },
      'assistant.meeting_point',
      'assistant.meeting_point.empty',
    ],
    [
      'when the meeting point is not sold',
      { assistant: assistant({ meeting_point: { id: 'moon' } }) },
      'assistant.meeting_point',
      'assistant.meeting_point.unavailable',
    ],
    [
      'when the destination is missing',
      { porter: porter({ destination: undefined }) },
      'porter.destination',
      'porter.destination.empty',
    ],
    [
      'when the way is not sold',
      { porter: porter({ destination: { id: 'moon' } }) },
      'porter.destination',
      'porter.destination.unavailable',
    ],
    [
      'when the way is sold for another travel type',
      { travelType: 'departure' },
      'assistant.meeting_point',
      'assistant.meeting_point.unavailable',
    ],
    [
      'when the language is unknown',
      { assistant: assistant({ language: 4711 }) },
      'assistant.language',
      'assistant.language.empty',
    ],
    [
      'when the language is not for booking',
      { assistant: assistant({ language: 13 }) },
      'assistant.language',
      'assistant.language.empty',
    ],
    ['when there are no bags', { porter: porter({ bags: 0 }) }, 'porter.bags', 'porter.bags'],
    ['when there is half a bag', { porter: porter({ bags: 1.5 }) }, 'porter.bags', 'porter.bags'],
    [
      'when there are too many bags',
      { porter: porter({ bags: COUNT_MAX + 1 }) },
      'porter.bags',
      'porter.bags',
    ],
    [
      'when there are fewer than no bulky items',
      { porter: porter({ bulky_luggage: -1 }) },
      'porter.bulky_luggage',
      'porter.bulky_luggage',
    ],
    [
      'when nobody travels',
      { assistant: assistant({ persons: 0 }) },
      'assistant.persons',
      'assistant.persons',
    ],
    [
      'when the service has no details',
      { assistant: null },
      'assistant.meeting_point',
      'assistant.meeting_point.empty',
    ],
    [
      'when VIP guests are none',
      { selected_service: 'vip', vip: { persons: 0 } },
      'vip.persons',
      'assistant.persons',
    ],
  ])('%s', async (_, changes, field, code) => {
    const refused = await ask(wish(changes));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'invalid_input', fields: { [field]: { code } } });
  });

  it.each(['porter', 'both'])('when %s is wanted in Munich', async (selected_service) => {
    const refused = await ask(wish({ airport: 'MUC', selected_service }));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      fields: { selected_service: { code: 'service.porter_unavailable' } },
    });
  });

  it('when the airport is not ours', async () => {
    expect((await ask(wish({ airport: 'BER' }))).body).toMatchObject({ fields: { airport: {} } });
  });
});
