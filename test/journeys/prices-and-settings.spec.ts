import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { journeySite, logInAs } from '#test/support/journey.ts';

const TEXTS = { en: officeEn, de: officeDe } as const;
type Key = keyof typeof officeEn;

const words =
  (language: 'en' | 'de') =>
  (key: Key, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      TEXTS[language][key],
    );

const fits = async (page: Page): Promise<void> => {
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
};

const open = async (page: Page, language: 'en' | 'de', path: string): Promise<void> => {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}${path}`);
};

for (const { language, date, day, vip } of [
  { language: 'en', date: '2091-03-01', day: '1 Mar 2091', vip: 'VIP, each further person' },
  { language: 'de', date: '2092-03-01', day: '1. März 2092', vip: 'VIP, jede weitere Person' },
] as const) {
  test(`a price list is planned, edited, kept on the way out and withdrawn, in ${language}`, async ({
    page,
  }) => {
    const t = words(language);
    const button = (key: Key) => page.getByRole('button', { name: t(key), exact: true });
    await open(page, language, '/admin/prices');
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    await expect(page.getByText(t('office.prices.note.now'))).toBeVisible();

    await button('office.prices.plan').click();
    await page.getByLabel(t('office.prices.plan.date')).fill('2020-01-01');
    await button('office.prices.plan.create').click();
    await expect(page.getByText(t('office.prices.plan.error.date'))).toBeVisible();
    await page.getByLabel(t('office.prices.plan.date')).fill(date);
    await button('office.prices.plan.create').click();
    await expect(page.getByText(t('office.prices.note.planned', { date: day }))).toBeVisible();

    const price = page.getByRole('spinbutton', { name: vip });
    await expect(price).toHaveAttribute('step', '0.01');
    await price.fill('-3');
    await button('office.catalogue.save').click();
    await expect(page.getByText(t('office.catalogue.error.price.amount'))).toBeVisible();
    await expect(price).toBeFocused();
    await price.fill('71.5');
    await expect(page.getByText(t('office.catalogue.unsaved_one', { count: '1' }))).toBeVisible();
    await fits(page);

    await page.getByRole('link', { name: t('office.prices.now') }).click();
    await expect(page.getByText(t('office.catalogue.leave.text'))).toBeVisible();
    await button('office.dialog.not_now').click();
    await expect(price).toHaveValue('71.5');
    await button('office.catalogue.save').click();
    await expect(page.getByText(t('office.prices.saved'))).toBeVisible();
    await page.reload();
    await expect(price).toHaveValue('71.50');

    await button('office.catalogue.history').click();
    const history = page.getByRole('dialog');
    const entry = history
      .getByRole('listitem')
      .filter({ hasText: t('office.prices.history.list_planned', { date: day }) })
      .filter({ hasText: '→ 71.50' });
    await expect(entry.getByText('Miriam Vogt')).toBeVisible();
    await page.keyboard.press('Escape');

    await button('office.prices.withdraw').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('office.prices.withdraw') })
      .click();
    await expect(page.getByText(t('office.prices.withdrawn', { date: day }))).toBeVisible();
    await expect(page.getByText(t('office.prices.note.now'))).toBeVisible();
  });

  test(`every setting stands in a form of its type, is checked and found, in ${language}`, async ({
    page,
  }) => {
    const t = words(language);
    const title = language === 'en' ? 'Persons in the VIP base price' : 'Personen im VIP-Grundpreis';
    await open(page, language, '/admin/settings');
    const persons = page.getByRole('spinbutton', { name: title });
    await expect(persons).toHaveValue('2');
    await expect(page.getByText(t('office.settings.seller.complete'))).toBeVisible();

    await persons.fill('0');
    await page.getByLabel(t('office.settings.find')).fill('seller_iban');
    await page.getByRole('textbox', { name: 'IBAN' }).fill('DE00');
    await page.getByRole('button', { name: t('office.catalogue.save'), exact: true }).click();
    await expect(page.getByText(t('office.catalogue.error.setting.threshold'))).toBeVisible();
    await expect(page.getByText(t('office.catalogue.error.setting.iban'))).toBeVisible();
    await expect(persons).toBeFocused();
    await fits(page);

    await page.getByRole('button', { name: t('office.settings.history', { title }), exact: true }).click();
    await expect(page.getByText(t('office.catalogue.history.empty'))).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('office.catalogue.discard'), exact: true }).click();
    await expect(page.getByText(t('office.catalogue.all_saved'))).toBeVisible();
  });
}

test('prices of today and settings are saved, and a form that is older is told so', async ({
  page,
  context,
}) => {
  const t = words('en');
  const save = (on: Page) =>
    on.getByRole('button', { name: t('office.catalogue.save'), exact: true }).click();
  // Nobody books VIP by the wizard: its price is seen by no other journey.
  const vip = (on: Page) => on.getByRole('spinbutton', { name: 'VIP, each further person' });
  await open(page, 'en', '/admin/prices');
  await expect(vip(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${journeySite()}/admin/prices`);
  const before = await vip(other).inputValue();
  await vip(page).fill('66.10');
  await save(page);
  await expect(page.getByText(t('office.prices.saved'))).toBeVisible();

  await vip(other).fill('67.20');
  await save(other);
  await expect(other.getByText(t('office.catalogue.error.changed'))).toBeVisible();
  await expect(vip(other)).toHaveValue('67.20');
  const stale = other.getByRole('alert').filter({ hasText: t('office.catalogue.stale') });
  await expect(stale.getByRole('listitem')).toHaveText([/^VIP, each further person: €66\.10/]);
  await expectAccessible(other);
  await vip(other).fill(before);
  await save(other);
  await expect(other.getByText(t('office.prices.saved'))).toBeVisible();

  const manager = (on: Page) => on.getByRole('textbox', { name: 'Seller: managing director' });
  await Promise.all([page, other].map((on) => on.goto(`${journeySite()}/admin/settings`)));
  const name = await manager(other).inputValue();
  await manager(page).fill(`${name} jun.`);
  await save(page);
  await expect(page.getByText(t('office.catalogue.all_saved'))).toBeVisible();
  await expect(page.getByText(t('office.settings.saved')).first()).toBeVisible();
  await expect(manager(page)).toHaveValue(`${name} jun.`);
  await manager(other).fill(`${name} sen.`);
  await save(other);
  await expect(stale.getByRole('listitem')).toHaveText([
    `Seller: managing director: ${name} jun.What you typed there stands in the form.`,
  ]);
  await expect(manager(other)).toHaveValue(`${name} sen.`);
  await manager(other).fill(name);
  await save(other);
  await expect(other.getByText(t('office.catalogue.all_saved'))).toBeVisible();
  await expect(stale).toHaveCount(0);
});
