import { type ElementHandle, expect, type Locator, type Page, test } from '@playwright/test';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { journeySite } from '#test/support/journey.ts';
import { openWizard } from '#test/support/wizard.ts';

const MOST_STOPS = 60;

/** Whether the keys go to this element, in its own document. */
const isReached = (target: ElementHandle<SVGElement | HTMLElement>): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement && document.hasFocus());

/** Drives a page by its keys alone: nothing is clicked, and nothing is focused but by Tab. */
const openKeys = ({ keyboard }: Page) => {
  const reach = async (target: Locator): Promise<void> => {
    // Found once: to look for it by its role at every stop costs more than the stop.
    const element = await target.elementHandle();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (element && (await isReached(element))) return;
      await keyboard.press('Tab');
    }
    throw new Error(`${target} is not reached by ${MOST_STOPS} times Tab`);
  };
  return {
    reach,
    press: async (target: Locator, key: 'Space' | 'Enter'): Promise<void> => {
      await reach(target);
      await keyboard.press(key);
    },
    type: async (target: Locator, text: string): Promise<void> => {
      await reach(target);
      await keyboard.type(text);
    },
    /** Opens a list with a search field, and takes the first entry found. */
    pick: async (button: Locator, text: string): Promise<void> => {
      await reach(button);
      await keyboard.press('Enter');
      await keyboard.type(text);
      await keyboard.press('Enter');
      await expect(button).toContainText(text);
    },
  };
};

test('a guest books and pays by the keyboard alone, from the airport to the thanks', async ({ page }) => {
  const wizard = openWizard(page, journeySite());
  const { press, reach, type, pick } = openKeys(page);
  const main = page.getByRole('main');
  const goOn = () =>
    press(
      main
        .getByRole('button', { name: /^Continue/ })
        .filter({ visible: true })
        .first(),
      'Enter',
    );

  await wizard.open();
  await press(page.getByRole('radio', { name: /FRA/ }), 'Space');
  await press(main.getByRole('group', { name: 'Your journey' }).getByRole('radio').first(), 'Space');
  for (const service of ['Assistant', 'Porter']) {
    await press(main.getByRole('checkbox', { name: new RegExp(`^${service}`) }), 'Space');
  }
  await press(main.getByRole('button', { name: /^Date/ }), 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await type(page.getByLabel('Hour'), '14');
  await type(page.getByLabel('Minute'), '35');
  await goOn();

  await expect(page).toHaveURL(/\/book\/service-details$/);
  const assistant = wizard.box('assistant');
  await pick(assistant.getByRole('button', { name: /^Meeting point/ }), 'aircraft door');
  await type(assistant.getByLabel('Flight number'), 'LH 717');
  await pick(assistant.getByRole('button', { name: /^Destination/ }), 'taxi rank');
  await press(assistant.getByRole('button', { name: 'One more: Persons' }), 'Enter');
  await pick(assistant.getByRole('button', { name: /^Language/ }), 'German');
  const porter = wizard.box('porter');
  await pick(porter.getByRole('button', { name: /^Meeting point/ }), 'baggage hall B');
  await pick(porter.getByRole('button', { name: /^Destination/ }), 'taxi rank');
  await type(page.getByLabel('What shall we write on the sign?'), 'Ms Tanaka');
  await goOn();

  await expect(page).toHaveURL(/\/book\/personal-details$/);
  await press(main.getByRole('button', { name: /Just this trip/ }), 'Enter');
  await type(page.getByRole('textbox', { name: 'Name' }), 'Keiko Tanaka');
  await type(page.getByLabel('Address', { exact: true }), '3-14-9 Nakameguro');
  await type(page.getByRole('textbox', { name: wizard.t('book.personal.zip') }), '153-0061');
  await type(page.getByRole('textbox', { name: wizard.t('book.personal.city') }), 'Tokyo');
  await type(page.getByLabel(wizard.t('book.personal.country')), 'Japan');
  await type(page.getByLabel('Email', { exact: true }), `keys-${process.pid}-${Date.now()}@example.com`);
  await press(main.getByRole('checkbox'), 'Space');
  await goOn();

  await expect(page).toHaveURL(/\/book\/payment/);
  const form = wizard.frame().locator('form.paymentWidgets');
  await expect(form.locator('[autocomplete=cc-number]')).toBeVisible();
  await type(form.locator('[autocomplete=cc-number]'), TEST_CARDS.visa.number);
  await type(form.locator('[autocomplete=cc-name]'), 'KEIKO TANAKA');
  await type(form.locator('[autocomplete=cc-exp]'), '0831');
  await type(form.locator('[autocomplete=cc-csc]'), '123');
  await press(form.getByRole('button').last(), 'Enter');

  await expect(page).toHaveURL(/\/book\/overview$/);
  await expect(main).toContainText('VISA');
  await reach(page.getByRole('link', { name: /^privacy notice/ }));
  // The boxes stand before the links of their own words.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await press(page.getByRole('checkbox'), 'Space');
  await press(page.getByRole('button', { name: 'Order with obligation to pay' }), 'Enter');
  await expect(page).toHaveURL(/\/thankyou$/);
});
