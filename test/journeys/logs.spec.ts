import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { newEmail, registerClient } from '#test/support/accounts.ts';
import { journeyInbox, journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { placedOrder } from '#test/support/office-calls.ts';

test('a mail is found in its log and sent again, and the audit log tells who did so, in both languages', async ({
  page,
}) => {
  const email = newEmail();
  const id = await placedOrder(journeyStack(), { personal: { email } });
  await journeyInbox().mailTo(email, `F${id}`);
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${journeySite()}/admin/mails?to_address=${email}`);
  await expect(page.getByRole('rowheader')).toContainText([`F${id}`]);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send again: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('alert')).toContainText('The mail goes out again.');
  // Whom a mail went to is known once it has gone.
  await expect.poll(async () => (await journeyInbox().mailsTo(email)).length).toBe(2);
  await expect(async () => {
    await page.reload();
    await expect(page.locator('tbody tr').filter({ hasText: email })).toHaveCount(2, { timeout: 3_000 });
  }).toPass();

  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.goto(`${journeySite()}/admin/audit?kind=mail&subject=${id}`);
  await expect(page.getByRole('heading', { name: 'Änderungsprotokoll' })).toBeVisible();
  const entry = page.locator('tbody tr').filter({ hasText: 'Erneut gesendet' });
  await entry.getByText('1 Feld: to').click();
  await expect(entry).toContainText(email);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('article').first()).toContainText('Erneut gesendet');
  await expectAccessible(page);
});

test('what is kept of a client is exported, and erased once nothing is booked any more, in German', async ({
  page,
}) => {
  const { email } = await registerClient(journeyStack());
  const booked = newEmail();
  const id = await placedOrder(journeyStack(), { personal: { email: booked } });
  await Promise.all([journeyInbox().mailTo(email), journeyInbox().mailTo(booked, `F${id}`)]);
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}/admin/privacy`);
  const field = page.getByLabel('E-Mail-Adresse des Kunden');
  const exportIt = page.getByRole('button', { name: 'Exportieren' });
  await exportIt.click();
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(email);
  const download = page.waitForEvent('download');
  await exportIt.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${email}.json`);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email } });
  await expect(page.getByText('Die Daten wurden exportiert.')).toBeVisible();

  const exports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/privacy/export')) exports.push(request.url());
  });
  const dialog = page.getByRole('dialog', { name: 'Daten dieser Person löschen?' });
  const erase = async (typed: string): Promise<void> => {
    await dialog.getByLabel('Adresse noch einmal eingeben').fill(typed);
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  };
  await field.fill(booked);
  await page.getByRole('button', { name: 'Löschen …' }).click();
  await erase(email);
  await expect(dialog.getByText('Das ist nicht dieselbe Adresse.')).toBeVisible();
  await expectAccessible(page);
  await erase(booked);
  const refused = page.getByRole('alert').filter({ hasText: 'Die Daten konnten nicht gelöscht werden.' });
  await expect(refused).toContainText(`F${id}`);

  await page.setViewportSize({ width: 390, height: 844 });
  await field.fill(email);
  await page.getByRole('button', { name: 'Löschen …' }).click();
  await erase(email);
  const result = page.getByRole('region', { name: 'Was gelöscht wurde' });
  await expect(result).toContainText('Kontogelöscht');
  // Erasing is no export.
  expect(exports).toEqual([]);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
