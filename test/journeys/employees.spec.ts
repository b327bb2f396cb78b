import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { newEmail } from '#test/support/accounts.ts';
import { assign, jobAt, newEmployee, unassign } from '#test/support/dispatch.ts';
import { someDay } from '#test/support/job-desk.ts';
import { journeySite, journeyStack, leaveBrowser, logInAs } from '#test/support/journey.ts';
import { staffBrowser } from '#test/support/staff.ts';

const record = (page: Page, text: string): Locator =>
  page.locator('[data-records] tbody tr').filter({ hasText: text });
const newName = (): string => `Zander-${crypto.randomUUID().slice(0, 8)}`;

const openEmployees = async (page: Page, email: string, search = ''): Promise<void> => {
  await logInAs(page, email, DEMO_PASSWORD);
  await page.goto(`${journeySite()}/admin/employees${search}`);
};

test('an employee is added, found by every filter, updated, led to the jobs of, and deleted', async ({
  page,
}) => {
  const [name, email] = [newName(), newEmail()];
  await openEmployees(page, 'admin@example.com');
  await expect(page.getByRole('heading', { name: 'Employees', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add employee' }).click();
  const form = page.getByRole('form', { name: 'Add employee' });
  await expect(form.getByRole('radio', { name: 'Both' })).toBeChecked();
  await form.getByLabel('Phone').fill('069/12');
  await form.getByRole('button', { name: 'Add employee' }).click();
  for (const words of ['Please enter the first name.', 'Please enter the last name.', 'Please fill email.'])
    await expect(form.getByText(words)).toBeVisible();
  await expect(form.getByText('Please enter digits only')).toBeVisible();
  await expect(form.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel('First name').fill('Ida');
  await form.getByLabel('Last name').fill(name);
  await form.getByLabel('Email').fill('somebody');
  await expect(form.getByText('Please enter an email address.')).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+49 69 5550188');
  await form.getByRole('radio', { name: 'Munich' }).check();
  await form.getByRole('radio', { name: 'Assistant' }).check();
  await form
    .getByRole('textbox', { name: 'Languages' })
    .or(form.getByRole('combobox', { name: 'Languages' }))
    .first()
    .fill('Japan');
  await page.getByRole('option', { name: 'Japanese' }).click();
  await form.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText('The employee was added.')).toBeVisible();
  await expect(form).toBeHidden();

  const search = `name=${name}&airport=2&email=${email}&phone=5550188&qualification=assistant&language=11`;
  await page.goto(`${journeySite()}/admin/employees?${search}`);
  await expect(record(page, name)).toContainText('Japanese');
  const qualified = (as: string) => page.getByRole('button', { name: as, exact: true });
  await expect(qualified('Assistant')).toHaveAttribute('aria-pressed', 'true');
  await qualified('Porter').click();
  await expect(page.getByRole('heading', { name: 'No Records Found' })).toBeVisible();
  await qualified('Assistant').click();

  await page.getByRole('button', { name: `Update Ida ${name}` }).click();
  const update = page.getByRole('form', { name: 'Update employee' });
  await update.getByLabel('Mobile').fill('01705550188');
  await update.getByRole('button', { name: 'Update employee' }).click();
  await expect(page.getByText('The employee was updated.')).toBeVisible();
  await expect(record(page, name)).toContainText('01705550188');

  await page.getByRole('link', { name: `Jobs of Ida ${name}` }).click();
  await expect(page).toHaveURL(/\/admin\/jobs\?.*employee=/);
  await expect(page.getByRole('heading', { name: 'No Records Found' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Delete Ida ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Ida ${name} was deleted.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Records Found' })).toBeVisible();
});

test('whoever has jobs ahead is neither deleted nor changed against them, and no address is had twice', async ({
  page,
}) => {
  const admin = await staffBrowser(journeyStack(), 'admin@example.com');
  const last_name = newName();
  const own = await newEmployee(journeyStack(), { last_name, Qualifications: 'assistant' });
  const other = await newEmployee(journeyStack());
  const job = await jobAt(admin, someDay(), '10:00');
  await assign(admin, own, job);
  await openEmployees(page, 'admin@example.com', `?name=${last_name}`);
  const alerts = page.getByRole('alert');

  await page.getByRole('button', { name: `Delete Sora ${last_name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(alerts.filter({ hasText: 'was not deleted!' })).toContainText(`F${job._id}`);
  await page.getByRole('button', { name: 'Close message' }).click();

  await page.getByRole('button', { name: `Update Sora ${last_name}` }).click();
  const form = page.getByRole('form', { name: 'Update employee' });
  const save = form.getByRole('button', { name: 'Update employee' });
  await form.getByRole('radio', { name: 'Porter' }).check();
  await save.click();
  await expect(alerts.filter({ hasText: 'The employee was not updated!' })).toBeVisible();
  await expect(form.getByRole('alert')).toContainText(`F${job._id}`);
  await form.getByRole('radio', { name: 'Assistant' }).check();
  await form.getByLabel('Email').fill(other.email);
  await save.click();
  await expect(form.getByText('Another employee has this email already.')).toBeVisible();
  await form.getByLabel('Email').fill(own.email);
  await form
    .getByRole('combobox', { name: 'Languages' })
    .or(form.getByRole('textbox', { name: 'Languages' }))
    .first()
    .press('Backspace');
  await save.click();
  await expect(form.getByText('These jobs ahead need a language')).toContainText(`F${job._id}`);
  await form.getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByText('The employee was updated.')).toBeVisible();

  await unassign(admin, own, job);
  await page.getByRole('button', { name: `Update Sora ${last_name}` }).click();
  const stale = { _id: own._id, version: 2, phone: '0695550100', handy: '01705550100' };
  await admin.send('POST', '/api/employees/updateEmployee', { employee: stale });
  await form.getByLabel('Phone').fill('0695550199');
  await save.click();
  const note = form.getByRole('alert').filter({ hasText: 'Somebody else has changed this employee' });
  await expect(note.getByRole('listitem')).toHaveText([
    'Phone: 0695550100What you typed there stands in the form.',
    'Mobile: 01705550100',
  ]);
  await expect(form.getByLabel('Phone')).toHaveValue('0695550199');
  await expect(form.getByLabel('Mobile')).toHaveValue('01705550100');
  await save.click();
  await expect(record(page, last_name)).toContainText('0695550199');

  await page.getByRole('button', { name: 'Add employee' }).click();
  const another = page.getByRole('form', { name: 'Add employee' });
  await another.getByLabel('First name').fill('Ida');
  await another.getByLabel('Last name').fill(last_name);
  await another.getByLabel('Email').fill(other.email);
  await another.getByRole('button', { name: 'Add employee' }).click();
  await expect(alerts.filter({ hasText: 'The employee was not added!' })).toBeVisible();
  await expect(another.getByText('Another employee has this email already.')).toBeVisible();
});

test('an employee reads colleagues, Munich has no Frankfurt, and all of it stands in German and on a phone', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await openEmployees(page, 'employee@example.com');
  await expect(page.getByRole('heading', { name: 'Mitarbeiter', exact: true })).toBeVisible();
  await expect(record(page, 'Pfeiffer')).toContainText('Gepäckträger');
  await expect(record(page, 'Obermaier')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /anlegen|löschen|bearbeiten/ })).toHaveCount(0);
  await page
    .getByLabel('Zeilen je Seite')
    .or(page.locator('[data-records] select'))
    .first()
    .selectOption('7');
  await expect(page.getByRole('status').filter({ hasText: '1 bis 7' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await leaveBrowser(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route('**/api/employees/list', async (route) => {
    await expect(page.locator('[aria-busy="true"], [role="status"]').first()).toBeAttached();
    await route.continue();
  });
  await openEmployees(page, 'munich@example.com');
  await expect(record(page, 'Obermaier')).toBeVisible();
  await page.getByRole('button', { name: 'Mitarbeiter anlegen' }).click();
  const form = page.getByRole('form', { name: 'Mitarbeiter anlegen' });
  await expect(form.getByRole('radio', { name: 'München' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Frankfurt' })).toHaveCount(0);
});
