import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { placedOrder } from '#test/support/office-calls.ts';

test('the start shows what waits and how business goes, and Ctrl-K leads to an order by the keyboard alone', async ({
  page,
}) => {
  const id = await placedOrder(journeyStack());
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${journeySite()}/admin`);
  const waiting = page.getByRole('link', { name: /orders to confirm/ });
  await expect(waiting).toHaveAttribute('href', /^\/admin\/orders\?from=.*&status=ordered$/);
  const turnover = page.getByRole('region', { name: 'Turnover', exact: true });
  await turnover.getByRole('button', { name: 'Service' }).click();
  await expect(turnover.getByRole('button', { name: 'Service' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.fill(`F${id}`);
  await expect(page.getByRole('option', { name: new RegExp(`F${id}`) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/orders\\?.*order=${id}`));
  await expect(page.getByRole('dialog')).toContainText(`F${id}`);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search' }).click();
  await field.fill('mail');
  await page.getByRole('option', { name: /Mail log/ }).click();
  await expect(page.getByRole('heading', { name: 'Mail log' })).toBeVisible();
});
