import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { journeySite, logInAs } from '#test/support/journey.ts';

/** Other journeys read the pages in English and German at the same moment: this one writes Spanish. */
const fillText = async (page: Page, words: { title: string; meta: string; about: string; text: string }) => {
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Title', { exact: true }).fill(words.title);
  await panel.getByLabel('Meta title').fill(words.meta);
  await panel.getByLabel('Meta description').fill(words.about);
  await panel.getByRole('textbox', { name: 'Text', exact: true }).fill(words.text);
};

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is published.').first()).toBeVisible();
};

test('a page is edited, previewed and published, and an earlier version is taken back', async ({ page }) => {
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}/cms`);
  const table = page.getByRole('table', { name: 'Content pages' });
  for (const column of ['Title', 'Subtitle', 'Meta title', 'Meta description', 'Status', 'Options']) {
    await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await table.getByRole('link', { name: 'Edit VIP' }).click();
  await page.getByRole('tab', { name: 'Español' }).click();
  await fillText(page, {
    title: 'Servicio VIP',
    meta: 'VIP en el aeropuerto',
    about: 'Muy pronto.',
    text: 'Hola.',
  });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  const site = page.frameLocator('iframe[title="The site as it will look"]');
  await expect(site.getByRole('heading', { level: 1, name: 'Servicio VIP' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const visitor = await page.context().newPage();
  await visitor.goto(`${journeySite()}/es/vip`);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Servicio VIP');

  await publish(page);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor).toHaveTitle('VIP en el aeropuerto', { timeout: 500 });
  }).toPass();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Servicio VIP' })).toBeVisible();

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page.getByRole('button', { name: 'Look at version 1' }).click();
  await expect(page.getByRole('dialog')).toContainText('As the site came');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take version 1 as the draft' }).click();
  const ask = page.getByRole('dialog', { name: 'Take version 1 as the draft' });
  await ask.getByRole('button', { name: 'Take version 1 as the draft' }).click();
  await expect(page.getByText('Version 1 is the draft now.').first()).toBeVisible();
  await expect(page.getByRole('tabpanel').getByLabel('Title', { exact: true })).toHaveValue('');
  await publish(page);
});
