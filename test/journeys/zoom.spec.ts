import { expect, type Page, test } from '@playwright/test';
import { journeySite } from '#test/support/journey.ts';
import { openWizard } from '#test/support/wizard.ts';

/** Texts of which a part is cut off, as their box does not grow with them. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const isCutting = [overflowX, overflowY].some((one) => one === 'hidden' || one === 'clip');
        if (!isCutting || clipPath !== 'none' || element.closest('[inert], [aria-hidden=true]')) return false;
        return (
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
        );
      })
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data)),
      )
      .map(({ innerHTML }) => innerHTML),
  );

const expectWhole = async (page: Page): Promise<void> => {
  expect(await cutTexts(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
};

/** From the first page into the second step of a booking: nothing is lost, cut off, or covered from the pointer. */
const expectAllToWork = async (page: Page): Promise<void> => {
  const wizard = openWizard(page, journeySite());
  const main = page.getByRole('main');
  await page.goto(`${journeySite()}/`);
  await main.getByRole('heading', { name: 'Write to us' }).scrollIntoViewIfNeeded();
  await expect(main.getByLabel('Your request')).toBeVisible();
  await expectWhole(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Porter' }).click();
  await expect(page).toHaveURL(/\/porter$/);
  await expectWhole(page);
  await wizard.open();
  await wizard.travel({ services: ['assistant'] });
  await expectWhole(page);
  await wizard.continue();
  await wizard.way('assistant', ['Aircraft door', 'Taxi rank'], { flight: 'LH 717' });
  await wizard.language('German');
  await wizard.sign('Ms Tanaka');
  await expectWhole(page);
  await wizard.continue();
  await expect(page).toHaveURL(/\/book\/personal-details$/);
};

test.describe('at 200 %', () => {
  // A window of 1280 by 800 in which everything is twice as large.
  test.use({ viewport: { width: 640, height: 400 } });

  test('a page enlarged twice loses nothing', async ({ page }) => {
    await expectAllToWork(page);
  });
});

test.describe('with letters twice as large', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a page whose text alone is enlarged twice loses nothing', async ({ page }) => {
    // What a reader chooses in the settings of the browser.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expectAllToWork(page);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  });
});
