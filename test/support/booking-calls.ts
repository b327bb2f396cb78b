import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import type { Answer, BrowserClient } from '#test/support/browser-client.ts';
import type { TestStack } from '#test/support/stack.ts';

/** A day on which anything can be booked. */
export const inTenDays = (): string => addDays(airportTime(new Date()).date, 10);

export const travelBody = (changes: object = {}) => ({
  airport: 1,
  travelType: 'arrival',
  date: inTenDays(),
  time: { hours: 14, minutes: 35 },
  selected_service: 'both',
  ...changes,
});

/** Assistant and porter: 3 bags, 2 persons, German. */
export const serviceBody = (changes: object = {}) => ({
  selected_service: 'both',
  airport: 'FRA',
  assistant: { persons: 2, language: 1, extra_hours: 0, extra_employee: 0 },
  porter: { bags: 3, bulky_luggage: 0, extra_hours: 0 },
  assistant_meeting: { id: 'fra-t1-aircraft-door', flight_nr: 'LH 717' },
  assistant_destination: { id: 'fra-t1-taxi-rank' },
  porter_meeting: { id: 'fra-t1-baggage-hall-b' },
  porter_destination: { id: 'fra-t1-taxi-rank' },
  name_sign: 'Ms Tanaka',
  extra_requests: '',
  ...changes,
});

export const personalBody = (changes: object = {}) => ({
  name: 'Keiko Tanaka',
  address1: '3-14-9 Nakameguro',
  address2: '',
  zip: '153-0061',
  city: 'Tokyo',
  country: 'Japan',
  email: 'keiko@example.com',
  phone: '+81 3 5550 0142',
  ...changes,
});

export const submitBody = (changes: object = {}) => ({
  selected_service: 'both',
  airport: 'FRA',
  lang: 'en',
  agb_privacy: true,
  ...changes,
});

type Json = Record<string, unknown>;

/** The JSON of an answer that must be a success. */
export const ok = ({ status, body }: Answer): Json => {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body as Json;
};

/** Begins an order and saves the three steps that come before the payment. */
export const fillOrder = async (
  browser: BrowserClient,
  changes: { travel?: object; service?: object; personal?: object } = {},
): Promise<{ id: string; total: number }> => {
  const id = String(ok(await browser.send('POST', '/api/orders/', { lang: 'en' }))._id);
  ok(await browser.send('PATCH', `/api/orders/travel/${id}`, travelBody(changes.travel)));
  const priced = ok(await browser.send('PATCH', `/api/orders/service/${id}`, serviceBody(changes.service)));
  ok(await browser.send('PATCH', `/api/orders/personal/${id}`, personalBody(changes.personal)));
  return { id, total: (priced.price as { total: number }).total };
};

/** What the card widget does in the browser: sends a card to the provider. */
export const enterCard = async (stack: TestStack, checkoutId: string, number: string): Promise<void> => {
  const response = await fetch(`http://127.0.0.1:${stack.ports.cards}/v1/checkouts/${checkoutId}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url },
    body: JSON.stringify({
      number,
      holder: 'Keiko Tanaka',
      expiryMonth: '08',
      expiryYear: '2031',
      cvv: number.length === 15 ? '1234' : '123',
      shopperResultUrl: `${stack.url}/payment/return`,
      locale: 'en',
    }),
  });
  if (!response.ok) throw new Error(`the card provider answered ${response.status}`);
};

/** Opens the checkout of an order for a sum in euros. */
export const openCheckout = async (browser: BrowserClient, order: string, amount: number): Promise<string> =>
  String(
    ok(
      await browser.send('POST', '/api/payments/prepareCheckoutExternal', { amount, currency: 'EUR', order }),
    ).id,
  );

/** Pays an order by card, as the card page does, and answers what the API says about it. */
export const payOrder = async (
  stack: TestStack,
  browser: BrowserClient,
  order: { id: string; total: number },
  card: string = TEST_CARDS.visa.number,
): Promise<Json> => {
  const id = await openCheckout(browser, order.id, order.total);
  await enterCard(stack, id, card);
  const resourcePath = `/v1/checkouts/${id}/payment`;
  return ok(
    await browser.send('POST', '/api/payments/getStatusExternal', { id, order: order.id, resourcePath }),
  );
};

/** A whole booking of a guest, up to the placed order. */
export const bookAndPay = async (
  stack: TestStack,
  browser: BrowserClient,
  changes: { travel?: object; service?: object; personal?: object } = {},
): Promise<{ id: string; total: number; order: Json }> => {
  const order = await fillOrder(browser, changes);
  await payOrder(stack, browser, order);
  const placed = ok(await browser.send('PATCH', `/api/orders/submit/${order.id}`, submitBody()));
  return { ...order, order: placed.order as Json };
};
