import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { newEmail } from '#test/support/accounts.ts';
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
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('article').first()).toContainText('Erneut gesendet');
  await expectAccessible(page);
});
