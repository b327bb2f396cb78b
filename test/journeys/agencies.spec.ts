import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { openJobForm } from '#test/support/job-form.ts';
import { journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { staffBrowser } from '#test/support/staff.ts';

const newShort = (): string => `Q${crypto.randomUUID().slice(0, 7).toUpperCase()}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const openAgencies = async (page: Page, search = ''): Promise<void> => {
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}/agencies${search}`);
};

test('an agency is added, billed by new terms, and given job codes and extras that the job form offers', async ({
  page,
}) => {
  const short = newShort();
  await openAgencies(page);
  await page.getByRole('link', { name: 'Add agency' }).click();
  await button(page, 'Add agency').click();
  await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
  await expect(page.getByLabel('Short name')).toBeFocused();
  for (const [label, text] of [
    ['Short name', short],
    ['Name', 'Quartz Travel'],
    ['Company', 'Quartz Travel GmbH'],
    ['Street and number', 'Lange Gasse 4'],
    ['ZIP', '60311'],
    ['City', 'Frankfurt'],
    ['Debitor-Nr.', 'X1'],
    ['Contact email', 'desk@quartz.example'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await button(page, 'Add agency').click();
  await expect(page.getByText('The Debitor-Nr. has digits only.')).toBeVisible();
  await expect(page.getByLabel('Debitor-Nr.')).toBeFocused();
  await page.getByLabel('Debitor-Nr.').fill('12100');
  await button(page, 'Add agency').click();
  await expect(page.getByText('The agency was added.')).toBeVisible();
  await expect(page.getByRole('heading', { name: `${short} – Quartz Travel` })).toBeVisible();

  await page.getByLabel('Payment terms').fill('14');
  await page.getByLabel('Concession').fill('7,5');
  await page.getByRole('link', { name: 'All agencies' }).click();
  await expect(page.getByText('What you have typed is not saved and would be lost.')).toBeVisible();
  await button(page, 'Not now').click();
  await button(page, 'Update agency').click();
  await expect(page.getByText('The agency was updated.')).toBeVisible();
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await button(page, 'Add job code').click();
  const code = page.getByRole('form', { name: 'Add job code' });
  await code.getByLabel('Job code').fill('ARR-Q');
  await code.getByRole('radio', { name: 'Frankfurt' }).check();
  await code.getByRole('radio', { name: 'Porter' }).check();
  await code.getByRole('textbox', { name: 'From', exact: true }).fill('Gate');
  await code.getByRole('textbox', { name: 'To', exact: true }).fill('Bus');
  await button(page, 'Save').click();
  await expect(code.getByText('Please enter price')).toBeVisible();
  await expect(code.getByLabel('Net price (€)')).toBeFocused();
  await code.getByLabel('Net price (€)').fill('61,5');
  await code.getByLabel('Included pieces').fill('2');
  await code.getByLabel('Net price per step').fill('4');
  await button(page, 'Save').click();
  const codes = page.getByRole('table', { name: 'Job codes' });
  await expect(codes).toContainText('€61.50');
  await expect(codes).toContainText('2 pieces included, then €4.00 per 1');

  await button(page, 'Add extra').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Flowers');
  await page.getByLabel('Net price (€)').fill('25');
  await button(page, 'Save').click();
  await button(page, 'Edit Flowers').click();
  await page.getByLabel('Net price (€)').fill('26.40');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard what you have entered?' })
    .getByRole('button', { name: 'Not now' })
    .click();
  await expect(page.getByLabel('Net price (€)')).toHaveValue('26.40');
  await button(page, 'Save').click();
  await expect(page.getByRole('table', { name: 'Permanent extras' })).toContainText('€26.40');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('Concession')).toHaveValue('7.5');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText(`${short}, Quartz Travel`).first()).toBeVisible();

  const desk = openJobForm(page);
  await page.goto(`${journeySite()}/admin/jobs?form=new`);
  await expect(desk.form()).toBeVisible();
  await desk.pick('agency', short);
  await desk.choose('office.service.porter');
  await desk.choose('office.airport.1');
  await desk.pick('jCode', 'ARR-Q');
});

test('the agencies that the system names say what stays, somebody else’s change is told, and all of it stands in German and on a phone', async ({
  page,
}) => {
  const admin = await staffBrowser(journeyStack(), 'admin@example.com');
  const short = newShort();
  const agency = {
    short,
    name: 'Quelle Reisen',
    company: 'Quelle Reisen GmbH',
    street: 'Am Kai 1',
    zip: '20457',
    city: 'Hamburg',
    country: 'Germany',
    debitor: '12101',
    contact_email: 'desk@quelle.example',
    payment_terms: 30,
    tax: 19,
    concession: 0,
    default_language: 'de',
  };
  const added = await admin.send('POST', '/api/agencies', { agency });
  const { row } = added.body as { row: { _id: number } };
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await openAgencies(page, '?agency=998');
  await expect(page.getByLabel('Kürzel')).toBeDisabled();
  await expect(page.getByLabel('Steuer (%)')).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Inaktiv' })).toBeDisabled();
  await expect(page.getByText('Privatkunden zahlen die Preise der Website und haben keine')).toBeVisible();

  await page.goto(`${journeySite()}/agencies?agency=${row._id}`);
  await page.getByLabel('Zahlungsziel').fill('20');
  await admin.send('PUT', `/api/agencies/${row._id}`, { agency: { city: 'Bremen', version: 1 } });
  await button(page, 'Agentur speichern').click();
  const note = page.getByRole('alert').filter({ hasText: 'Inzwischen hat jemand anders dies geändert.' });
  await expect(note.getByRole('listitem')).toHaveText(['Ort: Bremen']);
  await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Bremen');
  await expect(page.getByLabel('Zahlungsziel')).toHaveValue('20');
  await page.getByRole('radio', { name: 'Inaktiv' }).check();
  await button(page, 'Agentur speichern').click();
  await expect(page.getByText('Die Agentur wurde gespeichert.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.goto(`${journeySite()}/agencies?search=${short}&state=inactive`);
  await expect(page.getByRole('article', { name: short })).toContainText('Inaktiv');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
