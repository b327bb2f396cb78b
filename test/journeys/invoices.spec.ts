import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { newEmail } from '#test/support/accounts.ts';
import { createJob, formBody } from '#test/support/job-desk.ts';
import { journeyInbox, journeySite, journeyStack, leaveBrowser, logInAs } from '#test/support/journey.ts';
import { freeBody, invoiceBody, issued } from '#test/support/ledger.ts';
import { speakGerman } from '#test/support/office-language.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';

const DONE_MS = 20_000;

/** The invoices whose period is this day, whoever looks. */
const listOf = (day: string): string => `${journeySite()}/admin/invoices?period_from=${day}&period_to=${day}`;
const record = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-records] tbody tr').filter({ hasText: text });

const expectToFit = async (page: Page): Promise<void> => {
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('a period is invoiced as drafts and for good, credited in part, locked and downloaded', async ({
  page,
}) => {
  const day = ownDay();
  const admin = await staffBrowser(journeyStack(), 'admin@example.com');
  await createJob(admin, formBody({ serviceDate: day }));
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);

  await page.goto(`${journeySite()}/admin/invoices?tab=generate`);
  const form = page.getByRole('form', { name: 'Generate Invoices' });
  const latest = page.getByRole('region', { name: 'Latest runs' }).getByRole('listitem').first();
  const start = form.getByRole('button', { name: 'Period Invoices' });
  await expect(form.getByRole('button', { name: 'FRA' })).toHaveAttribute('aria-pressed', 'true');
  await expect(form.getByRole('button', { name: 'MUC' })).toHaveAttribute('aria-pressed', 'false');
  await expect(form.getByLabel('all Agencies')).toBeChecked();
  await expect(form.getByLabel('Draft')).toBeChecked();
  await expect(form.getByLabel('Force New')).not.toBeChecked();
  await form.getByLabel('From', { exact: true }).fill('');
  await start.click();
  await expect(form.getByText('A proper invoicing period is required.')).toBeVisible();
  await expectToFit(page);

  await expect(form.getByRole('link', { name: 'Invoice Generator' })).toHaveAttribute(
    'href',
    '/admin/invoices/form/new',
  );
  await form.getByLabel('From', { exact: true }).fill(day);
  await form.getByLabel('To', { exact: true }).fill(day);
  await form.getByLabel('all Agencies').uncheck();
  await form.getByRole('combobox', { name: 'Agencies' }).fill('Nordlicht');
  await page.getByRole('option', { name: /Nordlicht Reisen/ }).click();
  await page.keyboard.press('Escape');
  await start.click();
  await expect(latest).toContainText(/drafts.*1 document made/, { timeout: DONE_MS });
  await expect(latest.getByRole('link', { name: 'Download archive' })).toHaveAttribute(
    'href',
    /^\/api\/invoices\/runs\/[\w-]+\/file$/,
  );

  await form.getByLabel('Draft').uncheck();
  await form.getByLabel('Force New').check();
  await start.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('credited in full');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await form.getByLabel('Force New').uncheck();
  await start.click();
  await expect(dialog).toContainText('takes the next number');
  await dialog.getByRole('button', { name: 'Period Invoices' }).click();
  await expect(latest).toContainText(/final.*1 document made/, { timeout: DONE_MS });

  await page.goto(listOf(day));
  await expect(record(page, 'Draft')).toHaveCount(1);
  const row = record(page, /sec24.*Invoice/).filter({ hasNotText: 'Draft' });
  await expect(row).toContainText('Nordlicht Reisen');
  const draftFile = page.waitForEvent('download');
  await record(page, 'Draft').getByRole('button').click();
  expect((await draftFile).suggestedFilename()).toMatch(/^draft-\d+-FRA-\d{8}-\d{8}\.pdf$/);
  const number = (await row.getByRole('rowheader').textContent())?.trim() ?? '';

  await row.getByRole('button', { name: `Credit note for ${number}` }).click();
  await expect(dialog.getByLabel('Invoice number')).toBeDisabled();
  await dialog.getByLabel('Amount, net').fill('99999');
  await expect(dialog).toContainText('The credit note amount exceeds the amount left.');
  await dialog.getByLabel('Amount, net').fill('0');
  await expect(dialog).toContainText('The credit note amount must be above 0.');
  await dialog.getByLabel('Amount, net').fill('10');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(record(page, `for ${number}`)).toContainText('-€10.00');
  await expect(record(page, `for ${number}`).getByRole('button', { name: /^Credit note/ })).toHaveCount(0);
  await expect(row).toContainText('€10.00');

  await row.getByRole('button', { name: `Lock ${number}` }).click();
  await dialog.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(row).toContainText('Locked');
  await expect(row.getByRole('button', { name: /^Credit note/ })).toHaveCount(0);

  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: `Download PDF of ${number}` }).click();
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
  await expectAccessible(page);
  await expectToFit(page);

  await row.getByRole('link', { name: `Clone ${number}` }).click();
  await expect(page.getByRole('heading', { name: 'Create new Invoice' })).toBeVisible();

  await leaveBrowser(page);
  await logInAs(page, 'agency@example.com', DEMO_PASSWORD);
  await page.goto(listOf(day));
  await expect(record(page, number).first()).toBeVisible();
  await expect(record(page, 'Draft')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^(Generate Invoices|Clone)/ })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Agency' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Credit note for|Lock|Unlock)/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Download PDF of ${number}` })).toBeVisible();
});

test('an invoice is mailed with its PDF to the address of the agency or another one, a credit note asks for a number that nobody has, and the table is put back, on a phone in German too', async ({
  page,
}) => {
  const day = ownDay();
  const admin = await staffBrowser(journeyStack(), 'admin@example.com');
  const period = { invoice_period_from: day, invoice_period_to: day };
  const taken = `CN-${crypto.randomUUID().slice(0, 13)}`;
  await issued(admin, freeBody(taken, period));
  const { invoice_number: number } = await issued(admin, invoiceBody(period));
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(listOf(day));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('button', { name: `Email ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: `Email ${number}?` });
  const to = dialog.getByLabel('Email address');
  await expect(to).toHaveValue('gruppen@nordlicht-reisen.example');
  await to.fill('nobody');
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog.getByText('Please fill this field with email address.')).toBeVisible();
  await expectAccessible(page);
  const address = newEmail();
  await to.fill(address);
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText(`${number} is on its way to ${address}.`)).toBeVisible();
  const { attachments } = await journeyInbox().mailTo(address, number);
  expect(attachments).toMatchObject([{ contentType: 'application/pdf', filename: `${number}.pdf` }]);

  await page.getByRole('button', { name: `Credit note for ${taken}` }).click();
  const credit = page.getByRole('dialog');
  await credit.getByLabel('Invoice number').fill(taken);
  await credit.getByLabel('Amount, net').focus();
  await expect(credit).toContainText('The invoice number exists already.');
  await page.route('**/api/invoices/exists/*', (route) => route.abort());
  await credit.getByLabel('Invoice number').fill(`${taken}-C`);
  await credit.getByLabel('Amount, net').focus();
  await expect(credit).toContainText('The check of the invoice number failed.');
  await credit.getByRole('button', { name: 'Create' }).click();
  await expect(record(page, `for ${taken}`)).toContainText(`${taken}-C`);
  await expect(page.getByText('Nothing left')).toBeVisible();

  // The answer to a credit note is lost on its way.
  await page.route('**/api/invoices/createCreditNote/*', (route) => route.abort());
  await page.getByRole('button', { name: `Credit note for ${number}` }).click();
  await page.getByRole('dialog').getByLabel('Amount, net').fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error Occurred' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();

  await page.getByRole('button', { name: 'More for this table' }).click();
  await page.getByRole('menuitem', { name: 'Clear cache' }).click();
  await expect(page.getByText('The cache is empty.')).toBeVisible();
  await speakGerman(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: `Korrektur zu ${number}` })).toBeVisible();
  await page.getByRole('button', { name: `${number} per E-Mail` }).click();
  await expect(page.getByRole('dialog')).toContainText(`${number}`);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: officeDe['office.table.more'] }).click();
  await page.getByRole('menuitem', { name: officeDe['office.table.clear_temporarily'] }).click();
  await expect(page).toHaveURL(/\/admin\/invoices$/);
});
