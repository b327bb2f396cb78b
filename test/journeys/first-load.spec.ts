import { expect, test } from '@playwright/test';
import { BUDGETS, measureFirstLoad } from '#test/load/first-load.ts';
import { journeySite } from '#test/support/journey.ts';

for (const { name, path, script, style } of BUDGETS) {
  test(`the first load of the ${name} grows no further than its limit of code`, async ({ page }) => {
    const sizes = await measureFirstLoad(page, journeySite(), path);
    expect(sizes.script).toBeGreaterThan(0);
    expect(sizes.script).toBeLessThanOrEqual(script);
    if (style !== undefined) expect(sizes.style).toBeLessThanOrEqual(style);
  });
}
