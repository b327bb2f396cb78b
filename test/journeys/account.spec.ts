import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { beginBooking, PORTER_ALONE } from '#test/support/begun-booking.ts';
import { enterLogin, journeySite, logInAs, logInByScreen, signUpAs } from '#test/support/journey.ts';
import { openWizard } from '#test/support/wizard.ts';

let count = 0;
const newEmail = (): string => {
  count += 1;
  return `account-${process.pid}-${count}-${Date.now()}@example.com`;
};

const signUp = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto(`${journeySite()}/signup`);
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Omar Al-Hashimi');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByLabel('Confirm password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Create account' }).click();
};

test('a login without input, with a wrong address or password, or slowed down says what is wrong', async ({
  page,
}) => {
  await page.goto(`${journeySite()}/login`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(main).toContainText('Please enter your email address and your password.');
  await enterLogin(page, 'nobody', 'something');
  await expect(main).toContainText('This is not a valid email address.');
  await enterLogin(page, `nobody-${Date.now()}@example.com`, 'something');
  await expect(main).toContainText('We know no account with this email address.');
  await enterLogin(page, 'admin2@example.com', 'something else');
  await expect(main).toContainText('The password is wrong.');
  await page.route('**/auth/local', (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 'too_many_requests',
        name: 'error_too_many_requests',
        message: 'Too many tries. Please wait a little.',
      },
    }),
  );
  await enterLogin(page, 'client@example.com', DEMO_PASSWORD);
  await expect(main).toContainText('Too many tries.');
});

test('a failed login logs out whoever was logged in', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(`${journeySite()}/login`);
  await logInByScreen(page, 'client@example.com', DEMO_PASSWORD);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log out' })).toBeVisible();
  await enterLogin(other, 'client@example.com', 'wrong');
  await expect(other.getByRole('main')).toContainText('The password is wrong.');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a client logs in and out, and comes back to the page it came from', async ({ page }) => {
  await page.goto(`${journeySite()}/login`);
  await enterLogin(page, 'client@example.com', DEMO_PASSWORD);
  await expect(page).toHaveURL(`${journeySite()}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log out' })).toBeVisible();
  await page.goto(`${journeySite()}/logout?referrer=/book/travel-details`);
  await expect(page).toHaveURL(/\/book\/travel-details$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto(`${journeySite()}/logout?referrer=https://example.org/`);
  await expect(page).toHaveURL(`${journeySite()}/`);
});

test('a visitor creates an account, and the form names what is wrong under each field', async ({ page }) => {
  await page.goto(`${journeySite()}/signup`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
  await main.getByRole('button', { name: 'Create account' }).click();
  for (const text of ['A name is required', "What's your email address?", 'A password is required']) {
    await expect(main).toContainText(text);
  }
  await main.getByLabel('Email', { exact: true }).fill('nobody');
  await main.getByLabel('Password', { exact: true }).fill('ab');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main).toContainText("Doesn't look like a valid email.");
  await expect(main).toContainText('Password must be at least 3 characters.');
  await main.getByLabel('Password', { exact: true }).fill('abc');
  await main.getByLabel('Confirm password', { exact: true }).fill('abd');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main).toContainText('Passwords must match.');

  const email = newEmail();
  await signUp(page, email, 'abc');
  await expect(page).toHaveURL(`${journeySite()}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log out' })).toBeVisible();
});

test("an address that is taken is told under the field, as the server's answer names it", async ({
  page,
}) => {
  await signUp(page, 'client@example.com', 'abc');
  const email = page.getByRole('main').getByLabel('Email', { exact: true });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('main')).toContainText('There is an account with this email address already.');
});

test('the settings are for logged-in users only, who change the password there; a wrong current one is refused', async ({
  page,
}) => {
  const email = newEmail();
  await signUpAs(page, email, 'first password');
  await page.context().clearCookies();
  await page.goto(`${journeySite()}/user_settings`);
  await expect(page).toHaveURL(/\/login$/);
  await enterLogin(page, email, 'first password');
  await expect(page).toHaveURL(/\/user_settings$/);
  const main = page.getByRole('main');
  const change = async (current: string, next: string) => {
    await main.getByLabel('Current password', { exact: true }).fill(current);
    await main.getByLabel('New password', { exact: true }).fill(next);
    await main.getByLabel('Confirm new password', { exact: true }).fill(next);
    await main.getByRole('button', { name: 'Change password' }).click();
  };
  await change('wrong', 'second password');
  await expect(main).toContainText('Incorrect password');
  await change('first password', 'second password');
  await expect(main).toContainText('Your password is changed.');
});

test('a session that has ended is noticed at the next call, and leads to the login', async ({ page }) => {
  await logInAs(page, 'admin3@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}/admin/orders`);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.context().clearCookies({ name: 'session' });
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual(
    [],
  );
});

test('a session that ends in the middle of a booking leads to the login and back, and nothing is lost', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  const email = newEmail();
  const main = page.getByRole('main');
  await signUpAs(page, email, 'abc');
  await beginBooking(page, 'personal-details', PORTER_ALONE);
  const name = main.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Omar Al-Hashimi');
  await name.fill('Al-Hashimi Trading');
  await main.getByLabel('Address', { exact: true }).fill('Corniche 4');
  await main.getByRole('textbox', { name: 'Postcode' }).fill('00000');
  await main.getByRole('textbox', { name: 'City' }).fill('Abu Dhabi');
  await main.getByLabel('Country').selectOption('United Arab Emirates');

  await page.context().clearCookies({ name: 'session' });
  await wizard.continue();
  await expect(page).toHaveURL(/\/login$/);
  await expect(main).toContainText('Your session has ended. Please log in again.');
  await enterLogin(page, email, 'abc');
  await expect(page).toHaveURL(/\/book\/personal-details$/);
  await expect(name).toHaveValue('Al-Hashimi Trading');
  await expect(main.getByRole('textbox', { name: 'City' })).toHaveValue('Abu Dhabi');
  await expect(main.getByLabel('Country')).toHaveValue('AE');
  await expect(page.getByRole('complementary')).toContainText('€ 45.00');
  await wizard.continue();
  await expect(page).toHaveURL(/\/book\/payment/);
  await wizard.card();
  await wizard.order();
  await expect(page).toHaveURL(/\/thankyou$/);
  await page.goto(`${journeySite()}/bookings`);
  await expect(main.getByRole('listitem')).toContainText('€ 45.00');
});

test('a new client registers in the wizard once, by the stricter password rule', async ({ page }) => {
  const wizard = openWizard(page, journeySite());
  const email = newEmail();
  await beginBooking(page, 'personal-details', PORTER_ALONE);
  await page.getByRole('button', { name: /I am new here/ }).click();
  await page.getByRole('textbox', { name: 'Name or company' }).fill('Omar Al-Hashimi');
  await page.getByLabel('Address', { exact: true }).fill('Corniche 4');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('00000');
  await page.getByRole('textbox', { name: 'City' }).fill('Abu Dhabi');
  await page.getByLabel('Country').selectOption('United Arab Emirates');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('checkbox').check({ force: true });
  const enter = async (password: string, again = password) => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password, once more', { exact: true }).fill(again);
    await wizard.continue();
  };
  await enter('ab');
  await expect(page.getByRole('main')).toContainText('A password has at least 8 characters.');
  await enter('long enough');
  await expect(page.getByRole('main')).toContainText('A password has at least 2 digits.');
  await enter('long enough 12', 'long enough 13');
  await expect(page.getByRole('main')).toContainText('Both passwords must be the same.');
  await enter('long enough 12');
  await expect(page).toHaveURL(/\/book\/payment/);
  await page
    .getByRole('navigation', { name: wizard.t('book.steps') })
    .getByRole('link', { name: 'Your details' })
    .click();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);

  await wizard.continue();
  await wizard.card();
  await expect(page).toHaveURL(/\/book\/overview$/);
  await expect(page.getByRole('main')).toContainText(email);
  await wizard.order();
  await expect(page).toHaveURL(/\/thankyou$/);

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');

  // The next booking knows the address.
  await beginBooking(page, 'personal-details', PORTER_ALONE);
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Abu Dhabi');
  await page.getByRole('button', { name: 'Back to the choice' }).click();
  await page.getByRole('button', { name: /Just this trip/ }).click();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
