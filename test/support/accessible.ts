import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for what is still fading in: colours half on the way have no contrast to measure. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0))
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );

/** What stands above a page: nobody reaches the page meanwhile, and it is looked at when it stands alone. */
const LAYER = '[data-portal]';

const barriers = async (page: Page): Promise<string[][]> => {
  await settled(page);
  const isLayered = (await page.locator(`${LAYER} [role="dialog"][aria-modal="true"]`).count()) > 0;
  // A page that was looked at before has the rules already: to read them once more costs as much as the look.
  const hasRules = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder({ page, ...(hasRules && { axeSource: ';' }) });
  const { violations } = await (isLayered ? builder.include(LAYER) : builder)
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
    // The page judges itself: to collect what it found in a blank page costs twice as much, and serves frames of
    // other origins only. The one that we show is the card provider's.
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target).join(' ')]);
};

/** No barrier that axe finds by the rules of WCAG 2.2 AA, and that stays. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A table that reads anew is dimmed meanwhile, and cannot be worked with.
  await expect(page.locator('[data-records][aria-busy="true"]')).toHaveCount(0);
  const found = await barriers(page);
  // An alert that began to fade during the look has gone at the next one.
  expect(found.length > 0 ? await barriers(page) : found).toEqual([]);
};
