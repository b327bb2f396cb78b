import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { journeySite, logInByScreen } from '#test/support/journey.ts';

test('a content page that does not load leads to the page for unknown addresses', async ({ page }) => {
  await page.goto(`${journeySite()}/sitemap`);
  await page.route('**/api/pages/about/**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('main').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/page-not-found$/);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('service pages lead to the booking of their service; VIP is coming soon', async ({ page }) => {
  await page.goto(`${journeySite()}/de/porter`);
  await expect(page.getByRole('complementary').getByRole('link').first()).toHaveAttribute(
    'href',
    '/de/book/travel-details?service=porter',
  );
  await page.goto(`${journeySite()}/de/vip`);
  await expect(page.getByRole('complementary')).toContainText('Bald');
  await expect(page.locator('a[href*="service=vip"]')).toHaveCount(0);
  await page.goto(`${journeySite()}/de`);
  await expect(page.locator('main a[href="/de/porter"]').first()).toBeVisible();
});

test("the links in the office's texts lead on in the reader's language", async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`${journeySite()}/ar/faq`);
  await expect(main.locator('.prose a[href="/ar/privacy"]')).toBeVisible();
  await main.locator('.prose a[href="/ar/withdrawal"]').click();
  await expect(page).toHaveURL(/\/ar\/withdrawal$/);
  await page.goto(`${journeySite()}/en/faq`);
  await expect(main.locator('.prose a[href="/withdrawal"]')).toBeVisible();
});

test('the navigation bar leads to the services, the languages, and in and out', async ({ page }) => {
  await page.goto(`${journeySite()}/faq`);
  const bar = page.getByRole('banner');
  for (const service of ['Assistant', 'Porter', 'VIP']) {
    await expect(bar.getByRole('link', { name: service, exact: true })).toBeVisible();
  }
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible();
  // The text of the language that was loaded before tells that the page has come alive.
  await expect(page.locator('.foot-end')).toContainText(String(new Date().getFullYear()));
  await bar.getByLabel('Language').selectOption('de');
  await expect(page).toHaveURL(/\/de\/faq$/);
  await page.getByRole('banner').getByLabel('Sprache').selectOption('en');
  // The German address ends like the English one: only its prefix tells that the language has changed.
  await expect(page).not.toHaveURL(/\/de\//);
  await expect(page).toHaveURL(/\/faq$/);
  await expect(bar.getByLabel('Language')).toBeVisible();
  await logInByScreen(page, 'client@example.com', DEMO_PASSWORD);
  await expect(bar.getByRole('link', { name: 'Log out' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Porter', exact: true })).toBeVisible();
});

test('the foot of every page leads to services, questions, sitemap and the law, and back to the top', async ({
  page,
}) => {
  await page.goto(`${journeySite()}/faq`);
  const foot = page.getByRole('contentinfo');
  for (const href of [
    '/assistant',
    '/porter',
    '/vip',
    '/faq',
    '/sitemap',
    '/imprint',
    '/privacy',
    '/de/agb',
  ]) {
    await expect(foot.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(foot).toContainText(String(new Date().getFullYear()));
  const top = page.locator('button.to-top');
  await expect(top).toHaveCount(0);
  await page.mouse.wheel(0, 51);
  await expect(top).toBeVisible();
  await foot.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(top).toHaveCount(0);
});

test('the way back to the top takes 700 ms', async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(`${journeySite()}/agb`);
  await page.keyboard.press('End');
  await expect(page.locator('button.to-top')).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('contentinfo').getByRole('button', { name: 'Back to top' }).click();
  // It slows down towards its end: what is left of the way by then is some pixels.
  await page.clock.runFor(600);
  expect(await place()).toBeGreaterThan(0);
  await page.clock.runFor(120);
  expect(await place()).toBe(0);
});
