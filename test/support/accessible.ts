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

/** No barrier that axe finds by the rules of WCAG 2.2 AA. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A table that reads anew is dimmed meanwhile, and cannot be worked with.
  await expect(page.locator('[data-records][aria-busy="true"]')).toHaveCount(0);
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target).join(' ')])).toEqual([]);
};
