import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '#infra/seed/pages.ts';
import { inLanguagePath, pathOfPage } from '#shared/content/site-paths.ts';
import { directionOf } from '#shared/languages.ts';
import { journeySite } from '#test/support/journey.ts';
import { expectReadable } from '#test/support/readable.ts';

/** Whoever has no login is told so by the server, and the browser notes that. */
const isExpected = (text: string): boolean =>
  /401 \(Unauthorized\)|views\.invalid|ERR_NAME_NOT_RESOLVED/.test(text);

/** The rules of WCAG, and those that axe counts as good practice; the page judges itself, which costs half as much. */
const barriersByEveryRule = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(true)
      .analyze()
  ).violations;

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (['error', 'warning'].includes(message.type()) && !isExpected(text)) complaints.push(text);
  });
  return complaints;
};

/** Notes the document before the site's code runs, and whether React keeps its elements. */
const noteArrival = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { arrived: document.querySelector('main') });
    });
  });

const expectAsItArrived = async (page: Page): Promise<void> => {
  const isKept = () => Reflect.get(window, 'arrived') === document.querySelector('main');
  expect(await page.evaluate(isKept)).toBe(true);
};

/** Home and one page of each kind stand for the languages in which the office writes no pages. */
const SAMPLE = pages.filter(({ name }) => ['main', 'porter', 'faq'].includes(name));

for (const [language, shown] of [
  ['en', pages],
  ['de', pages],
  ['ar', SAMPLE],
] as const) {
  test(`every published page comes alive as it arrived, shows what the server has of it, and reads well from phone to desk, in ${language}`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await noteArrival(page);
    for (const { name, texts } of shown) {
      const { title = '', meta_description = '' } = texts[language] ?? texts.en ?? {};
      const address = journeySite() + inLanguagePath(pathOfPage(name), language);
      await page.goto(address, { waitUntil: 'networkidle' });
      await expectAsItArrived(page);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', directionOf(language));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', meta_description);
      const headline = page.getByRole('heading', { level: 1 });
      if (name === 'main') await expect(headline).toBeVisible();
      else await expect(headline).toHaveText(title);
      await expectReadable(page);
      // The languages differ in words only: the barriers of a page are looked for once, those of home in its own journey.
      if (language === 'de' && name !== 'main') expect(await barriersByEveryRule(page)).toEqual([]);
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
