import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { journeySite, logInAs } from '#test/support/journey.ts';

const TEXTS = { en: officeEn, de: officeDe } as const;
type Key = keyof typeof officeEn;
type FieldKey = Key extends infer K
  ? K extends `office.job_form.field.${infer Name}`
    ? Name
    : never
  : never;

/** Nothing is ordered for this day: the list behind the form is short. */
const QUIET_DAY = addDays(airportTime(new Date()).date, -300);

/** The job form as staff uses it, by labels and roles, in one language. */
export const openJobForm = (page: Page, language: 'en' | 'de' = 'en') => {
  const t = (key: Key, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      TEXTS[language][key],
    );
  const form = (): Locator =>
    page
      .getByRole('form', { name: t('office.job_form.title.add') })
      .or(page.getByRole('form', { name: t('office.job_form.title.update') }));
  /** A control by its label, whether it has to be filled in or not. */
  const field = (name: FieldKey): Locator =>
    form()
      .getByRole('combobox', { name: t(`office.job_form.field.${name}`), exact: true })
      .or(form().getByRole('textbox', { name: t(`office.job_form.field.${name}`), exact: true }))
      .or(form().getByRole('spinbutton', { name: t(`office.job_form.field.${name}`), exact: true }))
      .or(
        form()
          .getByLabel(new RegExp(`^${t(`office.job_form.field.${name}`)}( \\*)?$`))
          .and(page.locator('[type=date]')),
      );
  return {
    t,
    form,
    field,
    /** Chooses by some letters of a list, as dispatchers do. */
    pick: async (name: FieldKey, letters: string): Promise<void> => {
      await field(name).fill(letters);
      await field(name).press('Enter');
      await expect(field(name)).toHaveValue(new RegExp(letters, 'i'));
    },
    choose: (key: Key): Promise<void> =>
      form()
        .getByRole('radio', { name: t(key), exact: true })
        .check({ force: true }),
    press: (key: Key): Promise<void> =>
      form()
        .getByRole('button', { name: t(key), exact: true })
        .click(),
    alert: (text: string): Locator => page.getByRole('alert').filter({ hasText: text }),
    /** Logs in, and opens the form for a new job or for one that is there. */
    open: async (id: string, email = 'admin@example.com'): Promise<void> => {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await logInAs(page, email, DEMO_PASSWORD);
      await page.goto(`${journeySite()}/admin/jobs?from=${QUIET_DAY}&to=${QUIET_DAY}&form=${id}`);
      await expect(form()).toBeVisible();
    },
  };
};
