import type { Page } from '@playwright/test';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { inLanguagePath } from '#shared/content/site-paths.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import type { OrderAnswer } from '#shared/orders/orders-api.ts';
import { enterCard } from '#test/support/booking-calls.ts';
import { callFrom, journeySite, journeyStack } from '#test/support/journey.ts';
import { farDay } from '#test/support/wizard.ts';
import type { CurrentUser } from '#web/common/session.ts';
import {
  type Draft,
  EMPTY_ADDRESS,
  EMPTY_DRAFT,
  EMPTY_SERVICE_PARTS,
  type StopDraft,
} from '#web/public/booking/draft/draft.ts';
import { orderStarted, paymentTaken, stepsSaved } from '#web/public/booking/draft/draft-changes.ts';
import { draftToText } from '#web/public/booking/draft/draft-storage.ts';
import { paymentOf } from '#web/public/booking/draft/payment-draft.ts';
import { personalBodyOf, serviceBodyOf, travelInputOf } from '#web/public/booking/draft/step-bodies.ts';
import { type Step, stepsBefore } from '#web/public/booking/draft/steps.ts';

const stop = (id: string, flight_nr = ''): StopDraft => ({
  ...EMPTY_DRAFT.assistant_meeting,
  id,
  flight_nr,
});

/** Frankfurt, arrival, assistant and porter, German, € 156.00 for 2 persons and 3 bags of a guest from Tokyo. */
const usualBooking = (): Draft => ({
  ...EMPTY_DRAFT,
  airport: 1,
  travelType: 'arrival',
  selected_service: 'both',
  date: farDay(),
  hours: 14,
  minutes: 35,
  assistant: { ...EMPTY_DRAFT.assistant, persons: 2, language: 1 },
  assistant_meeting: stop('fra-t1-aircraft-door', 'LH 717'),
  assistant_destination: stop('fra-t1-taxi-rank'),
  porter: { ...EMPTY_DRAFT.porter, bags: 3 },
  porter_meeting: stop('fra-t1-baggage-hall-b'),
  porter_destination: stop('fra-t1-taxi-rank'),
  name_sign: 'Ms Tanaka',
  mode: 'guest',
  name: 'Keiko Tanaka',
  address1: '3-14-9 Nakameguro',
  zip: '153-0061',
  city: 'Tokyo',
  country: 'JP',
  agb_privacy: true,
});

/** Step 2 as nobody has touched it. */
const NO_SERVICE = { ...EMPTY_SERVICE_PARTS, name_sign: '' };

/** A porter for one bag, € 45.00, of whoever is logged in. */
export const PORTER_ALONE: Partial<Draft> = {
  selected_service: 'porter',
  porter: EMPTY_DRAFT.porter,
  mode: undefined,
};

/** Pays the order of a page as its card page does, and takes the payment over as the wizard does. */
const pay = async (page: Page, order: string, amount: number) => {
  const { id } = await callFrom<{ id: string }>(page, 'POST', '/api/payments/prepareCheckoutExternal', {
    amount,
    currency: 'EUR',
    order,
  });
  await enterCard(journeyStack(), id, TEST_CARDS.visa.number);
  const resourcePath = `/v1/checkouts/${id}/payment`;
  await callFrom(page, 'POST', '/api/payments/getStatusExternal', { id, order, resourcePath });
  const answer = await callFrom<OrderAnswer>(page, 'PATCH', `/api/orders/payment/${order}`, {
    transaction_id: id,
    payment_brand: 'VISA',
  });
  return paymentOf(answer, id, 'VISA');
};

/**
 * Opens the wizard at a later step, for journeys whose subject begins there: the server has the order, and the tab its
 * draft, as if the steps before had been filled in by screen. Steps 2 and 3 open empty, the overview paid by VISA.
 *
 * @param changes what differs from the usual booking. Without a `mode` it is that of whoever is logged in.
 * @returns the order's id
 */
export const beginBooking = async (
  page: Page,
  step: Exclude<Step, 'travel-details'>,
  changes: Partial<Draft>,
  lang: SiteLanguage = 'en',
): Promise<string> => {
  const booking = { ...usualBooking(), ...changes };
  const { _id } = await callFrom<OrderAnswer>(page, 'POST', '/api/orders', { lang });
  const save = (part: 'travel' | 'service' | 'personal', body: object) =>
    callFrom<OrderAnswer>(page, 'PATCH', `/api/orders/${part}/${_id}`, body);
  const begun = stepsBefore(step);
  let { order_number, price } = await save('travel', travelInputOf(booking));
  let draft: Draft = { ...orderStarted(booking, _id), orderNumber: order_number };
  if (begun.includes('service-details')) ({ price } = await save('service', serviceBodyOf(booking)));
  else draft = { ...draft, ...NO_SERVICE };
  if (begun.includes('personal-details')) {
    const account = booking.mode ? undefined : await callFrom<CurrentUser>(page, 'GET', '/api/users/me');
    await save('personal', personalBodyOf(booking, account, 'Japan'));
  } else draft = { ...draft, ...EMPTY_ADDRESS, mode: changes.mode };
  if (begun.includes('payment')) draft = paymentTaken(draft, await pay(page, _id, price?.total ?? 0));
  // A tab has storage only where it shows something of the site: the smallest that it has.
  await page.goto(`${journeySite()}/favicon.svg`);
  await page.evaluate(
    (text) => sessionStorage.setItem('booking', text),
    draftToText(stepsSaved(draft, begun)),
  );
  await page.goto(journeySite() + inLanguagePath(`/book/${step}`, lang));
  return _id;
};
