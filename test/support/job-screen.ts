import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { createJob, formBody, newTour, type Row } from '#test/support/job-desk.ts';
import { journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';

const TEXTS = { en: officeEn, de: officeDe } as const;
type Key = keyof typeof officeEn;

export type ScreenJob = Row & { readonly name: string };

const named = (row: Row): ScreenJob => ({ ...row, name: `${row.airport === 1 ? 'F' : 'M'}${row._id}` });

/** A day and a tour whose jobs no other test sees, and a colleague at another desk who orders and assigns. */
export const openTour = async () => {
  const [day, tour] = [ownDay(), newTour()];
  const colleague: BrowserClient = await staffBrowser(journeyStack(), 'admin2@example.com');
  return {
    day,
    tour,
    /** Orders jobs of this tour; answers them as the screen names them. */
    order: async (changes: object = {}): Promise<[ScreenJob, ...ScreenJob[]]> => {
      const form = formBody({ serviceDate: day, tournumber: tour, ...changes });
      const { rows } = await createJob(colleague, form);
      return rows.map(named) as [ScreenJob, ...ScreenJob[]];
    },
    assign: async ({ _id, order_id }: Row, employee_id: string): Promise<void> => {
      const employeeToJob = { employee_id, jobs_id: _id, order_id, isConfirmed: true };
      ok(await colleague.send('POST', '/api/employees/assignEmployee', { employeeToJob }));
    },
  };
};

/** The jobs screen as staff use it, by labels and roles, in one language. */
export const openJobs = (page: Page, language: 'en' | 'de' = 'en') => {
  const t = (key: Key, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      TEXTS[language][key],
    );
  const row = ({ name }: ScreenJob): Locator =>
    page.getByRole('row', { name }).or(page.getByRole('article', { name }));
  const dialog = (): Locator => page.getByRole('dialog').last();
  const candidates = (): Locator => dialog().getByRole('list', { name: t('office.jobs.candidates') });

  return {
    t,
    row,
    dialog,
    /** Those who could be put on the job of the dialog. */
    candidates,
    candidate: (name: string): Locator =>
      candidates().getByRole('listitem').filter({ hasText: name }).first(),
    /** What is asked before somebody is put on a job that does not suit them in all. */
    question: (employee: string): Locator =>
      page.getByRole('dialog', { name: t('office.assign.question', { employee }) }),
    alert: (text: string): Locator => page.getByRole('alert').filter({ hasText: text }),
    /** Logs somebody in and opens the jobs of an address. */
    open: async (search: string, email = 'admin@example.com'): Promise<void> => {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await logInAs(page, email, DEMO_PASSWORD);
      await page.goto(`${journeySite()}/admin/jobs?${search}`);
      await expect(page.getByRole('heading', { name: t('office.jobs.title'), level: 1 })).toBeVisible();
    },
    /** Opens the menu of a job. */
    openMenu: (job: ScreenJob): Promise<void> =>
      row(job)
        .getByRole('button', { name: t('office.jobs.more', { job: job.name }) })
        .click(),
    /** Presses a button in a row or dialog by its text. */
    press: (place: Locator, key: Key, values?: Record<string, string>): Promise<void> =>
      place.getByRole('button', { name: t(key, values), exact: true }).click(),
  };
};
