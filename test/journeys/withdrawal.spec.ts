import { expect, test } from '@playwright/test';
import { expectAccessible } from '#test/support/accessible.ts';
import { journeyInbox, journeySite } from '#test/support/journey.ts';

test('a client withdraws without a login in two steps, and has the receipt on the screen and by mail', async ({
  page,
}) => {
  const email = `withdrawal-${process.pid}-${Date.now()}@example.com`;
  await page.goto(`${journeySite()}/de/faq`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen');
  await main.getByRole('button', { name: 'Weiter' }).click();
  await expect(main.getByRole('alert')).toBeFocused();
  await expect(main.getByRole('alert').getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await main.getByLabel('Ihr Name').fill('Keiko Tanaka');
  await main.getByLabel('Auftragsnummer').fill('F999999');
  await main.getByLabel('E-Mail für die Bestätigung').fill(email);
  await main.getByRole('button', { name: 'Weiter' }).click();

  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main).toContainText('Hiermit widerrufe ich');
  for (const fact of ['Keiko Tanaka', 'F999999', email]) await expect(main).toContainText(fact);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Angaben ändern' }).click();
  await expect(main.getByLabel('Auftragsnummer')).toHaveValue('F999999');
  await main.getByRole('button', { name: 'Weiter' }).click();
  await page.route('**/api/general/withdrawal', (route) => route.abort(), { times: 1 });
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByRole('alert')).toContainText('Ihr Widerruf wurde nicht gesendet.');
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen');
  await expect(main).toContainText(/Eingegangen.*\d{4}, \d{2}:\d{2} Uhr/);
  await expect(main.getByRole('button', { name: 'Bestätigung drucken' })).toBeVisible();
  await expectAccessible(page);
  const reference =
    (await main
      .getByText(/^Vorgangsnummer$/)
      .locator('..')
      .locator('dd')
      .textContent()) ?? '';
  const mail = await journeyInbox().mailTo(email);
  expect(reference).not.toBe('');
  expect(mail.body.html).toContain(reference);
});
