import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { enterLogin, journeyInbox, journeySite, journeyStack } from '#test/support/journey.ts';
import { farDay, openWizard } from '#test/support/wizard.ts';

const uniqueEmail = (name: string) => `${name}-${process.pid}-${Date.now()}@example.com`;

test('a guest books assistant and porter, pays by card, and staff confirm it', async ({ page, browser }) => {
  const site = journeySite();
  const email = uniqueEmail('main-journey');
  const wizard = openWizard(page, site);
  await wizard.open();
  await wizard.travel();
  await wizard.continue();

  await expect(page).toHaveURL(/\/book\/service-details$/);
  await wizard.usualService();
  // Way 45 + two persons 60 + German 0; way 15 + two bags 30 + one more bag 6.
  await expect(page.getByRole('complementary')).toContainText('€ 156.00');
  await wizard.continue();

  await expect(page).toHaveURL(/\/book\/personal-details$/);
  await wizard.guest(email);
  await wizard.continue();

  await expect(page).toHaveURL(/\/book\/payment/);
  await expect(wizard.frame().getByText('156.00').first()).toBeVisible();
  await wizard.card();

  await expect(page).toHaveURL(/\/book\/overview$/);
  await expect(page.getByRole('main')).toContainText('VISA');
  await expect(page.getByRole('complementary')).toContainText('€ 156.00');
  await wizard.order();

  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByRole('main')).toContainText(/F\d+/);
  const number = /F\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByRole('main')).toContainText(email);

  const receipt = await journeyInbox().mailTo(email);
  expect(receipt.subject).toContain(number);
  expect(receipt.body.html).toContain('156.00');

  const staff = await (await browser.newContext()).newPage();
  await staff.goto(`${site}/admin/orders?from=${farDay()}&to=${farDay()}`);
  await expect(staff).toHaveURL(/\/login/);
  await enterLogin(staff, 'admin@example.com', DEMO_PASSWORD);
  await expect(staff).toHaveURL(/\/admin\/orders/);
  const row = staff.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('authorized');
  await row.getByRole('button', { name: 'Confirm' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toContainText('confirmed');
  await expect(row).toContainText('done');

  const moved = await movedMoney(journeyStack(), number.slice(1));
  expect(moved.map(({ paymentType, cents }) => [paymentType, cents])).toEqual([
    ['PA', 15_600],
    ['CP', 15_600],
  ]);
});
