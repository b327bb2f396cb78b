import { expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessible } from '#test/support/accessible.ts';
import { journeyInbox, journeySite } from '#test/support/journey.ts';

const openHome = async (page: Page, path = '/'): Promise<void> => {
  await page.goto(journeySite() + path);
  await expect(page.locator('.foot-end')).toContainText(String(new Date().getFullYear()));
};

const shownSlide = (page: Page) => page.locator('.slide:not([inert])');

/** Scrolls to the form, which is fetched when a reader comes near. */
const openForm = async (page: Page) => {
  await page.getByRole('heading', { name: 'Write to us' }).scrollIntoViewIfNeeded();
  const form = page.locator('.contact-box');
  await expect(form.getByLabel('Your request')).toBeVisible();
  return form;
};

type Form = Awaited<ReturnType<typeof openForm>>;

const solve = async (form: Form): Promise<void> => {
  await form.getByLabel('I am not a robot').click();
  await expect(form).toContainText('Checked, thank you', { timeout: 60_000 });
};

const fill = async (form: Form, email: string): Promise<void> => {
  await form.getByLabel('Name').fill('Keiko Tanaka');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('radio', { name: 'Munich' }).check();
  await form.getByLabel('Your request').fill('Can you meet my mother at the gate?');
};

const send = (form: Form): Promise<void> => form.getByRole('button', { name: 'Send request' }).click();

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the slides go on by themselves, stand still on request, and are held, chosen and followed by the keyboard alone', async ({
    page,
  }) => {
    await page.clock.install();
    await openHome(page);
    const slides = page.getByRole('region', { name: 'What we do' });
    const focused = page.locator(':focus');
    await expect(shownSlide(page)).toHaveAttribute('aria-label', /^1 of 4/);
    await expect(page.locator('.slide-tab-moving').first()).toBeVisible();
    await page.clock.fastForward(4000);
    await expect(shownSlide(page)).toHaveAttribute('aria-label', /^2 of 4/);
    await shownSlide(page).getByRole('link').focus();
    // The focus holds them: nobody loses the slide under the fingers.
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAttribute('aria-label', 'Pause the slides');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAttribute('aria-label', 'Play the slides');
    for (const number of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveText(new RegExp(`^${number}`));
    }
    await page.keyboard.press('Space');
    await expect(shownSlide(page)).toHaveAttribute('aria-label', /^4 of 4/);
    await expect(shownSlide(page).getByRole('link')).toHaveAttribute('href', '/vip');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(shownSlide(page)).toHaveAttribute('aria-label', /^3 of 4/);
    await expect(slides.getByRole('button', { name: /^3/ })).toHaveAttribute('aria-current', 'true');
    // Of four slides only the shown one is reached: its link stands right before the buttons.
    await slides.getByRole('button', { name: 'Play the slides' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveAttribute('href', '/porter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/porter$/);
  });
});

test('the slides stand for whoever wants no motion, each can be called up, and words come before the picture from either side', async ({
  page,
}) => {
  /** Where the middle of the picture lies: 0 at the left edge of the window, 1 at the right. */
  const middleOfPicture = async () => {
    const picture = await shownSlide(page).locator('.hero-art').boundingBox();
    const window = page.viewportSize();
    if (!picture || !window) throw new Error('the slide lacks its picture');
    return (picture.x + picture.width / 2) / window.width;
  };
  await openHome(page);
  expect(await middleOfPicture()).toBeGreaterThan(0.6);
  const slides = page.getByRole('region', { name: 'What we do' });
  await expect(slides.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await slides.getByRole('button', { name: /^3/ }).click();
  await expect(shownSlide(page)).toHaveAttribute('aria-label', /^3 of 4/);
  await openHome(page, '/ar');
  expect(await middleOfPicture()).toBeLessThan(0.4);
});

test('the home page tells of the house: services, figures, a guest, both airports', async ({ page }) => {
  await openHome(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Airports are easier with someone beside you',
  );
  for (const service of ['assistant', 'porter']) {
    await expect(main.locator(`.offer a[href="/book/travel-details?service=${service}"]`)).toBeVisible();
    await expect(main.locator(`.offer a[href="/${service}"]`)).toContainText('Read more');
  }
  await expect(main.locator('.offer-later')).toContainText('Coming soon');
  await expect(main.locator('.offer-later a[href="/vip"]')).toBeVisible();
  const figures = main.getByRole('region', { name: 'Airport Assist in figures' });
  for (const figure of ['650', '43', '300,000+']) await expect(figures).toContainText(figure);
  await expect(main.getByRole('figure')).toContainText('Paola Marchetti');
  for (const fact of ['+49 69 90009 120', 'munich@airport-assist.example', 'service desk 12']) {
    await expect(main).toContainText(fact);
  }
  await openForm(page);
  await expectAccessible(page);
  await openHome(page, '/de');
  await expect(page.getByRole('main')).toContainText('300.000+');
});

test('a contact request names what is missing, survives refusals, and reaches the airport', async ({
  page,
}) => {
  const email = `contact-${process.pid}-${Date.now()}@example.com`;
  await openHome(page);
  const form = await openForm(page);
  await send(form);
  const list = form.getByRole('alert');
  await expect(list).toBeFocused();
  await expect(list).toContainText('Please review these fields:');
  await expect(list.getByRole('link')).toHaveCount(5);
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await list.getByRole('link', { name: 'Please enter your name.' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();

  await fill(form, email);
  await solve(form);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const refuse = async (route: Route): Promise<void> => {
    await held;
    await route.fulfill({
      status: 400,
      json: {
        code: 'invalid_input',
        name: 'error_invalid_input',
        message: 'Please check.',
        fields: {
          request: { code: 'too_long', message: 'The request is too long for us.' },
          captcha: { code: 'used', message: 'This captcha has been used.' },
        },
      },
    });
  };
  await page.route('**/api/general/contact', refuse, { times: 1 });
  await send(form);
  await expect(form.getByRole('button', { name: 'Sending …' })).toBeVisible();
  letGo();
  await expect(form.getByRole('alert')).toContainText('The request is too long for us.');
  await expect(form.getByRole('alert')).toContainText('The check against machines was not accepted.');
  await expect(form.getByLabel('Your request')).toHaveValue('Can you meet my mother at the gate?');
  await expectAccessible(page);

  await solve(form);
  await send(form);
  await expect(form).toContainText('Thank you, we have your request.');
  await expect(form).toContainText(email);
  await expectAccessible(page);
  await expect
    .poll(async () =>
      (await journeyInbox().mailsTo('munich@airport-assist.example')).some(({ replyTo }) =>
        replyTo.some((address) => address.includes(email)),
      ),
    )
    .toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens and closes by its button, by Escape and by going elsewhere', async ({ page }) => {
    await openHome(page);
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(bar.getByRole('link', { name: 'Porter' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: 'Porter' })).toBeHidden();
    await expect(bar.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
    await bar.getByRole('button', { name: 'Menu', exact: true }).click();
    await bar.getByRole('link', { name: 'Porter' }).click();
    await expect(page).toHaveURL(/\/porter$/);
    await expect(bar.getByRole('link', { name: 'Porter' })).toBeHidden();
  });
});
