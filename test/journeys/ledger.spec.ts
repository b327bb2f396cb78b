import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { addDays } from '#shared/calendar-date.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { ok } from '#test/support/booking-calls.ts';
import { journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { invoiceBody, issued, today } from '#test/support/ledger.ts';
import { staffBrowser } from '#test/support/staff.ts';

const DONE_MS = 20_000;
/** Days of the past on which no other journey dates an invoice. */
const BILLED = addDays(today(), -71);
const EMPTY = addDays(today(), -301);
const EXPORTS = '**/api/invoices/exports';

const expectToFit = async (page: Page): Promise<void> => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
};
const openGenerator = (page: Page) => page.goto(`${journeySite()}/admin/invoices?tab=generate`);
const choose = async (form: Locator, day: string): Promise<void> => {
  await form.getByLabel('From', { exact: true }).fill(day);
  await form.getByLabel('To', { exact: true }).fill(day);
};

/** The next start arrives, but its answer does not. */
const loseAnswer = (page: Page, call: string) =>
  page.route(
    `**/api/invoices/${call}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
/** The exports as they are while the latest is half done: sooner than any hand could reload, it would be over. */
const putBack = (page: Page) =>
  page.route(
    EXPORTS,
    async (route) => {
      const response = await route.fetch();
      const { permitted, rows } = await response.json();
      const { outcome, ...latest } = rows[0];
      const halfDone = { ...latest, state: 'running', finished: 0, has_file: false };
      await route.fulfill({ response, json: { permitted, rows: [halfDone, ...rows.slice(1)] } });
    },
    { times: 1 },
  );

test('the ledger of a period is exported once, followed over a reload, and saved; an empty one is told', async ({
  page,
}) => {
  const admin = await staffBrowser(journeyStack(), 'admin3@example.com');
  const invoice = invoiceBody({ invoice_date: BILLED });
  expect((await admin.send('POST', '/api/invoices', { invoice, key: randomUUID() })).status).toBe(200);
  await logInAs(page, 'admin3@example.com', DEMO_PASSWORD);
  await openGenerator(page);
  const form = page.getByRole('form', { name: 'Generate Invoices' });
  const latest = page.getByRole('region', { name: 'Latest exports' }).getByRole('listitem');
  const rab = form.getByRole('button', { name: 'RAB' });
  await choose(form, '');
  await rab.click();
  await expect(form.getByText('A proper invoicing period is required.')).toHaveCount(2);

  await choose(form, BILLED);
  await loseAnswer(page, 'createRAB');
  await rab.click();
  await expect(page.getByText('The export was not started.')).toBeVisible();
  await expect(latest.first()).toContainText('1 document', { timeout: DONE_MS });
  const download = page.waitForEvent('download');
  await rab.click();
  expect((await download).suggestedFilename()).toBe(`RAB_${BILLED}_${BILLED}.xlsx`);
  const { rows } = ok(await admin.get('/api/invoices/exports')) as { rows: { period_from: string }[] };
  expect(rows.filter(({ period_from }) => period_from === BILLED)).toHaveLength(1);

  await putBack(page);
  await page.reload();
  await expect(latest.first().getByRole('progressbar', { name: 'Export at work' })).toBeVisible();
  await expect(latest.first()).toContainText('0 of 1 days read');
  await expect(latest.first()).toContainText('1 document', { timeout: DONE_MS });
  await expect(latest.first().getByRole('link', { name: 'Download file' })).toHaveAttribute(
    'href',
    /^\/api\/invoices\/exports\/[\w-]+\/file$/,
  );

  await choose(form, EMPTY);
  await rab.click();
  await expect(latest.first()).toContainText('No invoices found.', { timeout: DONE_MS });
  await expect(page.getByRole('alert').filter({ hasText: 'No invoices found.' })).toBeVisible();

  await choose(form, BILLED);
  await expect(form.getByLabel('Close these invoices for accounting')).toBeChecked();
  const batch = page.waitForEvent('download');
  await form.getByRole('button', { name: 'DATEV' }).click();
  expect((await batch).suggestedFilename()).toBe(`EXTF_Rechnungsausgang_${BILLED}_${BILLED}.csv`);
  await expect(latest.first()).toContainText('1 document, 1 closed now');
  await expectToFit(page);
});

test('who may not export sees no button for it, and reads in German that every missing number is explained', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await logInAs(page, 'munich@example.com', DEMO_PASSWORD);
  const asked = page.waitForResponse(EXPORTS);
  await openGenerator(page);
  expect(await (await asked).json()).toEqual({ permitted: false, rows: [] });
  await expect(page.getByRole('region', { name: 'Letzte Läufe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rechnungen des Zeitraums' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(RAB|DATEV|CSV)$/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Letzte Exporte' })).toHaveCount(0);

  const admin = await staffBrowser(journeyStack(), 'admin3@example.com');
  const { invoice_number } = await issued(admin);
  await page.getByRole('link', { name: 'Nummernkreise' }).click();
  const agencies = page.getByRole('region', { name: 'Agenturen' });
  await expect(agencies).toContainText('10001');
  await expect(agencies).not.toContainText('Keine Erklärung bekannt');
  const [latest = ''] = ((await agencies.locator('strong').textContent()) ?? '').split(' – ').slice(-1);
  expect(Number.parseInt(latest, 10)).toBeGreaterThanOrEqual(Number.parseInt(invoice_number, 10));
  await expect(page.getByRole('region', { name: 'Webkunden' })).toContainText('10001');
  await expectToFit(page);
});
