import { expect, type Page, test } from '@playwright/test';
import { PAGE_NAMES } from '#shared/content/page.ts';
import { inLanguagePath, pathOfPage } from '#shared/content/site-paths.ts';
import { journeySite } from '#test/support/journey.ts';

/** Whoever has no login is told so by the server, and the browser notes that. */
const isExpected = (text: string): boolean =>
  /401 \(Unauthorized\)|views\.invalid|ERR_NAME_NOT_RESOLVED/.test(text);

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (['error', 'warning'].includes(message.type()) && !isExpected(text)) complaints.push(text);
  });
  return complaints;
};

for (const language of ['en', 'ar'] as const) {
  test(`every published page comes alive in ${language} as it arrived`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const name of PAGE_NAMES) {
      const address = journeySite() + inLanguagePath(pathOfPage(name), language);
      // Notes the document before the site's code runs, and whether React keeps its elements.
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { arrived: document.querySelector('main') });
        });
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(
        await page.evaluate(() => Reflect.get(window, 'arrived') === document.querySelector('main')),
      ).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });
}

test("the head follows from page to page, and customers' pages ask not to be listed", async ({ page }) => {
  const site = journeySite();
  await page.goto(`${site}/de`);
  const title = await page.title();
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(page).toHaveURL(/\/de\/login$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/de`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a language once chosen is found again at addresses without one', async ({ page }) => {
  await page.goto(`${journeySite()}/de`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${journeySite()}/faq`);
  await expect(page).toHaveURL(/\/de\/faq$/);
  await page.goto(`${journeySite()}/en/faq`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`${journeySite()}/about`);
  await expect(page).toHaveURL(/[^n]\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
