import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#test/support/accessible.ts';
import { beginBooking, PORTER_ALONE } from '#test/support/begun-booking.ts';
import { enterLogin, journeyInbox, journeySite, signUpAs } from '#test/support/journey.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { openWizard } from '#test/support/wizard.ts';

let count = 0;
const newEmail = (): string => {
  count += 1;
  return `bookings-${process.pid}-${count}-${Date.now()}@example.com`;
};

const expectToFit = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
};

/** The address of the link that contains the text, in whichever mail brings it. */
const linkIn = (email: string, text: string): Promise<string> =>
  waitUntil(`a mail to ${email} with a link to ${text}`, async () => {
    const mails = await journeyInbox().mailsTo(email);
    const links = mails.flatMap(({ body }) => [...(body.html ?? '').matchAll(/href="([^"]+)"/g)]);
    return links.map(([, href = '']) => href.replaceAll('&amp;', '&')).find((href) => href.includes(text));
  });

test("a guest opens the booking from the receipt's link, takes the calendar file and cancels it", async ({
  page,
}) => {
  const email = newEmail();
  const wizard = openWizard(page, journeySite());
  await beginBooking(page, 'overview', { email });
  await wizard.order();
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByRole('link', { name: 'Calendar file' })).toBeVisible();
  await page.getByRole('link', { name: 'Open your booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your booking F\d+$/);
  const fromThanks = new URL(page.url()).search;

  await page.context().clearCookies();
  await page.goto(await linkIn(email, '/booking?'));
  expect(new URL(page.url()).search).toBe(fromThanks);
  const main = page.getByRole('main');
  await expect(main).toContainText('We have your order and are checking it.');
  await expect(main.getByRole('list', { name: 'How your booking stands' })).toContainText('Being checked');
  for (const text of [
    'Flight LH717',
    '2 persons, German',
    '3 bags',
    'Ms Tanaka',
    '14:35',
    'local time at the airport',
  ]) {
    await expect(main.getByRole('region', { name: 'Your service' })).toContainText(text);
  }
  const payment = main.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('Reserved, not charged');
  await expect(payment).toContainText('€ 156.00');
  await expectAccessible(page);
  await expectToFit(page, 390);
  await expectToFit(page, 1440);

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^F\d+\.ics$/);

  await main.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This costs you nothing.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  const headline = main.getByRole('heading', { name: 'This booking is cancelled.' });
  await expect(headline).toBeFocused();
  await expect(payment).toContainText('The reservation is released.');
  await expect(main.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(headline).toBeVisible();
});

test('a link to a booking that was cut off says so kindly, in German too', async ({ page }) => {
  await page.goto(`${journeySite()}/booking?order=10001&signature=cut`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We find no booking here', {
    timeout: 40_000,
  });
  await expectAccessible(page);
  await page.goto(`${journeySite()}/de/booking`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier finden wir keine Buchung');
});

test('a forgotten password is set anew by the mailed link, once', async ({ page }) => {
  const email = newEmail();
  const main = page.getByRole('main');
  await signUpAs(page, email, 'the old one');
  await page.context().clearCookies();

  await page.goto(`${journeySite()}/login`);
  await main.getByRole('link', { name: 'Forgotten your password?' }).click();
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(main).toContainText("What's your email address?");
  await expectAccessible(page);
  await main.getByLabel('Email', { exact: true }).fill(`nobody-${email}`);
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(main).toContainText(`If there is an account for nobody-${email}, a link is on its way.`);
  await main.getByRole('button', { name: 'Ask once more' }).click();
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(main).toContainText(`If there is an account for ${email}, a link is on its way.`);
  await expectAccessible(page);
  await expectToFit(page, 390);

  const link = await linkIn(email, '/reset-password?');
  const choose = async (password: string, again = password) => {
    await main.getByLabel('New password', { exact: true }).fill(password);
    await main.getByLabel('Confirm new password', { exact: true }).fill(again);
    await main.getByRole('button', { name: 'Save password' }).click();
  };
  await page.goto(link);
  await choose('ab');
  await expect(main).toContainText('Password must be at least 3 characters.');
  await choose('the new one', 'another');
  await expect(main).toContainText('Passwords must match.');
  await expectAccessible(page);
  await choose('the new one');
  await expect(page).toHaveURL(/\/login$/);
  await expect(main).toContainText('Your new password is saved.');
  await enterLogin(page, email, 'the old one');
  await expect(main).toContainText('The password is wrong.');
  await enterLogin(page, email, 'the new one');
  await expect(page).toHaveURL(`${journeySite()}/`);

  await page.goto(link);
  await choose('a third one');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('a client sees its own bookings', async ({ page }) => {
  const email = newEmail();
  const main = page.getByRole('main');
  const headline = page.getByRole('heading', { level: 1 });
  await signUpAs(page, email, 'abc');
  await page.goto(`${journeySite()}/faq`);
  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).click();
  await expect(headline).toHaveText('You have no bookings yet');
  await expectAccessible(page);

  await beginBooking(page, 'overview', PORTER_ALONE);
  await openWizard(page, journeySite()).order();
  await expect(page).toHaveURL(/\/thankyou$/);
  await page.context().clearCookies();

  await page.goto(`${journeySite()}/bookings`);
  await expect(page).toHaveURL(/\/login$/);
  await enterLogin(page, email, 'abc');
  await expect(page).toHaveURL(/\/bookings$/);
  const booking = main.getByRole('listitem');
  await expect(booking).toHaveCount(1);
  for (const text of ['Being checked', 'Arrival, Frankfurt', '14:35', 'Porter', '€ 45.00']) {
    await expect(booking).toContainText(text);
  }
  await expectAccessible(page);
  await expectToFit(page, 390);
  await expectToFit(page, 1440);
  await booking.getByRole('link').click();
  await expect(headline).toHaveText(/^Your booking F\d+$/);
});
