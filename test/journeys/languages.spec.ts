import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { inLanguagePath } from '#shared/content/site-paths.ts';
import { directionOf, SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';
import { shippedTexts } from '#shared/texts/shipped-texts.ts';
import { journeyInbox, journeySite, logInAs } from '#test/support/journey.ts';
import { expectReadable, reportsOfTexts } from '#test/support/readable.ts';
import { openWizard } from '#test/support/wizard.ts';

/** Everything below the language prefix that shows itself without a booking and a login; content pages have a journey of their own. */
const OPEN = [
  '/',
  '/sitemap',
  '/withdrawal',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/signup',
  '/booking',
  '/page-not-found',
  '/thankyou',
  '/book/travel-details',
];
const OWN = ['/user_settings', '/bookings'];
const SAMPLE = ['/', '/sitemap', '/login', '/book/travel-details'];

const CARD_PAGE = '/payment/?amt=92.00&cur=EUR&id=x&airport=FRA&customer=Keiko%20Tanaka&service=sec24';

const headline = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true }).first();

/** By a link of the page that is open, as readers go on; by its address where that has none, and home as most come there. */
const goTo = async (page: Page, language: SiteLanguage, path: string): Promise<void> => {
  const address = inLanguagePath(path, language);
  const link = page.locator(`a[href="${address}"]`).filter({ visible: true }).first();
  if (path === '/' || !(await link.isVisible())) {
    await page.goto(journeySite() + address);
    return;
  }
  const before = (await headline(page).textContent()) ?? '';
  await link.click();
  await expect(headline(page)).not.toHaveText(before);
};

/** Opens a page and reads it to its end, which brings what is loaded late. */
const readToTheEnd = async (page: Page, language: SiteLanguage, path: string): Promise<void> => {
  await goTo(page, language, path);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', directionOf(language));
  await expect(headline(page)).toHaveText(/\S/);
  await page.keyboard.press('End');
  await expect(page.locator('.foot-end')).toContainText(String(new Date().getFullYear()));
  if (path !== '/') return;
  // Home grows while it is read: its end moves on, and the form above it comes to who follows.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByLabel(shippedTexts(language)['contact.request'] ?? '')).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 15_000 });
};

const expectPages = async (page: Page, language: SiteLanguage, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await readToTheEnd(page, language, path);
    await expectReadable(page);
  }
};

for (const language of ['en', 'de'] as const) {
  test(`every page of the site reads well from phone to desk, in ${language}`, async ({ page }) => {
    const reports = reportsOfTexts(page);
    await logInAs(page, 'client@example.com', DEMO_PASSWORD);
    await expectPages(page, language, OWN);
    await page.goto(journeySite() + inLanguagePath('/logout?referrer=/signup', language));
    await expect(page).toHaveURL(journeySite() + inLanguagePath('/signup', language));
    await expectPages(page, language, OPEN);
    await page.goto(`${journeySite()}${CARD_PAGE}&lang=${language}`);
    await expect(page.getByRole('main')).toContainText('Keiko Tanaka');
    await expectReadable(page);
    expect(reports).toEqual([]);
  });
}

test('home with its contact form, booking, login and sitemap read well from phone to desk, in the five other languages', async ({
  page,
}) => {
  const reports = reportsOfTexts(page);
  for (const language of SITE_LANGUAGES) {
    if (language !== 'en' && language !== 'de') await expectPages(page, language, SAMPLE);
  }
  expect(reports).toEqual([]);
});

test('a guest books in Arabic, from right to left, from the first step to the thanks and the receipt', async ({
  page,
}) => {
  const email = `arabic-${process.pid}-${Date.now()}@example.com`;
  const wizard = openWizard(page, journeySite(), 'ar');
  const reports = reportsOfTexts(page);
  await wizard.open();
  await wizard.travel({ services: ['assistant'] });
  await wizard.continue();
  await wizard.way('assistant', ['باب الطائرة', 'سيارات'], { flight: 'LH 717' });
  await wizard.language('الألمانية');
  await wizard.sign('Ms Tanaka');
  await expectReadable(page);
  await wizard.continue();
  await wizard.guest(email);
  // What is Latin stays in its order: `3-14-9 Nakameguro` would read `Nakameguro 9-14-3`.
  for (const field of ['name', 'address1', 'zip', 'email', 'phone'] as const) {
    await expect(page.getByRole('main').locator(`[name=${field}]`)).toHaveCSS('direction', 'ltr');
  }
  await expectReadable(page);
  await wizard.continue();
  await wizard.card();
  await expect(page).toHaveURL(/\/ar\/book\/overview$/);
  await expectReadable(page);
  await wizard.order();
  await expect(page).toHaveURL(/\/ar\/thankyou$/);
  await expectReadable(page);
  const mail = await journeyInbox().mailTo(email);
  expect(mail.body.html).toContain('dir="rtl"');
  expect(reports).toEqual([]);
});

test('a text that a language lacks is shown in English, never as its key, and reported', async ({ page }) => {
  const reports = reportsOfTexts(page);
  await page.route('**/site-booking-ru-*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('"login.submit"', '"login.gone"') });
  });
  // The server fills in for itself what a language lacks; here it does not answer.
  await page.route('**/api/translations/ru', (route) => route.abort());
  await page.goto(`${journeySite()}/ru/login`);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shippedTexts('ru')['login.title'] ?? '');
  await expectReadable(page);
  expect(reports).toEqual(['No text for login.submit in ru']);
});
