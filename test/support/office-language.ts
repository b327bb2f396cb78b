import { expect, type Page } from '@playwright/test';

/** Whoever reads English at a desk of the office chooses German in their menu: no page is loaded again. */
export const speakGerman = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Hello, / }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
};
