import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { speakGerman } from '#test/support/office-language.ts';
import { staffBrowser } from '#test/support/staff.ts';

const TEXTS = { en: officeEn, de: officeDe } as const;
type Key = keyof typeof officeEn;
type Setting = { readonly key: string; readonly value: unknown; readonly version: number };

const words =
  (language: 'en' | 'de') =>
  (key: Key, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      TEXTS[language][key],
    );

const fits = async (page: Page, widths: readonly number[]): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
};

const open = async (page: Page, path: string): Promise<void> => {
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}${path}`);
};

const [t, german] = [words('en'), words('de')];

test('prices of today are saved, and a form that is older is told so; a price list is planned, edited, kept on the way out and withdrawn; it stands in German on a phone too', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const colleague = await staffBrowser(journeyStack(), 'admin2@example.com');
  const stale = page.getByRole('alert').filter({ hasText: t('office.catalogue.stale') });
  await open(page, '/admin/prices');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await expect(page.getByText(t('office.prices.note.now'))).toBeVisible();

  // Nobody books VIP by the wizard: its price is seen by no other journey.
  const vip = page.getByLabel('VIP, each further person');
  const before = await vip.inputValue();
  const theirs = [{ code: 'vip', price: 66.1, was: Number(before) }];
  expect((await colleague.send('PUT', '/api/prices', theirs)).status).toBe(200);
  await vip.fill('67.20');
  await button(t('office.catalogue.save')).click();
  await expect(page.getByText(t('office.catalogue.error.changed'))).toBeVisible();
  await expect(vip).toHaveValue('67.20');
  await expect(stale.getByRole('listitem')).toHaveText([/^VIP, each further person: €66\.10/]);
  await expectAccessible(page);
  await vip.fill(before);
  await button(t('office.catalogue.save')).click();
  await expect(page.getByText(t('office.prices.saved'))).toBeVisible();

  await button(t('office.prices.plan')).click();
  await page.getByLabel(t('office.prices.plan.date')).fill('2020-01-01');
  await button(t('office.prices.plan.create')).click();
  await expect(page.getByText(t('office.prices.plan.error.date'))).toBeVisible();
  await page.getByLabel(t('office.prices.plan.date')).fill('2091-03-01');
  await button(t('office.prices.plan.create')).click();
  await expect(page.getByText(t('office.prices.note.planned', { date: '1 Mar 2091' }))).toBeVisible();

  await vip.fill('-3');
  await button(t('office.catalogue.save')).click();
  await expect(page.getByText(t('office.catalogue.error.price.amount'))).toBeVisible();
  await expect(vip).toBeFocused();
  await expectAccessible(page);
  await vip.fill('');
  await vip.pressSequentially('1.234');
  await vip.blur();
  await expect(vip).toHaveAccessibleDescription(
    t('office.number.ambiguous', { number: '1.234', whole: '1234' }),
  );
  await button(t('office.catalogue.save')).click();
  await expect(vip).toBeFocused();
  await vip.fill('');
  await vip.pressSequentially('71,5');
  await vip.hover();
  await page.mouse.wheel(0, 200);
  await expect(vip).toHaveValue('71,5');
  await expect(page.getByText(t('office.catalogue.unsaved_one', { count: '1' }))).toBeVisible();

  await page.getByRole('link', { name: t('office.prices.now') }).click();
  await expect(page.getByText(t('office.leave.text'))).toBeVisible();
  await button(t('office.dialog.not_now')).click();
  await expect(vip).toHaveValue('71,5');
  await button(t('office.catalogue.save')).click();
  await expect(page.getByText(t('office.catalogue.all_saved'))).toBeVisible();
  await page.reload();
  await expect(vip).toHaveValue('71.50');

  await button(t('office.catalogue.history')).click();
  const entry = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: t('office.prices.history.list_planned', { date: '1 Mar 2091' }) })
    .filter({ hasText: '→ 71.50' });
  await expect(entry.getByText('Miriam Vogt')).toBeVisible();
  await page.keyboard.press('Escape');

  await speakGerman(page);
  await fits(page, [820, 390]);
  await page.getByRole('textbox', { name: 'VIP, jede weitere Person' }).fill('72');
  await expect(page.getByText(german('office.catalogue.unsaved_one', { count: '1' }))).toBeVisible();
  await expectAccessible(page);
  await button(german('office.catalogue.discard')).click();
  await button(german('office.prices.withdraw')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: german('office.prices.withdraw') })
    .click();
  await expect(page.getByText(german('office.prices.withdrawn', { date: '1. März 2091' }))).toBeVisible();
  await expect(page.getByText(german('office.prices.note.now'))).toBeVisible();
});

test('every setting stands in a form of its type, is checked, found and saved, and a form that is older is told so; it stands in German on a phone too', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const colleague = await staffBrowser(journeyStack(), 'admin2@example.com');
  const stale = page.getByRole('alert').filter({ hasText: t('office.catalogue.stale') });
  await open(page, '/admin/settings');
  const persons = page.getByRole('textbox', { name: 'Persons in the VIP base price' });
  await expect(persons).toHaveValue('2');
  await expect(page.getByText(t('office.settings.seller.complete'))).toBeVisible();

  const manager = page.getByRole('textbox', { name: 'Seller: managing director' });
  const name = await manager.inputValue();
  const settings = (await colleague.get('/api/settings')).body as Setting[];
  const { key, version } = settings.find(({ value }) => value === name) ?? {};
  const theirs = [{ key, version, value: `${name} sen.` }];
  expect((await colleague.send('PUT', '/api/settings', theirs)).status).toBe(200);
  await manager.fill(`${name} jun.`);
  await button(t('office.catalogue.save')).click();
  await expect(stale.getByRole('listitem')).toHaveText([
    `Seller: managing director: ${name} sen.What you typed there stands in the form.`,
  ]);
  await expect(manager).toHaveValue(`${name} jun.`);
  await manager.fill(name);
  await button(t('office.catalogue.save')).click();
  await expect(page.getByText(t('office.settings.saved')).first()).toBeVisible();
  await expect(page.getByText(t('office.catalogue.all_saved'))).toBeVisible();
  await expect(stale).toHaveCount(0);

  await persons.fill('0');
  await page.getByLabel(t('office.settings.find')).fill('seller_iban');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE00');
  await button(t('office.catalogue.save')).click();
  await expect(page.getByText(t('office.catalogue.error.setting.threshold'))).toBeVisible();
  await expect(page.getByText(t('office.catalogue.error.setting.iban'))).toBeVisible();
  await expect(persons).toBeFocused();
  await expectAccessible(page);

  await speakGerman(page);
  await fits(page, [820, 390]);
  const title = 'Personen im VIP-Grundpreis';
  await expect(page.getByRole('textbox', { name: title })).toHaveValue('0');
  await expectAccessible(page);
  await button(german('office.settings.history', { title })).click();
  await expect(page.getByText(german('office.catalogue.history.empty'))).toBeVisible();
  await page.keyboard.press('Escape');
  await button(german('office.catalogue.discard')).click();
  await expect(page.getByText(german('office.catalogue.all_saved'))).toBeVisible();
});
