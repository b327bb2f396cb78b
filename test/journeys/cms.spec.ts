import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { ok } from '#test/support/booking-calls.ts';
import { journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { pngOf } from '#test/support/pictures.ts';
import { staffBrowser } from '#test/support/staff.ts';

type Draft = { texts: Record<string, object>; background: string | null; version: number };

/** Other journeys read the pages in English and German at the same moment: these write Spanish and Japanese. */
const openEditor = async (page: Page, name: string, language: string): Promise<void> => {
  await page.goto(`${journeySite()}/cms/pages/${name}`);
  await page.getByRole('tab', { name: language }).click();
};

const fillText = async (page: Page, words: { title: string; meta: string; about: string; text: string }) => {
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Title', { exact: true }).fill(words.title);
  await panel.getByLabel('Meta title').fill(words.meta);
  await panel.getByLabel('Meta description').fill(words.about);
  await panel.getByRole('textbox', { name: 'Text', exact: true }).fill(words.text);
};

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is published.').first()).toBeVisible();
};

test('a page is edited, previewed and published, and an earlier version is taken back', async ({ page }) => {
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}/cms`);
  const table = page.getByRole('table', { name: 'Content pages' });
  for (const column of ['Title', 'Subtitle', 'Meta title', 'Meta description', 'Status', 'Options']) {
    await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await table.getByRole('link', { name: 'Edit VIP' }).click();
  await page.getByRole('tab', { name: 'Español' }).click();
  await fillText(page, {
    title: 'Servicio VIP',
    meta: 'VIP en el aeropuerto',
    about: 'Muy pronto.',
    text: 'Hola.',
  });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  const site = page.frameLocator('iframe[title="The site as it will look"]');
  await expect(site.getByRole('heading', { level: 1, name: 'Servicio VIP' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const visitor = await page.context().newPage();
  await visitor.goto(`${journeySite()}/es/vip`);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Servicio VIP');

  await publish(page);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor).toHaveTitle('VIP en el aeropuerto', { timeout: 500 });
  }).toPass();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Servicio VIP' })).toBeVisible();

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page.getByRole('button', { name: 'Look at version 1' }).click();
  await expect(page.getByRole('dialog')).toContainText('As the site came');
  await page.getByRole('button', { name: 'Take version 1 as the draft' }).click();
  const ask = page.getByRole('dialog', { name: 'Take version 1 as the draft' });
  await ask.getByRole('button', { name: 'Take version 1 as the draft' }).click();
  await expect(page.getByText('Version 1 is the draft now.').first()).toBeVisible();
  await expect(page.getByRole('tabpanel').getByLabel('Title', { exact: true })).toHaveValue('');
  await publish(page);
});

test('two who edit the same page lose nothing: the second is told and decides', async ({ page }) => {
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await openEditor(page, 'about', '日本語');
  const title = page.getByRole('tabpanel').getByLabel('Title', { exact: true });
  const other = await staffBrowser(journeyStack(), 'admin2@example.com');
  const { texts, background, version } = ok(await other.get('/api/pages/about/draft')) as Draft;
  const ja = { title: 'Theirs', subtitle: '', meta_title: '', meta_description: '', html: '' };
  ok(await other.send('PUT', '/api/pages/about', { texts: { ...texts, ja }, background, version }));

  await title.fill('Mine');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Jonas Brandt has saved this meanwhile' }).first();
  await expect(note).toBeVisible();
  await expect(title).toHaveValue('Mine');
  const decide = page.getByRole('alert').filter({ hasText: 'Decide what shall stand' });
  await decide.getByRole('button', { name: 'What differs' }).click();
  await expect(decide).toContainText('Theirs');
  await expectAccessible(page);
  await decide.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(decide).toBeHidden();
  await expect(title).toHaveValue('Mine');
  // A language that lacks something is not published: its tab opens, and says where.
  await page.getByRole('tab', { name: 'English', exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('tab', { name: '日本語' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('Please fill in this field.');
  await title.fill('Mine, changed');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard what you have entered?' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page).toHaveURL(/\/cms$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a slide is written with an uploaded picture, moved by the keyboard, previewed and taken away', async ({
    page,
  }) => {
    const name = `Sommer ${crypto.randomUUID().slice(0, 8)}`;
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await logInAs(page, 'admin3@example.com', DEMO_PASSWORD);
    await page.goto(`${journeySite()}/cms?tab=slides`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Frühere Fassungen' }).click();
    const versions = page.getByRole('dialog', { name: 'Frühere Fassungen' });
    await expect(versions.getByText(/noch nichts veröffentlicht|jetzt auf der Website/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Neuer Slide' }).click();
    await page.getByRole('button', { name: 'Slide speichern' }).click();
    await expect(page.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible();
    for (const language of ['English', 'Deutsch']) {
      await page.getByRole('tab', { name: language }).click();
      const panel = page.getByRole('tabpanel');
      await panel.getByLabel('Titel').fill(name);
      await panel.getByLabel('Text').fill('Warm');
      await panel.getByLabel('Schaltfläche').fill('Mehr');
    }
    await page.getByRole('button', { name: 'Bild wählen' }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Bild hochladen' }).click(),
    ]);
    await chooser.setFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: pngOf(320, 200) });
    await expect(page.getByRole('group', { name: 'Bild' }).locator('img')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Slide speichern' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('link', { name: 'Zurück zur Liste' }).click();
    const list = page.getByRole('list', { name: 'Slides in ihrer Reihenfolge' });
    const own = list.getByRole('listitem').filter({ hasText: name });
    await own.getByRole('button', { name: `„${name}“ nach oben` }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: name })).toContainText('ist jetzt Nummer');
    await own.getByRole('button', { name: `„${name}“ löschen` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `„${name}“ löschen` })
      .click();
    await expect(own).toBeHidden();

    await page.getByRole('link', { name: 'Bilder' }).click();
    await page.getByRole('searchbox', { name: 'Bilder suchen' }).fill(name);
    await page.getByRole('button', { name: `${name}.png löschen` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${name}.png löschen` })
      .click();
    await expect(page.getByText('Das Bild ist gelöscht.').first()).toBeVisible();
    await expectAccessible(page);
  });
});
