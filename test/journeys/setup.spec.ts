import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { ok } from '#test/support/booking-calls.ts';
import { journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { staffBrowser } from '#test/support/staff.ts';

const TEXTS = { en: officeEn, de: officeDe } as const;
type Key = keyof typeof officeEn;

const words =
  (language: 'en' | 'de') =>
  (key: Key, title = ''): string =>
    TEXTS[language][key].replace('{{title}}', title);

const open = async (page: Page, language: 'en' | 'de', path: string): Promise<void> => {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}${path}`);
};

test('an airline is added, found and renamed, and a form that is older is told so, in English', async ({
  page,
}) => {
  const t = words('en');
  const button = (key: Key, title = '') => page.getByRole('button', { name: t(key, title), exact: true });
  const dialog = page.getByRole('dialog');
  await open(page, 'en', '/admin/setup?of=airlines');
  await button('office.setup.airlines.add').click();
  await dialog.getByLabel('Name').fill('Wombat Air');
  await button('office.catalogue.save').click();
  await expect(dialog.getByText(t('office.setup.error.airline.code'))).toBeVisible();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);

  await button('office.dialog.close').click();
  await expect(page.getByText(t('office.leave.text'))).toBeVisible();
  await button('office.dialog.not_now').last().click();
  await dialog.getByLabel('Code').fill('w9');
  await button('office.catalogue.save').click();
  await expect(page.getByText(t('office.setup.saved'), { exact: true })).toBeVisible();

  await page.getByRole('searchbox', { name: t('office.setup.find') }).fill('wombat');
  await expect(page.getByRole('rowheader')).toHaveText(['W9']);
  await button('office.setup.edit', 'W9 Wombat Air').click();
  const colleague = await staffBrowser(journeyStack(), 'admin2@example.com');
  const retired = { code: 'W9', name: 'Wombat Air', active: false, version: 1 };
  ok(await colleague.send('PUT', '/api/airlines/W9', retired));
  await dialog.getByLabel('Name').fill('Wombat Airways');
  await button('office.catalogue.save').click();
  await expect(dialog.getByText(t('office.catalogue.stale'))).toBeVisible();
  await expect(dialog.getByLabel('Active')).not.toBeChecked();
  await button('office.catalogue.save').click();
  await button('office.setup.history', 'W9 Wombat Airways').click();
  await expect(dialog.getByText('Wombat Air → Wombat Airways')).toBeVisible();
});

test('on a phone in German a price of airline groups is added and deleted after a question, a location is added with the ways of another, a way of it gets its price, and visitors are offered both until it is switched off', async ({
  page,
}) => {
  const t = words('de');
  const button = (key: Key, title = '') => page.getByRole('button', { name: t(key, title), exact: true });
  const dialog = page.getByRole('dialog');
  const key = 'WOMBAT 1-9 OTHER';
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'de', '/admin/setup?of=group_prices');
  await button('office.setup.group_prices.add').click();
  await dialog.getByLabel(t('office.setup.field.key')).fill('wombat 1-9 other');
  await dialog.getByLabel(t('office.setup.field.agency_short')).fill('LHG');
  await button('office.catalogue.save').click();
  await expect(dialog.getByText(t('office.setup.error.setup.price'))).toBeVisible();
  await dialog.getByRole('textbox', { name: t('office.setup.field.price') }).fill('12,5');
  await button('office.catalogue.save').click();

  await page.getByRole('searchbox', { name: t('office.setup.find') }).fill('wombat');
  await expect(page.getByRole('rowheader')).toHaveText([key]);
  await expect(page.getByText('12,50 €')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await button('office.setup.delete.of', key).click();
  await expect(dialog.getByText(t('office.setup.delete.title', key))).toBeVisible();
  await dialog.getByRole('button', { name: t('office.setup.delete'), exact: true }).click();
  await expect(page.getByText(t('office.setup.deleted'))).toBeVisible();
  await expect(page.getByText(t('office.table.empty'))).toBeVisible();

  const [word = ''] = crypto.randomUUID().split('-');
  const title = `Terminal 2, Wombathütte ${word}`;
  const field = (key: Key) => dialog.getByLabel(t(key)).and(dialog.locator('input, select'));
  await page.getByRole('link', { name: t('office.setup.places'), exact: true }).click();
  await button('office.setup.places.add').click();
  await field('office.setup.field.airport').selectOption('2');
  await field('office.setup.field.group.en').fill('Terminal');
  await page.getByRole('option', { name: 'Terminal 2', exact: true }).click();
  await expect(field('office.setup.field.group.de')).toHaveValue('Terminal 2');
  await field('office.setup.field.title.en').fill(`Terminal 2, wombat shelter ${word}`);
  await field('office.setup.field.title.de').fill(title);
  await field('office.setup.field.ways_of').fill('P20');
  await page.getByRole('option', { name: /P20/ }).click();
  await button('office.catalogue.save').click();
  await expect(dialog.getByText(t('office.setup.error.place.position'))).toBeVisible();
  await expect(field('office.setup.field.position')).toBeFocused();
  await expectAccessible(page);
  await field('office.setup.field.position').fill('9000');
  await button('office.catalogue.save').click();
  await expect(page.getByText(t('office.setup.saved'), { exact: true })).toBeVisible();

  await page.getByRole('link', { name: t('office.setup.ways'), exact: true }).click();
  const find = page.getByRole('searchbox', { name: t('office.setup.find') });
  await find.fill(`wombathütte ${word} lounges`);
  await page.getByLabel(t('office.setup.field.travelType')).selectOption('departure');
  await expect(page.getByRole('rowheader')).toHaveText([title]);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await button('office.setup.edit', `${title} → Terminal 2, Airline-Lounges`).click();
  await field('office.setup.field.price').fill('77.7');
  await button('office.catalogue.save').click();
  await expect(page.getByRole('row').last()).toContainText('77,70 €');

  const offered = async (): Promise<string> => {
    const data = { airport: 2, type: 'departure', service: 'assistant', lang: 'de' };
    const path = `${journeySite()}/api/locations/getRelevantLocations`;
    return (await page.request.post(path, { data })).text();
  };
  expect(await offered()).toMatch(new RegExp(`${word}.*"price":77.7`));
  await page.getByRole('link', { name: t('office.setup.places'), exact: true }).click();
  await expect(button('office.setup.places.add')).toBeVisible();
  await find.fill(word);
  await button('office.setup.edit', title).click();
  await dialog.getByLabel(t('office.setup.field.active')).uncheck();
  await button('office.catalogue.save').click();
  await expect.poll(offered).not.toContain(word);
  await expect(page.getByRole('row').last()).toContainText(t('office.setup.no'));
});
