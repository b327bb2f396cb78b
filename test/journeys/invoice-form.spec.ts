import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { journeySite, logInAs } from '#test/support/journey.ts';
import { speakGerman } from '#test/support/office-language.ts';

const TEXTS = { en: officeEn, de: officeDe } as const;
type Key = keyof typeof officeEn;
type Part<Prefix extends string> = Key extends infer K
  ? K extends `${Prefix}${infer Name}`
    ? Name
    : never
  : never;

/** The invoice form as the office uses it, by labels and roles, in one language. */
const openForm = (page: Page, language: 'en' | 'de') => {
  const t = (key: Key, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      TEXTS[language][key],
    );
  const labelled = (within: Page | ReturnType<Page['getByRole']>, label: string) =>
    within
      .getByLabel(new RegExp(`^${label.replace(/[.*+?()]/g, '\\$&')}( \\*)?$`))
      .and(page.locator('input:not([type=radio]), textarea'));
  const line = (number: number, subline?: number) =>
    page.getByRole('group', {
      name:
        subline === undefined
          ? t('office.invoices.form.line.name', { number: String(number) })
          : t('office.invoices.form.line.subline', { number: String(number), subline: String(subline) }),
      exact: true,
    });
  return {
    t,
    line,
    problems: page.getByRole('region', { name: t('office.invoices.form.problems') }),
    field: (name: Part<'office.invoices.form.field.'>) =>
      labelled(page, t(`office.invoices.form.field.${name}`)),
    inLine: (within: ReturnType<typeof line>, name: 'title' | 'amount' | 'netto' | 'job_id' | 'order') =>
      labelled(within, t(`office.invoices.form.line.${name}`)),
    button: (key: Key) => page.getByRole('button', { name: t(key), exact: true }),
    choose: (key: Key) =>
      page
        .getByRole('radio', { name: t(key), exact: true })
        .first()
        .check({ force: true }),
    pick: async (name: 'agencyId' | 'cost_center', letters: string): Promise<void> => {
      const control = labelled(page, t(`office.invoices.form.field.${name}`));
      await control.fill(letters);
      await control.press('Enter');
      await expect(control).toHaveValue(new RegExp(letters));
    },
  };
};

const fitsOn = async (page: Page, widths: readonly number[]): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
};

test('an invoice names its faults, is previewed, issued once and cloned; its form and faults stand in German on a phone too', async ({
  page,
}) => {
  const { t, line, inLine, problems, field, button, choose, pick } = openForm(page, 'en');
  const create = button('office.invoices.form.create');
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}/admin/invoices/form/new`);

  await expect(page.getByRole('heading', { name: t('office.invoices.form.title') })).toBeVisible();
  await expect(create).toBeDisabled();
  await expect(field('payment_terms')).toHaveValue('30');
  await problems.getByRole('link', { name: t('office.invoices.error.street.empty') }).click();
  await expect(field('street')).toBeFocused();
  await expect(page.getByText(t('office.invoices.error.agencyId.empty')).last()).toBeVisible();
  await button('office.invoices.form.preview').click();
  await expect(field('agencyId')).toBeFocused();
  await expectAccessible(page);

  await pick('agencyId', 'Nordlicht');
  await expect(field('street')).toHaveValue('Kaistraße 14');
  await expect(field('debitor')).toHaveValue('11001');
  await expect(field('invoice_number')).toBeDisabled();
  await pick('cost_center', '660400141');
  const firstLine = t('office.invoices.form.line.name', { number: '1' });
  await page
    .getByRole('button', { name: t('office.invoices.form.line.remove', { name: firstLine }) })
    .click();
  await expect(problems.getByRole('link', { name: t('office.invoices.error.lines.empty') })).toBeVisible();
  await button('office.invoices.form.line.add').click();
  await inLine(line(1), 'title').fill('Begleitung, Ankunft');
  await inLine(line(1), 'amount').fill('0');
  await inLine(line(1), 'netto').fill('50');
  const amountProblem = problems.getByRole('link', { name: t('office.invoices.error.line.amount') });
  await amountProblem.click();
  await expect(inLine(line(1), 'amount')).toBeFocused();
  await inLine(line(1), 'amount').fill('2');
  await expect(problems).toBeHidden();
  await expect(page.getByText(/113[.,]05/)).toBeVisible();
  await page
    .getByRole('button', { name: t('office.invoices.form.line.add_subline_to', { number: '1' }) })
    .click();
  await inLine(line(1, 1), 'title').fill('weitere Stunde');
  await inLine(line(1, 1), 'netto').fill('28.50');
  await choose('office.invoices.form.type.invoice');

  await page.reload();
  await expect(inLine(line(1, 1), 'netto')).toHaveValue('28.50');
  await page.getByRole('link', { name: t('office.invoices.form.back') }).click();
  await button('office.dialog.not_now').click();
  await expect(inLine(line(1), 'title')).toHaveValue('Begleitung, Ankunft');

  const drawn = page.waitForResponse('**/api/invoices/preview');
  await button('office.invoices.form.preview').click();
  expect((await drawn).headers()['content-type']).toBe('application/pdf');
  await expect(page.getByTitle(t('office.invoices.form.preview_title'))).toHaveAttribute('src', /^blob:/);
  await page.getByRole('link', { name: t('office.invoices.form.preview_large') }).click();
  await expect(page.getByRole('heading', { name: t('office.invoices.form.preview_title') })).toBeVisible();
  await expect(page.getByTitle(t('office.invoices.form.preview_title'))).toHaveAttribute('src', /^blob:/);
  await page.getByRole('link', { name: t('office.invoices.form.back_to_form') }).click();

  // The call does not arrive: everything typed stays.
  await page.route('**/api/invoices', (route) => route.abort(), { times: 1 });
  await create.click();
  await expect(page.getByRole('alert').filter({ hasText: t('office.invoices.form.failed') })).toBeVisible();
  await expect(inLine(line(1, 1), 'netto')).toHaveValue('28.50');

  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/invoices'))
      posted.push(String(request.postDataJSON().key));
  });
  const saved = page.waitForEvent('download', (file) => file.suggestedFilename().endsWith('-A.pdf'));
  await create.dblclick();
  const number = (await saved).suggestedFilename().replace('.pdf', '');
  await expect(page.getByText(t('office.invoices.form.created', { number }))).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/invoices$/);
  expect(new Set(posted).size).toBe(1);

  await page.goto(`${journeySite()}/admin/invoices/form/${posted[0]}`);
  await expect(inLine(line(1, 1), 'title')).toHaveValue('weitere Stunde');
  await expect(field('invoice_number')).toHaveValue('');
  await expect(inLine(line(1), 'job_id')).toHaveValue('');
  await choose('office.invoices.form.use_case.normal');
  await field('invoice_number').fill(number);
  await field('invoice_number').blur();
  await expect(
    problems.getByRole('link', { name: t('office.invoices.error.invoice_number.exists') }),
  ).toBeVisible();
  await expect(create).toBeDisabled();

  await speakGerman(page);
  const german = openForm(page, 'de');
  const problem = german.t('office.invoices.error.invoice_number.exists');
  await page.setViewportSize({ width: 360, height: 900 });
  await expect(german.problems.getByRole('link', { name: problem })).toBeVisible();
  await expect(german.field('invoice_number')).toHaveValue(number);
  await expectAccessible(page);
  await fitsOn(page, [360, 768]);
  await german.field('invoice_number').fill(`CLONE-${Date.now()}`);
  await expect(german.button('office.invoices.form.create')).toBeEnabled();
  await page.getByRole('link', { name: german.t('office.invoices.form.back') }).click();
  await german.button('office.invoices.form.leave.discard').click();
  await expect(page).toHaveURL(/\/admin\/invoices$/);
});
