import { expect, test } from '@playwright/test';
import { shippedTexts } from '#shared/texts/shipped-texts.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { beginBooking } from '#test/support/begun-booking.ts';
import { journeyInbox, journeySite } from '#test/support/journey.ts';
import { expectReadable } from '#test/support/readable.ts';
import { openWizard } from '#test/support/wizard.ts';

test('a departure by train: the station asks for the train, the gate for the flight', async ({ page }) => {
  const wizard = openWizard(page, journeySite());
  await wizard.open();
  await wizard.travel({ type: 'departure', services: ['assistant'] });
  await wizard.continue();
  await wizard.way('assistant', ['Long-distance', 'Gates A'], { train: 'ICE 105', flight: 'LH 400' });
  await wizard.box('assistant').getByLabel('Cart').fill('9');
  await wizard.box('assistant').getByLabel('Seat').fill('62');
  await wizard.language('English');
  await wizard.sign('Mr Lim');
  await wizard.continue();
  await expect(page).toHaveURL(/\/book\/personal-details$/);
});

test('a change of planes is booked from aircraft to gate, a porter alone without a language', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  await beginBooking(page, 'service-details', { travelType: 'change', selected_service: 'assistant' });
  const part = wizard.box('assistant');
  await wizard.pick(part.getByRole('button', { name: /^Meeting point/ }), 'Aircraft door');
  await wizard.pick(part.getByRole('button', { name: /^Destination/ }), 'Gates B');
  const flights = part.getByLabel('Flight number');
  await expect(flights).toHaveCount(2);
  await flights.first().fill('SQ 26');
  await flights.last().fill('LH 1865');
  await wizard.language('Japanese');
  await wizard.sign('Ms Ito');
  await wizard.continue();
  await expect(page).toHaveURL(/\/book\/personal-details$/);

  await beginBooking(page, 'service-details', { selected_service: 'porter' });
  await expect(wizard.box('assistant')).toHaveCount(0);
  await wizard.way('porter', ['Baggage hall B', 'Taxi rank']);
  await wizard.sign('Mr Weiss');
  await expect(page.getByRole('complementary')).toContainText('€ 45.00');
  await wizard.continue();
  await expect(page).toHaveURL(/\/book\/personal-details$/);
});

test('in Munich the porter is not offered', async ({ page }) => {
  const wizard = openWizard(page, journeySite());
  await wizard.open();
  await wizard.travel({ airport: 2, services: ['assistant'] });
  await expect(page.getByRole('checkbox', { name: /^Porter/ })).toHaveCount(0);
  await wizard.continue();
  await wizard.way('assistant', ['Terminal 2, aircraft', 'Taxi'], { flight: 'LH 98' });
  await wizard.language('English');
  await wizard.sign('Ms Okafor');
  await wizard.continue();
  await expect(page).toHaveURL(/\/book\/personal-details$/);
});

test('the service of the address is chosen already, and vip is announced as coming soon', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  await wizard.open('?service=porter');
  await expect(page.getByRole('checkbox', { name: /^Porter/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^VIP/ })).toHaveCount(0);
  await expect(page.getByText('Coming soon').first()).toBeVisible();
});

test('a step that is not complete names every field, takes the focus, and keeps what was entered', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  await wizard.open();
  await wizard.continue();
  const list = page.getByRole('alert').first();
  await expect(list).toContainText('5 things to correct before you go on:');
  for (const text of [
    'Please choose an airport.',
    'Please choose arrival, departure or change.',
    'Please choose a service.',
    'Please choose a date.',
    'Please choose a time.',
  ]) {
    await expect(list.getByRole('link', { name: text })).toBeVisible();
  }
  await expectAccessible(page);
});

test('a deep link opens the first incomplete step: another airport clears the services and leaves only the first step valid', async ({
  page,
}) => {
  const wizard = openWizard(page, journeySite());
  await beginBooking(page, 'personal-details', {});
  await page.goto(`${journeySite()}/book/overview`);
  await expect(page).toHaveURL(/\/book\/personal-details$/);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Travel' }).click();
  await page.locator('label', { has: page.getByRole('radio'), hasText: 'MUC' }).click();
  await page.goto(`${journeySite()}/book/personal-details`);
  await expect(page).toHaveURL(/\/book\/service-details$/);
  await expect(wizard.box('porter')).toHaveCount(0);
  await expect(wizard.box('assistant').getByLabel('Persons', { exact: true })).toHaveValue('1');
});

test('the date cannot be typed, and days that have passed are refused', async ({ page }) => {
  const wizard = openWizard(page, journeySite());
  await wizard.open();
  await page.getByRole('button', { name: /^Date/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(page.locator('input[type=date]')).toHaveCount(0);
  for (const past of await dialog.locator('td [aria-disabled=true]').all()) await past.click({ force: true });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
});

test('whoever reads other letters is asked to write Latin ones', async ({ page }) => {
  await beginBooking(page, 'personal-details', { mode: 'guest' });
  // Which languages these are is a rule of its own: one without them, one with, and one from right to left.
  for (const [language, isAsked] of [
    ['de', false],
    ['ja', true],
    ['ar', true],
  ] as const) {
    await page.goto(`${journeySite()}/${language}/book/personal-details`);
    const { 'book.personal.address': address = '', 'book.personal.latin': note = '' } =
      shippedTexts(language);
    await expect(page.getByRole('heading', { name: address })).toBeVisible();
    await expect(page.getByText(note, { exact: true })).toHaveCount(isAsked ? 1 : 0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a guest books in German, from the first page to the receipt, and nothing is wider than the screen', async ({
    page,
  }) => {
    const email = `deutsch-${process.pid}-${Date.now()}@example.com`;
    const wizard = openWizard(page, journeySite(), 'de');
    await wizard.open();
    await wizard.travel({ services: ['assistant'] });
    await wizard.continue();
    await wizard.way('assistant', ['Flugzeugtür', 'Taxi'], { flight: 'LH 717' });
    await wizard.language('Deutsch');
    await wizard.sign('Frau Tanaka');
    await expectReadable(page);
    await wizard.continue();
    await wizard.guest(email);
    await expectReadable(page);
    await wizard.continue();
    await wizard.card();
    await expect(page).toHaveURL(/\/de\/book\/overview$/);
    await expectReadable(page);
    await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
    await wizard.order();
    await expect(page).toHaveURL(/\/de\/thankyou$/);
    await expectReadable(page);
    const mail = await journeyInbox().mailTo(email);
    expect(mail.subject).toContain('Ihre Bestellung');
    expect(mail.body.html).toContain('105,00');
  });
});
