import { expect, type FrameLocator, type Page } from '@playwright/test';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { localeOf, type SiteLanguage } from '#shared/languages.ts';
import { shippedTexts } from '#shared/texts/shipped-texts.ts';
import type { SiteTextKey } from '#shared/texts/site-en.ts';

/** A day on which every time of the day can be booked. */
export const farDay = (): string => addDays(airportTime(new Date()).date, 12);

/** Pays in the provider's widget, on the card page alone or in its frame. */
export const fillInCard = async (
  place: Page | FrameLocator,
  number: string = TEST_CARDS.visa.number,
): Promise<void> => {
  const form = place.locator('form.paymentWidgets');
  await form.locator('[autocomplete=cc-number]').fill(number);
  await form.locator('[autocomplete=cc-name]').fill('KEIKO TANAKA');
  await form.locator('[autocomplete=cc-exp]').fill('08 / 31');
  await form.locator('[autocomplete=cc-csc]').fill(number.length === 15 ? '1234' : '123');
  await form.getByRole('button').last().click();
};

/**
 * Drives the booking wizard as a visitor does, by labels and roles, in one language.
 */
export const openWizard = (page: Page, site: string, language: SiteLanguage = 'en') => {
  const texts = shippedTexts(language);
  const t = (key: SiteTextKey): string => texts[key] ?? key;
  const prefix = language === 'en' ? '' : `/${language}`;
  const box = (service: 'assistant' | 'porter') =>
    page.getByRole('region', { name: t(`service.${service}` as SiteTextKey), exact: true });
  const frame = (): FrameLocator => page.frameLocator('iframe');

  /** A card to choose: the whole card is the label of its box. */
  const choose = (role: 'radio' | 'checkbox', name: string) =>
    page
      .locator('label', { has: page.getByRole(role), hasText: name })
      .first()
      .click();

  const pick = async (button: ReturnType<Page['getByRole']>, search: string): Promise<void> => {
    await button.click();
    await page.getByRole('main').getByRole('combobox').and(page.locator('input')).fill(search);
    await page.getByRole('main').getByRole('listbox').getByRole('option').first().click();
  };

  const chooseDate = async (date: string): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^${t('book.travel.date')}`) }).click();
    const [year = '', month = '', day = ''] = date.split('-');
    const name = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T12:00:00Z`),
    );
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const wanted = dialog.getByText(`${name} ${year}`);
    for (let turns = 0; turns < 3 && !(await wanted.isVisible()); turns += 1) {
      await dialog.getByRole('button', { name: t('calendar.next') }).click();
    }
    await expect(wanted).toBeVisible();
    await dialog
      .getByRole('gridcell')
      .filter({ hasText: new RegExp(`^${Number(day)}$`) })
      .getByRole('button')
      .click();
    expect(month).not.toBe('');
  };

  const steps = {
    t,
    box,
    frame,
    pick,
    chooseDate,

    open: (query = '') => page.goto(`${site}${prefix}/book/travel-details${query}`),

    continue: () =>
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${t('book.continue')}`) })
        .filter({ visible: true })
        .first()
        .click(),

    /** Step 1: Frankfurt, arrival, assistant and porter, in twelve days at 14:35, unless said. */
    travel: async (
      choice: {
        airport?: 1 | 2;
        type?: 'arrival' | 'departure' | 'change';
        services?: readonly ('assistant' | 'porter')[];
      } = {},
    ): Promise<void> => {
      const { airport = 1, type = 'arrival', services = ['assistant', 'porter'] } = choice;
      await choose('radio', airport === 1 ? 'FRA' : 'MUC');
      await choose('radio', t(`travel_type.${type}` as SiteTextKey));
      for (const service of services) {
        await choose('checkbox', t(`service.${service}` as SiteTextKey));
      }
      await chooseDate(farDay());
      await page.getByLabel(t('book.travel.hours')).selectOption('14');
      await page.getByLabel(t('book.travel.minutes')).selectOption('35');
    },

    /** One service's way, by what is typed into the search of the places. */
    way: async (
      service: 'assistant' | 'porter',
      [from, to]: readonly [string, string],
      details: { flight?: string; train?: string } = {},
    ): Promise<void> => {
      const part = box(service);
      await pick(part.getByRole('button', { name: new RegExp(`^${t('book.service.meeting_point')}`) }), from);
      await pick(part.getByRole('button', { name: new RegExp(`^${t('book.service.destination')}`) }), to);
      if (details.flight) await part.getByLabel(t('book.service.flight')).first().fill(details.flight);
      if (details.train) await part.getByLabel(t('book.service.train')).first().fill(details.train);
    },

    /** Step 2 of the usual booking. */
    usualService: async (): Promise<void> => {
      await steps.way('assistant', ['Aircraft door', 'Taxi rank'], { flight: 'LH 717' });
      await steps.language('German');
      await steps.way('porter', ['Baggage hall B', 'Taxi rank']);
      await box('assistant').getByLabel(t('book.service.persons'), { exact: true }).fill('2');
      await box('porter').getByLabel(t('book.service.bags'), { exact: true }).fill('3');
      await steps.sign('Ms Tanaka');
    },

    language: (search: string) =>
      pick(page.getByRole('button', { name: new RegExp(`^${t('book.service.language')}`) }), search),

    sign: (name: string) => page.getByLabel(t('book.service.name_sign.label')).fill(name),

    /** Step 3 as a guest. */
    guest: async (email: string): Promise<void> => {
      await page.getByRole('button', { name: new RegExp(t('book.personal.guest.title')) }).click();
      await page.getByRole('textbox', { name: t('book.personal.name') }).fill('Keiko Tanaka');
      await page.getByLabel(t('book.personal.address1'), { exact: true }).fill('3-14-9 Nakameguro');
      await page.getByRole('textbox', { name: t('book.personal.zip') }).fill('153-0061');
      await page.getByRole('textbox', { name: t('book.personal.city') }).fill('Tokyo');
      await page.getByLabel(t('book.personal.country')).selectOption('JP');
      await page.getByLabel(t('book.personal.email'), { exact: true }).fill(email);
      await page.getByRole('checkbox').check({ force: true });
    },

    /** Step 4: the card into the provider's widget in the frame. */
    card: (number?: string): Promise<void> => fillInCard(frame(), number),

    /** Step 5: accept, and order. */
    order: async (): Promise<void> => {
      await page.getByRole('checkbox').check({ force: true });
      await page.getByRole('button', { name: t('book.overview.submit') }).click();
    },
  };

  return steps;
};

export type Wizard = ReturnType<typeof openWizard>;
