import { expect, type Page, test } from '@playwright/test';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { beginBooking } from '#test/support/begun-booking.ts';
import { fillOrder, payOrder, submitBody } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { openSandbox } from '#test/support/card-sandbox.ts';
import { journeyInbox, journeySite, journeyStack } from '#test/support/journey.ts';
import { fillInCard, openWizard } from '#test/support/wizard.ts';

let count = 0;
const uniqueEmail = () => {
  count += 1;
  return `payment-${process.pid}-${count}-${Date.now()}@example.com`;
};

test('a declined card shows description and code under the generic sentence, and can be followed by a success', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  const order = await beginBooking(page, 'payment', { email: uniqueEmail() });
  const banner = wizard.frame().getByRole('alert');
  for (const [card, code] of [
    [TEST_CARDS.wrongSecurityCode, '800.100.153'],
    [TEST_CARDS.declined, '800.100.152'],
  ] as const) {
    await wizard.card(card.number);
    await expect(banner).toContainText('The payment did not go through.');
    await expect(banner).toContainText(code);
  }
  await wizard.card();
  await expect(page).toHaveURL(/\/book\/overview$/);
  expect(await movedMoney(journeyStack(), order)).toHaveLength(1);
});

test('the bank asks: who fails, cancels or never comes back finds the card form again, who approves goes on and pays once', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  const order = await beginBooking(page, 'payment', { email: uniqueEmail() });
  const askBank = () => wizard.card(TEST_CARDS.threeDSecure.number);
  for (const [decision, code] of [
    ['Fail', '100.380.401'],
    ['Cancel', '100.396.101'],
  ] as const) {
    await askBank();
    await wizard.frame().getByRole('button', { name: decision }).click();
    await expect(wizard.frame().getByRole('alert')).toContainText(code);
  }
  await askBank();
  await expect(wizard.frame().getByRole('button', { name: 'Succeed' })).toBeVisible();
  await page.reload();
  await askBank();
  await wizard.frame().getByRole('button', { name: 'Succeed' }).click();
  await expect(page).toHaveURL(/\/book\/overview$/);
  expect(await movedMoney(journeyStack(), order)).toHaveLength(1);
});

/** The order that a page is about to pay, by its card page's address. */
const orderOf = async (page: Page): Promise<string> => {
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  return new URLSearchParams(address.split('?')[1]).get('order') ?? '';
};

test('a booking and its payment go on where they were after a reload of each single step', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  const main = page.getByRole('main');
  await wizard.open();
  await wizard.travel();
  await page.reload();
  await expect(main.getByRole('radio', { name: /FRA/ })).toBeChecked();
  await expect(page.getByLabel('Minute')).toHaveValue('35');
  await wizard.continue();
  await wizard.usualService();
  await page.reload();
  await expect(page.getByLabel('What shall we write on the sign?')).toHaveValue('Ms Tanaka');
  await expect(page.getByRole('complementary')).toContainText('€ 156.00');
  await wizard.continue();
  const email = uniqueEmail();
  await wizard.guest(email);
  await page.reload();
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Keiko Tanaka');
  await wizard.continue();
  await expect(wizard.frame().locator('[autocomplete=cc-number]')).toBeVisible();
  const order = await orderOf(page);
  await page.reload();
  await expect(wizard.frame().locator('[autocomplete=cc-number]')).toBeVisible();
  expect(await orderOf(page)).toBe(order);
  await wizard.card();
  await expect(page).toHaveURL(/\/book\/overview$/);
  await page.reload();
  await expect(main).toContainText('3-14-9 Nakameguro');
  await expect(main).toContainText('VISA');
  await page.goto(`${journeySite()}/book/payment`);
  await expect(main).toContainText(wizard.t('book.payment.success'));
  await wizard.continue();
  await wizard.order();
  await expect(page).toHaveURL(/\/thankyou$/);
  await page.reload();
  await expect(main).toContainText(`F${order}`);
  expect(await movedMoney(journeyStack(), order)).toHaveLength(1);
  await journeyInbox().mailTo(email);
});

test('an order that is placed leaves no draft, even when the visitor leaves before the thanks are shown', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  await beginBooking(page, 'overview', { email: uniqueEmail() });
  await page.waitForLoadState('networkidle');
  // The code of the next page never arrives.
  await page.route('**/assets/*.js', () => undefined);
  const submitted = page.waitForResponse(/\/api\/orders\/submit\//);
  await wizard.order();
  expect((await submitted).status()).toBe(200);
  await expect(page).toHaveURL(/\/thankyou$/);
  await page.unrouteAll();
  await page.goto(`${journeySite()}/book/overview`);
  await expect(page).toHaveURL(/\/book\/travel-details$/);
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a price that changed after the payment is paid anew, and the old hold is given back', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  const order = await beginBooking(page, 'overview', { email: uniqueEmail() });
  await page.getByRole('region', { name: 'Service', exact: true }).getByRole('link').click();
  await wizard.box('porter').getByLabel('Bags', { exact: true }).fill('5');
  await wizard.continue();
  // The address is ahead of what is drawn: until the next step stands, its button is the one of the step before.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Keiko Tanaka');
  await wizard.continue();
  await expect(page).toHaveURL(/\/book\/payment/);
  await expect(wizard.frame().getByText('168.00').first()).toBeVisible();
  await wizard.card();
  await expect(page).toHaveURL(/\/book\/overview$/);
  await wizard.order();
  await expect(page).toHaveURL(/\/thankyou$/);
  const moved = await movedMoney(journeyStack(), order);
  expect(moved.map(({ paymentType, cents }) => [paymentType, cents])).toEqual([
    ['PA', 15_600],
    ['RV', 15_600],
    ['PA', 16_800],
  ]);
});

test('while the bank has not answered, the visitor may finish without waiting and pays only once', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  const email = uniqueEmail();
  await beginBooking(page, 'payment', { email });
  await wizard.card(TEST_CARDS.pending.number);
  await wizard.frame().getByRole('button', { name: 'Finish without waiting' }).click();
  await expect(page).toHaveURL(/\/book\/overview$/);
  await wizard.order();
  await expect(page).toHaveURL(/\/thankyou$/);
  const mail = await journeyInbox().mailTo(email);
  expect(mail.subject).toContain('waiting for your bank');
});

test('a mailed link is paid on the card page alone, which then leads to the result page', async ({
  page,
}) => {
  const stack = journeyStack();
  const browser = openBrowser(stack.url);
  const email = uniqueEmail();
  const order = await fillOrder(browser, { personal: { email } });
  await payOrder(stack, browser, order, TEST_CARDS.pending.number);
  await browser.send('PATCH', `/api/orders/submit/${order.id}`, submitBody());
  await openSandbox(stack).settle(order.id, '800.100.152');
  const mail = await journeyInbox().mailTo(email, 'Please pay');
  const address = /href="([^"]*\/payment\/[^"]*)"/.exec(mail.body.html ?? '')?.[1]?.replaceAll('&amp;', '&');
  const waiting = await journeyInbox().mailTo(email, 'waiting for your bank');
  const booking = /href="([^"]*\/booking\?[^"]*)"/
    .exec(waiting.body.html ?? '')?.[1]
    ?.replaceAll('&amp;', '&');
  await page.goto(booking ?? '');
  await expect(page.getByRole('heading', { name: 'Your bank said no' })).toBeVisible();
  expect(await page.getByRole('link', { name: 'Pay by another card' }).getAttribute('href')).toBe(address);
  await page.getByRole('link', { name: 'Pay by another card' }).click();
  await expect(page.getByText('Keiko Tanaka')).toBeVisible();
  await fillInCard(page);
  await expect(page.getByText('Payment was successful, thanks!')).toBeVisible();
  await expect(page).toHaveURL(/\/thankyou/);
  expect(await movedMoney(stack, order.id)).toHaveLength(1);
});
