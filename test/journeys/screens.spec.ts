import { expect, type Page, test } from '@playwright/test';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { beginBooking } from '#test/support/begun-booking.ts';
import { enterCard, serviceBody } from '#test/support/booking-calls.ts';
import { callFrom, journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { expectReadable } from '#test/support/readable.ts';
import { openWizard } from '#test/support/wizard.ts';

const newEmail = (name: string): string => `${name}-${process.pid}-${Date.now()}@example.com`;

/** Without a barrier, and readable from phone to desk. */
const expectSound = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectReadable(page);
};

test('every step asks for what the specification names, with a way back and on, without a barrier from phone to desk', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  const main = page.getByRole('main');
  await page.goto(`${journeySite()}/book`);
  await expect(page).toHaveURL(/\/book\/travel-details$/);
  await expect(main.getByRole('group', { name: 'Airport' }).getByRole('radio')).toHaveCount(2);
  await expect(main.getByRole('group', { name: 'Your journey' }).getByRole('radio')).toHaveCount(3);
  await expect(main.getByRole('group', { name: 'Service' }).getByRole('checkbox')).toHaveCount(2);
  await expect(main.getByRole('button', { name: /^Date/ })).toBeVisible();
  await expect(main.getByRole('group', { name: 'Time' })).toBeVisible();
  await expectSound(page);
  await wizard.travel();
  await wizard.continue();

  await expect(main.getByRole('group', { name: 'Services' }).getByRole('checkbox')).toHaveCount(2);
  await expect(wizard.box('assistant')).toBeVisible();
  await expect(wizard.box('porter')).toBeVisible();
  await expect(main.getByLabel('What shall we write on the sign?')).toBeVisible();
  await expect(main.getByLabel(/Extra requests/)).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('Way, once both places are chosen');
  await expect(main.getByRole('link', { name: /Travel/ }).last()).toBeVisible();
  await wizard.usualService();
  await expectSound(page);
  await wizard.continue();

  for (const name of [/I am new here/, /I have an account/, /Just this trip/]) {
    await expect(main.getByRole('button', { name })).toBeVisible();
  }
  await expectSound(page);
  await main.getByRole('button', { name: /I have an account/ }).click();
  await main.getByRole('button', { name: 'Back to the choice' }).click();
  await expect(main.getByRole('button', { name: /Just this trip/ })).toBeVisible();
  await wizard.guest(newEmail('screens'));
  await expectSound(page);
  await wizard.continue();

  await expect(page).toHaveURL(/\/book\/payment/);
  const frame = page.locator('iframe');
  expect((await frame.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(500);
  for (const fact of ['Keiko Tanaka', 'Frankfurt (FRA)', '156.00', 'EUR']) {
    await expect(wizard.frame().getByText(fact).first()).toBeVisible();
  }
  for (const brand of ['VISA', 'MASTER', 'AMEX']) {
    await expect(wizard.frame().locator('form.paymentWidgets')).toContainText(brand);
  }
  await expectSound(page);
  await wizard.card(TEST_CARDS.amex.number);

  await expect(page).toHaveURL(/\/book\/overview$/);
  for (const box of ['Travel', 'Service', 'Billing', 'Payment']) {
    await expect(main.getByRole('region', { name: box, exact: true })).toBeVisible();
  }
  await expect(main).toContainText('AMEX');
  await expect(page.getByRole('complementary')).toContainText('VAT (19 %)');
  await expect(main.getByRole('link', { name: /Payment/ }).last()).toBeVisible();
  await expect(
    page.getByRole('complementary').getByRole('link', { name: /^terms and conditions/ }),
  ).toHaveAttribute('href', '/de/agb');
  await expectSound(page);
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(main).toContainText('Please accept the terms and the privacy notice to order.');
  await wizard.order();

  await expect(page).toHaveURL(/\/thankyou$/);
  for (const next of ['You receive the order', 'We activate it', 'You meet at the airport']) {
    await expect(main).toContainText(next);
  }
  await expectSound(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Nakameguro');
});

test('a service today warns of the short notice, with the phone number', async ({ page }) => {
  const wizard = openWizard(page, journeySite());
  await wizard.open();
  const now = airportTime(new Date());
  const today = now.hours < 23 ? now.date : addDays(now.date, 1);
  await page.locator('label', { has: page.getByRole('radio'), hasText: 'FRA' }).click();
  await wizard.chooseDate(today);
  await page.getByLabel('Hour').selectOption(now.hours < 23 ? '23' : '1');
  await page.getByLabel('Minute').selectOption('59');
  await expect(page.getByRole('main')).toContainText('Short notice.');
  await expect(page.getByRole('main').getByRole('link', { name: '+49 69 90009 120' })).toBeVisible();
});

test('moving on shows that it takes a moment, and so does placing the order', async ({ page }) => {
  const wizard = openWizard(page, journeySite());
  /** Keeps the answer of a call back until it is released. */
  const hold = async (path: string): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  const releaseTravel = await hold('**/api/orders/travel/**');
  const releaseOrder = await hold('**/api/orders/submit/**');
  await beginBooking(page, 'overview', { email: newEmail('slow') });
  await page.getByRole('region', { name: 'Travel', exact: true }).getByRole('link').click();
  await page.getByLabel('Minute').selectOption('40');
  await wizard.continue();
  await expect(page.getByText('Moving on …').first()).toBeVisible();
  releaseTravel();
  await expect(page).toHaveURL(/\/book\/service-details$/);

  await page.goto(`${journeySite()}/book/overview`);
  await wizard.order();
  await expect(page.getByText('Submitting order …').first()).toBeVisible();
  releaseOrder();
  await expect(page).toHaveURL(/\/thankyou$/);
});

test('a price that rose between payment and order sends the visitor back to pay after five seconds', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  await page.clock.install();
  const order = await beginBooking(page, 'overview', { email: newEmail('rose') });
  // The overview has looked at the price as it opened. Then another window of the same browser adds two bags.
  await page.waitForLoadState('networkidle');
  const bags = { porter: { bags: 5, bulky_luggage: 0, extra_hours: 0 } };
  await callFrom(page, 'PATCH', `/api/orders/service/${order}`, serviceBody(bags));
  await wizard.order();
  await expect(page.getByText('The price has changed since you paid.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/book\/overview$/);
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL(/\/book\/payment/);
});

test('the card page alone shows date and time for the service sec24', async ({ page }) => {
  const query =
    'amt=92.00&cur=EUR&id=x&service=sec24&job=10001-1&date=2026-12-12&time=14:35&airport=FRA&customer=Keiko%20Tanaka';
  await page.goto(`${journeySite()}/payment/?${query}`);
  for (const fact of ['Keiko Tanaka', 'Frankfurt (FRA)', '92.00', '14:35']) {
    await expect(page.getByText(fact).first()).toBeVisible();
  }
  await page.goto(`${journeySite()}/payment/?${query}&lang=de`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a bank page that broke out of the frame brings the visitor back to the payment step', async ({
  page,
}) => {
  const order = await beginBooking(page, 'payment', { email: newEmail('broke-out') });
  const { id } = await callFrom<{ id: string }>(page, 'POST', '/api/payments/prepareCheckoutExternal', {
    amount: 156,
    currency: 'EUR',
    order,
  });
  await enterCard(journeyStack(), id, TEST_CARDS.visa.number);
  const path = encodeURIComponent(`/v1/checkouts/${id}/payment`);
  await page.goto(`${journeySite()}/book/payment?id=${id}&resourcePath=${path}`);
  await expect(page).toHaveURL(/\/book\/overview/);
});

test('an order that the server refuses shows its words and whom to call, with the order number', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  const order = await beginBooking(page, 'overview', { email: newEmail('refused') });
  await page.route('**/api/orders/submit/**', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'unavailable', name: 'error_unavailable', message: 'We are busy. Please try again.' },
    }),
  );
  await wizard.order();
  const main = page.getByRole('main');
  await expect(main).toContainText('The order was not placed.');
  await expect(main).toContainText(`Please call us on +49 69 90009 120 and name your order number F${order}`);
});

test('the airport of a logged-in user is chosen already', async ({ page }) => {
  await logInAs(page, 'munich@example.com', DEMO_PASSWORD);
  await openWizard(page, journeySite()).open();
  await expect(page.getByRole('radio', { name: /MUC/ })).toBeChecked();
});
