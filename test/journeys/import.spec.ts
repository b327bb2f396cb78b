import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { someDay } from '#test/support/job-desk.ts';
import { journeySite, logInAs } from '#test/support/journey.ts';
import { speakGerman } from '#test/support/office-language.ts';
import { fillTemplate } from '#test/support/sheet-files.ts';

const TEXTS = { en: officeEn, de: officeDe } as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
type Key = keyof typeof officeEn;

/** What is wrong with the sheet of this journey. */
const WRONG_CELLS = [
  ['C11', 'location.empty', 'HAM'],
  ['G11', 'persons.invalid', 'many'],
  ['B12', 'time.empty', 'noon'],
] as const;

/** The import as a dispatcher uses it, by labels and roles, in one language. */
const openImport = (page: Page, language: 'en' | 'de') => {
  const t = (key: Key, values: Record<string, string | number> = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
      TEXTS[language][key],
    );
  const button = (key: Key, values = {}) => page.getByRole('button', { name: t(key, values), exact: true });
  const table = () => page.getByLabel(t('office.import.table'), { exact: true });
  return {
    t,
    button,
    table,
    heading: (key: Key, values = {}) => page.getByRole('heading', { name: t(key, values) }),
    choose: async (name: string, buffer: Buffer): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await button('office.import.choose').click();
      await (await chooser).setFiles({ name, mimeType: XLSX, buffer });
    },
    /** Every wrong cell is named twice: in the list of what is wrong, and at its row. */
    expectProblems: async (): Promise<void> => {
      for (const [cell, code, value] of WRONG_CELLS) {
        const words = `${cell}: ${t(`office.import.problem.${code}`)} ${t('office.import.found', { value })}`;
        await expect(page.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible();
        await expect(table()).toContainText(words);
      }
    },
  };
};

/** As a mouse drops a file from a folder. */
const dropFile = async (page: Page, name: string, file: Buffer): Promise<void> => {
  const transfer = await page.evaluateHandle(
    ([called, type, base64]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], called, { type }));
      return data;
    },
    [name, XLSX, file.toString('base64')] as const,
  );
  await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer: transfer });
};

const fitsOn = async (page: Page, widths: readonly number[]): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
};

test('the import takes a filled template, names every wrong cell, stores all rows, and asks before it stores them twice; wrong cells and that question stand in German on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  const desk = openImport(page, 'en');
  const { t } = desk;
  await page.goto(`${journeySite()}/admin/jobs/import`);
  await expect(page).toHaveTitle(new RegExp(t('office.import.title')));

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('office.import.template') }).click();
  expect((await download).suggestedFilename()).toBe(t('office.import.template_file'));
  const template = await readFile(await (await download).path());

  await desk.choose('notes.xlsx', Buffer.from('date;time'));
  await expect(page.getByRole('alert')).toContainText(t('office.import.not_read', { name: 'notes.xlsx' }));
  await expect(page.getByRole('alert')).toContainText(t('office.import.file.not_xlsx'));
  await expectAccessible(page);
  await desk.choose('pictures.xlsx', Buffer.alloc(4 * 1024 * 1024 + 1));
  await expect(page.getByRole('alert')).toContainText(t('office.import.file.too_large'));

  const word = `Group${process.pid}x${Date.now()}`;
  const head = { request_number: word, name_of_group: `Choir ${word}` };
  const row = {
    serviceDate: someDay(),
    time: '14:35',
    location: 'FRA',
    code: 'MEET',
    flight_nr: 'LH 1865',
    persons: 12,
    language: 'English · Englisch',
    from_text: 'Gate Z 25',
    to_text: 'Coach stop',
  };
  const wrong = [row, { ...row, location: 'HAM', persons: 'many' }, { ...row, time: 'noon' }];
  const bad = await fillTemplate(template, { head, rows: wrong });
  await dropFile(page, 'group.xlsx', bad);
  await expect(desk.heading('office.import.problems_other', { count: 3 })).toBeFocused();
  await desk.expectProblems();
  await expect(desk.table()).toContainText('78');
  await expect(page.getByText(t('office.import.no_total'))).toBeVisible();
  await expect(desk.button('office.import.store_other', { count: 3 })).toHaveCount(0);
  await page.getByLabel(t('office.import.only_wrong')).check();
  await expect(desk.table()).not.toContainText(t('office.import.row', { line: 10 }));
  await expectAccessible(page);

  const rows = [row, undefined, { ...row, location: 'MUC', language: 'Japanisch' }];
  const good = await fillTemplate(template, { head, rows });
  await desk.button('office.import.another').click();
  await desk.choose('group.xlsx', good);
  await expect(desk.heading('office.import.ready_other', { count: 2 })).toBeFocused();
  await expect(page.getByText('€166.00')).toBeVisible();
  await desk.button('office.import.store_other', { count: 2 }).click();
  await expect(desk.heading('office.import.stored_other', { count: 2 })).toBeFocused();
  await expectAccessible(page);
  await desk.button('office.import.next').click();

  await speakGerman(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const german = openImport(page, 'de');
  await german.choose('group.xlsx', bad);
  await expect(german.heading('office.import.problems_other', { count: 3 })).toBeFocused();
  await german.expectProblems();
  await expectAccessible(page);
  await fitsOn(page, [768, 360]);

  await german.button('office.import.another').click();
  await german.choose('group.xlsx', good);
  await expect(german.heading('office.import.twice', { number: word })).toBeVisible();
  await expect(page.getByText('166,00 €')).toBeVisible();
  await expect(german.button('office.import.store_other', { count: 2 })).toBeDisabled();
  await expectAccessible(page);
  await fitsOn(page, [768, 360]);
  await page.getByLabel(german.t('office.import.twice_confirm')).check();
  await german.button('office.import.store_other', { count: 2 }).click();
  await expect(german.heading('office.import.stored_other', { count: 2 })).toBeVisible();

  await page.getByRole('link', { name: german.t('office.import.to_jobs') }).click();
  await expect(page).toHaveURL(/\/admin\/jobs\?/);
  await expect(page.getByText(`Choir ${word}`).first()).toBeVisible();
});
