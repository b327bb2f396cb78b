import { placeOrder } from '#functions/orders/place-order.ts';
import { savePersonal, saveService, saveTravel } from '#functions/orders/save-step.ts';
import { startOrder } from '#functions/orders/start-order.ts';
import { capturePayment } from '#functions/payments/capture-payment.ts';
import { getStatus } from '#functions/payments/get-status.ts';
import { prepareCheckout } from '#functions/payments/prepare-checkout.ts';
import { ordersOn } from '#functions/platform/data/order.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { readDraftSecrets } from '#functions/platform/http/draft-cookie.ts';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { asDispatcher } from '#infra/local/demo/as-dispatcher.ts';
import { type DemoBooking, demoBookings } from '#infra/local/demo/demo-orders.ts';
import { addDays, airportTime, instantOf } from '#shared/calendar-date.ts';
import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';

/** Every booking of the demonstration was made this long before its service. */
const MADE_DAYS_BEFORE = 4;

const stranger: Caller = { role: 'anyone', address: '127.0.0.1' };
const outside = {
  caller: stranger,
  header: () => undefined,
  addCookie: () => undefined,
  once: { key: undefined, writes: [] },
};
type Visitor = Omit<typeof outside, 'addCookie'> & { readonly addCookie: (cookie: string) => void };

/** Begins an order. @returns its number, and the visitor whose browser has its cookie from now on */
const begin = async (
  lang: DemoBooking['language'],
  now: Date,
): Promise<{ order: string; visitor: Visitor }> => {
  let cookie = '';
  const addCookie = (line: string): void => {
    cookie = line.split(';')[0] ?? '';
  };
  const { _id } = await startOrder({ params: {}, body: { lang }, now, ...outside, addCookie });
  const draftSecrets = await readDraftSecrets([cookie]);
  return { order: _id, visitor: { ...outside, caller: { ...stranger, draftSecrets } } };
};

/** When the visitor of a booking sat before the wizard. */
const madeAt = ({ travel }: DemoBooking): Date => {
  const date = addDays(String(travel.date), -MADE_DAYS_BEFORE);
  return instantOf({ date, hours: 14, minutes: 20 }) ?? new Date();
};

const payWithVisa = async (checkoutId: string, holder: string): Promise<void> => {
  const answer = await fetch(`${environment.PAYMENT_BASE_URL}/v1/checkouts/${checkoutId}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: environment.SITE_URL },
    body: JSON.stringify({
      number: TEST_CARDS.visa.number,
      holder,
      expiryMonth: '08',
      expiryYear: '2031',
      cvv: '123',
      shopperResultUrl: `${environment.SITE_URL}/payment/return`,
      locale: 'en',
    }),
  });
  if (!answer.ok) throw new Error('The card provider refused a card of the demonstration.');
};

const pay = async (
  { order, visitor }: Awaited<ReturnType<typeof begin>>,
  total: number,
  holder: string,
  now: Date,
): Promise<void> => {
  const wanted = { amount: total, currency: 'EUR' as const, order };
  const { id } = await prepareCheckout({ params: {}, body: wanted, now, ...visitor });
  await payWithVisa(id, holder);
  await getStatus({ params: {}, body: { id, order }, now, ...visitor });
};

const book = async (booking: DemoBooking, now: Date): Promise<string> => {
  const { language: lang, travel, service, personal } = booking;
  const begun = await begin(lang, now);
  const { order: _id, visitor } = begun;
  const step = { params: { order: _id }, now, ...visitor };
  await saveTravel({ ...step, body: travel });
  const { price } = await saveService({ ...step, body: service });
  await savePersonal({ ...step, body: personal });
  if (booking.status === 'created') return _id;
  await pay(begun, price?.total ?? 0, String(personal.name), now);
  const { selected_service } = service;
  const airport = travel.airport === 2 ? 2 : 1;
  await placeOrder({ ...step, body: { selected_service, airport, lang } });
  return _id;
};

const isEmptyAround = async (today: string): Promise<boolean> => {
  const days = AIRPORTS.flatMap(({ _id }) => [today, addDays(today, 1)].map((day) => ordersOn(_id, day)));
  return (await Promise.all(days)).every((orders) => orders.length === 0);
};

/** Plays the demo bookings through the same use cases that visitors and staff use, unless there are some. */
export const playBookings = async (now: Date): Promise<void> => {
  const { date } = airportTime(now);
  if (!(await isEmptyAround(date))) return;
  for (const booking of demoBookings(date)) {
    const made = madeAt(booking);
    const order = await book(booking, made);
    if (booking.status !== 'confirmed') continue;
    const body = { order, send_mail: false };
    await capturePayment({ params: {}, body, ...(await asDispatcher(made)) });
  }
};
