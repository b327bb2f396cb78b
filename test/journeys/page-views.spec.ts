import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { beginBooking } from '#test/support/begun-booking.ts';
import { journeyAnalytics, journeySite, logInAs } from '#test/support/journey.ts';
import { openWizard } from '#test/support/wizard.ts';

type View = { readonly path: string; readonly language: string };

/** Stands at the address that counts, and notes what arrives there. */
const listen = async (page: Page) => {
  const views: View[] = [];
  const cookies: (string | undefined)[] = [];
  await page.context().route(`${journeyAnalytics()}**`, async (route) => {
    views.push(JSON.parse(route.request().postData() ?? '{}'));
    cookies.push((await route.request().allHeaders()).cookie);
    await route.fulfill({ status: 204 });
  });
  return { views, cookies, paths: () => views.map(({ path }) => path) };
};

test('views are counted by page and language, without cookies, and never at login or payment', async ({
  page,
}) => {
  const counted = await listen(page);
  const site = journeySite();
  await page.goto(`${site}/de`);
  await expect.poll(counted.paths).toEqual(['/']);
  expect(counted.views[0]).toEqual({ path: '/', language: 'de' });

  await page.goto(`${site}/login`);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await page.locator('main a[href="/de/signup"]').click();
  await expect(page).toHaveURL(/\/de\/signup$/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await page.goto(`${site}/en`);
  await expect.poll(counted.paths).toEqual(['/', '/']);

  const wizard = openWizard(page, site);
  await beginBooking(page, 'payment', { email: `counted-${process.pid}-${Date.now()}@example.com` });
  await expect(wizard.frame().locator('form.paymentWidgets')).toBeVisible();
  await wizard.card();
  await expect(page).toHaveURL(/\/book\/overview$/);
  await expect.poll(() => counted.paths().at(-1)).toBe('/book/overview');
  expect(counted.paths().filter((path) => /payment|login|signup/.test(path))).toEqual([]);
  expect(counted.cookies.filter(Boolean)).toEqual([]);
});

test('nothing is counted in the back office', async ({ page }) => {
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  const counted = await listen(page);
  await page.goto(`${journeySite()}/admin/orders`);
  await expect(page.getByRole('table').first()).toBeVisible();
  // The same listener hears of a public page: it would have heard of these.
  await page.goto(`${journeySite()}/en`);
  await expect.poll(counted.paths).toEqual(['/']);
});
