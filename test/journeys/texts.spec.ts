import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { journeyInbox, journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { speakGerman } from '#test/support/office-language.ts';
import { staffBrowser } from '#test/support/staff.ts';

const rows = (page: Page) => page.locator('[data-records] tbody tr');

const expectToFit = async (page: Page): Promise<void> => {
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
};

test('texts are found, paged, sorted, compared with two languages, changed in one and put back, and the table is cleared for good or for now; they stand in German on a phone too', async ({
  page,
}) => {
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}/admin/translations`);
  const bar = page.getByRole('main');
  const shown = (text: string) => page.getByRole('status').filter({ hasText: text });
  for (const column of ['Id', 'Key', 'English']) {
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  await bar.getByLabel('Rows per page').selectOption('10');
  await expect(shown('1 to 10 of')).toBeVisible();
  await bar.getByRole('button', { name: 'Next page' }).click();
  await expect(shown('11 to 20 of')).toBeVisible();
  await bar.getByRole('searchbox', { name: 'Search in texts' }).fill('Zurück zur Liste');
  await expect(rows(page).filter({ hasText: 'Back to the list' }).first()).toBeVisible();
  await bar.getByRole('button', { name: 'Clear table temporarily' }).click();
  await expect(shown('1 to 10 of')).toBeVisible();
  await page.goto(`${journeySite()}/admin/translations`);
  await expect(bar.getByRole('searchbox', { name: 'Search in texts' })).toHaveValue('Zurück zur Liste');
  await bar.getByRole('button', { name: 'Clear table', exact: true }).click();
  await expect(shown('1 to 50 of')).toBeVisible();
  await expect(bar.getByRole('searchbox', { name: 'Search in texts' })).toHaveValue('');
  await page.getByRole('button', { name: 'Key', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Key', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(rows(page).getByRole('rowheader').nth(1)).toContainText('airport.1');

  await bar.getByRole('searchbox', { name: 'Search by key' }).fill('office.editor.unlink');
  await expect(rows(page).filter({ hasText: 'Remove link' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Set link' })).toHaveCount(0);
  for (const name of ['Deutsch', 'العربية']) {
    await bar.getByRole('combobox', { name: 'Compare with' }).click();
    await page.getByRole('option', { name }).click();
  }
  await expect(bar.getByText('At most two extra languages')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Link entfernen' })).toContainText('missing, English shows');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Remove العربية' }).click();
  await expect(bar.getByRole('combobox', { name: 'Compare with' })).toBeVisible();

  await page.getByRole('button', { name: 'office.editor.unlink' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText('Please add no styling')).toBeVisible();
  await form.getByRole('tab', { name: 'Deutsch' }).click();
  const text = form.getByRole('textbox', { name: 'Deutsch' });
  await text.fill('');
  await expect(form.getByText('Please enter message.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(text).toHaveText('Link entfernen');
  await text.fill('Verknüpfung lösen');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('The translation was updated.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Verknüpfung lösen' })).toBeVisible();

  // Somebody else is faster: nothing that was typed is lost.
  const colleague = await staffBrowser(journeyStack(), 'admin2@example.com');
  await text.fill('Link weg');
  await colleague.send('POST', '/api/translations/updateTranslation', {
    translation: { key: 'office.editor.unlink', texts: { de: 'Link löschen' }, version: 1 },
  });
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('The translation was not updated.')).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('Somebody else has changed this meanwhile');
  await expect(text).toHaveText('Link weg');
  await expect(form.getByText('Link löschen')).toBeVisible();
  await form.getByRole('button', { name: 'Reset to the shipped text' }).click();
  await expect(text).toHaveText('Link entfernen');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(rows(page).filter({ hasText: 'Link entfernen' })).toBeVisible();
  await form.getByText('Earlier versions').click();
  await expect(form.getByRole('listitem').filter({ hasText: 'Verknüpfung lösen' })).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await bar.getByRole('button', { name: 'Clear table', exact: true }).click();
  await expect(shown('1 to 50 of')).toBeVisible();

  await bar.getByRole('searchbox', { name: 'Search by key' }).fill('office.editor.set_link');
  await expect(rows(page).filter({ hasText: 'Set link' })).toBeVisible();
  await speakGerman(page);
  await expectToFit(page);
  await page.getByRole('button', { name: 'office.editor.set_link' }).click();
  await expect(form.getByText('Dies ist ein einfacher Text.')).toBeVisible();
  await expectAccessible(page);
});

test('templates of mails are found by category, subject and message, sorted, paged, previewed, mailed to oneself and changed with their variables; they stand in German on a phone too', async ({
  page,
}) => {
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}/admin/emails`);
  const bar = page.getByRole('main');
  const refunded = page.getByRole('button', { name: 'Order refunded', exact: true });
  const welcome = page.getByRole('button', { name: /Welcome/ });
  await bar.getByLabel('Rows per page').selectOption('7');
  await expect(page.getByRole('status').filter({ hasText: '1 to 7 of' })).toBeVisible();
  await bar.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('status').filter({ hasText: '8 to 14 of' })).toBeVisible();
  await bar.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Account', exact: true }).click();
  await expect(welcome).toBeVisible();
  await expect(refunded).toBeHidden();
  await bar.getByRole('button', { name: 'Clear table' }).click();
  await bar.getByRole('searchbox', { name: 'Search in subjects' }).fill('refunded:');
  await expect(refunded).toBeVisible();
  await expect(welcome).toBeHidden();
  await bar.getByRole('button', { name: 'Clear table' }).click();
  await expect(welcome).toBeVisible();
  await bar.getByRole('searchbox', { name: 'Search in messages' }).fill('withdraw from a contract');
  await expect(page.getByRole('button', { name: 'Withdrawal, notice to the office' })).toBeVisible();
  await expect(welcome).toBeHidden();
  await bar.getByRole('button', { name: 'Clear table' }).click();
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Title', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(rows(page).getByRole('rowheader').nth(1)).toContainText('Your account');

  await bar.getByRole('button', { name: 'Clear table' }).click();
  await bar.getByRole('searchbox', { name: 'Search by title' }).fill('zzz');
  await expect(bar.getByText('No Records Found')).toBeVisible();
  await bar.getByRole('searchbox', { name: 'Search by title' }).fill('notice to the office');
  const title = page.getByRole('button', { name: 'Withdrawal, notice to the office' });
  await title.click();
  const form = page.getByRole('dialog').first();
  await form.getByRole('tab', { name: 'العربية' }).click();
  await expect(form.getByText('Latin characters')).toBeVisible();
  await form.getByRole('tab', { name: 'English' }).click();
  const message = form.getByRole('textbox', { name: 'Message' });
  await expect(message.locator('[data-variable]').first()).toBeVisible();
  await form.getByLabel('Title').fill('');
  await expect(form.getByText('Please enter Title')).toBeVisible();
  await form.getByRole('button', { name: 'Discard' }).click();
  await form.getByLabel('Subject').fill('No number [IBAN]');
  await expect(form.getByText(/Keep exactly the variables.*Not allowed: \[IBAN\]/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save and close' })).toBeDisabled();
  await form.getByRole('button', { name: 'Discard' }).click();
  await message.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Please answer today.');
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview with sample data' });
  await expect(preview.getByText('Please answer today.')).toBeVisible();
  await expect(preview.getByText('Keiko Tanaka').first()).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(page.getByText('The test mail is on its way to admin@example.com.')).toBeVisible();
  await expect
    .poll(async () =>
      (await journeyInbox().mailsTo('admin@example.com')).some(({ body }) =>
        body.html?.includes('Please answer today.'),
      ),
    )
    .toBe(true);
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('The template was updated.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  // Somebody else is faster, in other lines: both are kept.
  const colleague = await staffBrowser(journeyStack(), 'admin2@example.com');
  const where = { title: 'notice to the office' };
  const listed = await colleague.send('POST', '/api/emails/list', { where });
  const [stored] = (listed.body as { rows: { languages: { en: object; de: object } }[] }).rows;
  const en = { ...stored?.languages.en, sender: 'Withdrawals' };
  const email = { ...stored, languages: { ...stored?.languages, en } };
  expect((await colleague.send('POST', '/api/emails/updateEmail', { email })).status).toBe(200);
  await form.getByLabel('Subject').fill('Withdrawal: [ORDER_NUMBER], [NAME], [REFERENCE]');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('The template was not updated.')).toBeVisible();
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText(['English: Sender: Withdrawals']);
  await expect(form.getByRole('textbox', { name: 'Sender', exact: true })).toHaveValue('Withdrawals');
  await expectAccessible(page);

  // What is written is not lost by a slip.
  await form.getByRole('button', { name: 'Close', exact: true }).click();
  const leave = page.getByRole('dialog', { name: 'Discard what you have entered?' });
  await leave.getByRole('button', { name: 'Not now' }).click();
  await expect(form.getByLabel('Subject')).toHaveValue('Withdrawal: [ORDER_NUMBER], [NAME], [REFERENCE]');
  await form.getByRole('button', { name: 'Save and close' }).click();
  await expect(form).toBeHidden();
  await expect(rows(page).filter({ hasText: 'Withdrawal: ORDER_NUMBER' })).toBeVisible();
  await title.click();
  await expect(message).toContainText('Please answer today.');
  await form.getByLabel('Title').fill('Withdrawal');
  await form.getByRole('button', { name: 'Close', exact: true }).click();
  await leave.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(title).toBeVisible();

  await speakGerman(page);
  await expect(page.getByRole('heading', { name: 'E-Mail-Vorlagen', level: 1 })).toBeVisible();
  await expectToFit(page);
});

test('a search waits until typing has rested for 700 ms, and asks once', async ({ page }) => {
  const HOUR_MS = 3_600_000;
  await logInAs(page, 'admin3@example.com', DEMO_PASSWORD);
  await page.clock.install();
  for (const [number, { path, label, call }] of [
    { path: '/admin/translations', label: 'Search in texts', call: '/api/translations/list' },
    { path: '/admin/emails', label: 'Search by title', call: '/api/emails/list' },
  ].entries()) {
    const asked: string[] = [];
    await page.goto(`${journeySite()}${path}`);
    const search = page.getByRole('main').getByRole('searchbox', { name: label });
    await expect(rows(page).first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + (number + 1) * HOUR_MS);
    page.on('request', (request) => {
      if (request.url().endsWith(call) && request.postData()?.includes('Qu')) asked.push(label);
    });
    await search.pressSequentially('Q');
    await page.clock.runFor(699);
    await search.pressSequentially('uell');
    await page.clock.runFor(699);
    expect(asked).toEqual([]);
    const asks = page.waitForRequest((request) => request.postData()?.includes('Quell') === true);
    await page.clock.runFor(1);
    await asks;
    expect(asked).toEqual([label]);
    page.removeAllListeners('request');
    await page.clock.resume();
  }
});
