import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { journeySite, journeyStack, logInAs, logInByScreen } from '#test/support/journey.ts';
import { speakGerman } from '#test/support/office-language.ts';
import { staffBrowser } from '#test/support/staff.ts';

/** Letters only, as names have them. */
const newName = (): string =>
  `Zoe ${randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(10, 'z')}`;

const openUsers = async (page: Page): Promise<void> => {
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}/admin/users`);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
};

const rowOf = (page: Page, name: string) => page.locator('[data-records] tbody tr').filter({ hasText: name });

test('an admin adds a user, who must choose a password first, and opens the form of that user again', async ({
  page,
  browser,
}) => {
  const [name, email] = [newName(), newEmail()];
  await openUsers(page);
  for (const column of ['#', 'Name', 'Email', 'Role']) {
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Add user' }).click();
  const form = page.getByRole('dialog', { name: 'Add user' });
  await form.getByRole('button', { name: 'Save' }).click();
  for (const sentence of ['Please fill full name .', 'Please fill email.', 'Please choose role.']) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await form.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Admin', 'Agency', 'Client']);
  await page.getByRole('option', { name: 'Agency' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please select Agency')).toBeVisible();
  await form.getByRole('combobox', { name: 'Agency' }).fill('Nordlicht');
  await page.getByRole('option', { name: /Nordlicht Reisen/ }).click();
  await form.getByLabel('Full name').fill(name);
  await form.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Discard what you have entered?' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(form.getByLabel('Full name')).toHaveValue(name);
  await form.getByLabel('Email').fill('client@example.com');
  await form.getByRole('button', { name: 'Random password' }).click();
  const password = await form.getByLabel('First password').inputValue();
  expect(password).toMatch(/^[a-z2-9]{12}$/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('user already exists')).toBeVisible();
  await expect(page.getByText('The user was not added!')).toBeVisible();
  await expect(page.getByText(/^Error: /)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The user was added!')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await logInByScreen(visitor, email, password);
  await expect(visitor).toHaveURL(/\/user_settings$/);
  await expect(visitor.getByText(/was given to you by our office/)).toBeVisible();
  await visitor.goto(`${journeySite()}/admin/jobs`);
  await expect(visitor).toHaveURL(/\/user_settings$/);
  const main = visitor.getByRole('main');
  for (const [place, typed] of [password, 'kestrel over Alster', 'kestrel over Alster'].entries()) {
    await main.locator('input[type="password"]').nth(place).fill(typed);
  }
  await main.locator('button[type="submit"]').click();
  await expect(visitor).toHaveURL(/\/admin\/jobs/);

  await page.getByRole('searchbox', { name: 'Email' }).fill(email);
  await page.getByRole('searchbox', { name: 'Email' }).press('Enter');
  await expect(rowOf(page, name)).toContainText('Agency');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit user' });
  await edit.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Employee' }).click();
  await expect(edit.getByLabel('Full name')).toBeDisabled();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Please select Employee')).toBeVisible();
  await edit.getByRole('combobox', { name: 'Employee' }).fill('Lea');
  await page.getByRole('option', { name: /^Lea/ }).first().click();
  await expect(edit.getByLabel('Full name')).toHaveValue(/^Lea/);
});

test('users are filtered by role and turned over page by page, on a phone in German too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openUsers(page);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }),
  ).toHaveAttribute('aria-current', 'page');
  const roles = page.getByRole('group', { name: 'Roles' });
  for (const name of ['Admin', 'Agencies', 'Clients', 'Employees']) {
    await expect(roles.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  }
  await roles.getByRole('button', { name: 'Admin' }).click();
  await page.getByLabel('Rows per page').selectOption('7');
  await expect(rowOf(page, 'Miriam Vogt')).toContainText('Admin');
  await expect(rowOf(page, 'Keiko Tanaka')).toHaveCount(0);
  await roles.getByRole('button', { name: 'Clients' }).click();
  await expect(page.getByText(/of \d+ users/)).toBeVisible();

  await speakGerman(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(/von \d+ Benutzern/)).toBeVisible();
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('a user that two edit keeps the lines of both, is logged out by another role, and is deleted after a question', async ({
  page,
}) => {
  const [name, email] = [newName(), newEmail()];
  const colleague = await staffBrowser(journeyStack(), 'admin2@example.com');
  const add = async (user: object): Promise<string> => {
    const added = await colleague.send('POST', '/api/users/createFromBackend', { user });
    return (added.body as { row: { _id: string } }).row._id;
  };
  const user = { name, email, role: 'agency', agency_id: 1001, password: 'heron by the Elbe' };
  const id = await add(user);
  const gone = await add({ name: `${name} gone`, email: newEmail(), role: 'webclient' });
  /** Reads an alert, and takes it from what it covers. */
  const take = (words: string): Promise<void> =>
    page.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Close message' }).click();
  const theirs = openBrowser(journeySite());
  const whoAmI = async () => (await theirs.get('/api/users/me')).status;
  ok(await theirs.send('POST', '/auth/local', { email, password: 'heron by the Elbe' }));
  expect(await whoAmI()).toBe(200);

  await openUsers(page);
  await page.getByRole('searchbox', { name: 'Full name' }).fill(name);
  await page.getByRole('searchbox', { name: 'Full name' }).press('Enter');
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit user' });
  const save = form.getByRole('button', { name: 'Save' });
  await colleague.send('PUT', `/api/users/${id}/update`, {
    ...user,
    _id: id,
    agency_id: 1002,
    name: `${name} B`,
    version: 1,
  });
  await form.getByLabel('Full name').fill(`${name} C`);
  await save.click();
  await take('The user was not updated!');
  const note = form.getByRole('alert').filter({ hasText: 'Somebody else has changed this user meanwhile' });
  await expect(note.getByRole('listitem')).toHaveText([
    `Full name: ${name} BWhat you typed there stands in the form.`,
    /^Agency: /,
  ]);
  await expect(form.getByLabel('Full name')).toHaveValue(`${name} C`);
  await expect(form.getByRole('combobox', { name: 'Agency' })).not.toHaveValue(/Nordlicht/);
  await expectAccessible(page);
  await form.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Client' }).click();
  await save.click();
  await take('The user was updated!');
  await expect(rowOf(page, `${name} C`)).toContainText('Client');
  expect(await whoAmI()).toBe(401);

  const remove = async (whom: string): Promise<void> => {
    await page.getByRole('button', { name: `Delete ${whom}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  await colleague.send('DELETE', `/api/users/${gone}`);
  await remove(`${name} gone`);
  await take('The user was not deleted!');
  await expect(rowOf(page, `${name} gone`)).toHaveCount(0);
  await remove(`${name} C`);
  await take('The user was deleted!');
  await expect(page.getByRole('heading', { name: 'No Records Found' })).toBeVisible();

  for (const call of ['agencies', 'employees']) await page.route(`**/api/${call}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Add user' }).click();
  for (const words of ['Could not load employees', 'Could not load agencies']) {
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
});
