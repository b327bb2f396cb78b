import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { newEmail } from '#test/support/accounts.ts';
import { BOTH } from '#test/support/job-desk.ts';
import { openJobs, openTour } from '#test/support/job-screen.ts';
import { journeyInbox, journeySite, leaveBrowser } from '#test/support/journey.ts';
import { speakGerman } from '#test/support/office-language.ts';

const LEA = 'demo-1';

/** Nothing is wider than the window, however narrow that is. */
const expectNoSidewaysScrolling = async (page: Page, widths: readonly number[]): Promise<void> => {
  const { width = 1440, height = 900 } = page.viewportSize() ?? {};
  for (const narrow of widths) {
    await page.setViewportSize({ width: narrow, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow);
  }
  await page.setViewportSize({ width, height });
};

test('dispatchers put people on jobs and take them off, and are told why not; list, candidates and question stand in German on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { day, tour, order, assign } = await openTour();
  const [first] = await order();
  const [second] = await order({ language: 11, time: { hours: 15, minutes: 0 }, nameSign: '田中' });
  const desk = openJobs(page);
  const { t } = desk;
  await desk.open(`from=${day}&to=${day}&reference=${tour}`);
  for (const fact of ['14:35', t('office.orders.unassigned'), 'NORD']) {
    await expect(desk.row(first)).toContainText(fact);
  }
  await expect(page.getByText(t('office.jobs.unassigned_other', { count: '2' }))).toBeVisible();
  await expectAccessible(page);

  await desk.press(desk.row(first), 'office.jobs.named.assign', { job: first.name });
  await expect(desk.candidate('Haruka Lindner')).toContainText(t('office.jobs.suits'));
  await expect(desk.candidate('Mehmet Çelik')).toContainText(t('office.assign.refused.not_qualified'));
  await expect(desk.candidate('Theresa Obermaier')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.type('lindner');
  await expect(desk.candidates().getByRole('button')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(
    desk.candidates().getByRole('button', {
      name: t('office.jobs.assign_named', { employee: 'Haruka Lindner', job: first.name }),
    }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    desk.alert(t('office.assign.done', { employee: 'Haruka Lindner', job: first.name })),
  ).toBeVisible();
  await expect(desk.row(first)).toContainText('H. Lindner');

  await desk.press(desk.row(second), 'office.jobs.named.assign', { job: second.name });
  const overlap = { job: first.name, time: '14:35' };
  await expect(desk.candidate('Haruka Lindner')).toContainText(
    t('office.assign.refused.overlap_with', overlap),
  );
  await expect(desk.candidate('Haruka Lindner').getByRole('button')).toBeDisabled();
  await expect(desk.candidate('Aiko Sommer')).toContainText(t('office.jobs.best'));
  const [third] = await order({ time: { hours: 15, minutes: 10 } });
  await assign(third, 'demo-3');
  await desk.candidate('Aiko Sommer').getByRole('button').click();
  await expect(desk.alert(t('office.assign.failed'))).toContainText(t('office.assign.refused.overlap'));
  await expect(desk.candidate('Aiko Sommer').getByRole('button')).toBeDisabled();

  await desk.candidate('Marta Kowalczyk').getByRole('button').click();
  const question = desk.question('Marta Kowalczyk');
  await expect(question).toContainText('Japanese');
  await expectAccessible(page);
  await desk.press(question, 'office.assign.anyway');
  await expect(desk.row(second)).toContainText('M. Kowalczyk');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const words = { employee: 'Marta Kowalczyk', job: second.name };
  await desk.press(desk.row(second), 'office.jobs.release', words);
  await desk.press(desk.dialog(), 'office.assign.unassign');
  await expect(desk.alert(t('office.assign.released', words))).toBeVisible();
  await expect(desk.row(second)).toContainText(t('office.orders.unassigned'));

  await speakGerman(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const german = openJobs(page, 'de');
  await expect(german.row(second)).toContainText(german.t('office.orders.unassigned'));
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page, [360, 768]);
  await german.press(german.row(second), 'office.jobs.named.assign', { job: second.name });
  await expect(german.candidate('Haruka Lindner')).toContainText(
    german.t('office.assign.refused.overlap_with', overlap),
  );
  await german.candidate('Marta Kowalczyk').getByRole('button').click();
  await expect(german.question('Marta Kowalczyk')).toContainText('Japanisch');
});

test('a job leads to its details, its order, its client, its form and its papers; jobs are cancelled alone or with their order, and restored, each after a question', async ({
  page,
}) => {
  const { day, tour, order } = await openTour();
  const [job] = await order({ AdminRemarks: 'Pays late', remarks: 'Coach 4', flight_nr: 'LH 1865' });
  const [assistant, porter] = await order(BOTH);
  if (!porter) throw new Error('Both services make two jobs.');
  const desk = openJobs(page);
  await desk.open(`from=${day}&to=${day}&reference=${tour}`);
  for (const [name, address] of [
    ['Import group', '/admin/jobs/import'],
    ['Dispatch', `/admin/jobs/board?date=${day}&airport=1`],
    ['Job sheet', `/admin/jobs/sheets?date=${day}&airport=1`],
  ] as const) {
    const way = page.getByRole('main').getByRole('link', { name });
    await expect(way).toHaveAttribute('href', address);
  }
  await page.getByRole('link', { name: `Open job ${job.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`job=${job._id}`));
  const panel = page.getByRole('dialog', { name: `Job ${job.name}` });
  for (const words of ['14:35', 'LH\u00a01865', 'Nordlicht Reisen', 'Coach 4', 'Pays late', 'Net']) {
    await expect(panel).toContainText(words);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await desk.openMenu(job);
  for (const [name, path] of [
    ['Job sheet', 'sheets'],
    ['Work-time sheet', 'work-time'],
    ['Name sign', 'name-sign'],
  ] as const) {
    const link = page.getByRole('menuitem', { name });
    await expect(link).toHaveAttribute('href', `/admin/jobs/${path}?job=${job._id}`);
  }
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Contact client' }).click();
  const mail = desk.dialog();
  await expect(mail.getByLabel('Subject')).not.toHaveValue('');
  const address = newEmail();
  await mail.getByLabel('To', { exact: true }).fill(address);
  await mail.getByLabel('Subject').fill('Your coach');
  await desk.press(mail, 'office.contact.send');
  await expect(desk.alert('message sent to client')).toBeVisible();
  await journeyInbox().mailTo(address, 'Your coach');

  await desk.openMenu(job);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(new RegExp(`form=${job._id}`));
  const form = page.getByRole('dialog', { name: `Edit job ${job.name}` });
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'New job' }).click();
  await page.getByRole('dialog', { name: 'New job' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const cancel = async (): Promise<void> => {
    await desk.openMenu(porter);
    await page.getByRole('menuitem', { name: 'Cancel job' }).click();
  };
  await cancel();
  const whole = desk.dialog().getByLabel('Cancel the whole order');
  await expect(whole).not.toBeChecked();
  await expect(desk.dialog()).toContainText('One more job of this order is cancelled with it.');
  await expectAccessible(page);
  await desk.press(desk.dialog(), 'office.dialog.not_now');
  await expect(desk.row(porter)).toContainText('active');
  await cancel();
  await desk.press(desk.dialog(), 'office.jobs.act.cancel');
  await expect(desk.alert(`Job ${porter.name} was cancelled.`)).toBeVisible();
  await expect(desk.row(porter)).toContainText('cancelled');
  await expect(desk.row(assistant)).toContainText('active');

  await desk.openMenu(assistant);
  await page.getByRole('menuitem', { name: 'Cancel job' }).click();
  await expect(desk.dialog()).toContainText('the order is cancelled with it');
  await expect(whole).toBeHidden();
  await desk.press(desk.dialog(), 'office.jobs.act.cancel');
  await expect(desk.row(assistant)).toContainText('cancelled');

  await desk.press(desk.row(porter), 'office.jobs.named.restore', { job: porter.name });
  await expect(desk.dialog()).toContainText('Its order is restored with it.');
  await desk.press(desk.dialog(), 'office.jobs.act.restore');
  await expect(desk.alert(`Job ${porter.name} was restored.`)).toBeVisible();
  await expect(desk.row(porter)).toContainText('active');
  await desk.press(desk.row(assistant), 'office.jobs.named.restore', { job: assistant.name });
  await desk.press(desk.dialog(), 'office.jobs.act.restore');
  await expect(desk.row(assistant)).toContainText('active');

  await cancel();
  await whole.check();
  await desk.press(desk.dialog(), 'office.jobs.act.cancel');
  await expect(desk.row(porter)).toContainText('cancelled');
  await expect(desk.row(assistant)).toContainText('cancelled');

  await desk.openMenu(job);
  await page.getByRole('menuitem', { name: 'Go to order' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders.*order=${job.order_id}`));
  await expect(page.getByRole('dialog')).toContainText(`Order F${job.order_id}`);
});

test('the jobs of some days are filtered, kept, printed, saved, followed and put back', async ({ page }) => {
  const { day, tour, order } = await openTour();
  const desk = openJobs(page);
  await desk.open(`from=${day}&to=${day}&reference=${tour}`);
  await expect(page.getByText('No Records Found')).toBeVisible();
  const [job] = await order();
  await expect(desk.row(job)).toBeVisible();

  const group = (name: string) => page.getByRole('group', { name });
  await group('Status').getByRole('button', { name: 'Cancelled' }).click();
  await expect(page.getByText('No Records Found')).toBeVisible();
  await group('Status').getByRole('button', { name: 'Active' }).click();
  await group('Service').getByRole('button', { name: 'Assistant' }).click();
  await group('Airport').getByRole('button', { name: 'Both' }).click();
  await page.getByRole('combobox', { name: 'Agency' }).click();
  await page.getByRole('option', { name: /Nordlicht Reisen/ }).click();
  await expect(page).toHaveURL(/status=active.*agency=1001/);
  await expect(desk.row(job)).toBeVisible();
  await page.getByRole('combobox', { name: 'Employee' }).fill('hart');
  await page.getByRole('option', { name: 'Hartmann, Lea' }).click();
  await expect(page.getByText('No Records Found')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`employee=${LEA}`));
  await page.goBack();
  await expect(desk.row(job)).toBeVisible();
  await page.goto(`${journeySite()}/admin/jobs`);
  await expect(page).toHaveURL(/employee=/);

  await page.goto(`${journeySite()}/admin/jobs?from=${day}&to=${day}&reference=${tour}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for this table' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Jobs ${day} ${day}.csv`);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\uFEFFJob,Airport,Travel type,Date,Time,/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${job.name},FRA,,${day},14:35`);
  await page.getByRole('button', { name: 'More for this table' }).click();
  await page.getByRole('menuitem', { name: 'Clear cache' }).click();
  await expect(desk.alert('The cache is empty. Everything is read anew.')).toBeVisible();
  await page.getByRole('button', { name: 'More for this table' }).click();
  await page.getByRole('menuitem', { name: 'Print view' }).click();
  await expect(page).toHaveURL(/\/admin\/jobs\/print/);
  await expect(desk.row(job)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the table' }).click();

  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  const today = airportTime(new Date()).date;
  const [from, to] = [page.getByLabel('Date from'), page.getByLabel('Date to')];
  await expect(from).toHaveValue(today);
  await expect(to).toHaveValue(addDays(today, 3));
  const days = group('Days');
  await days.getByRole('button', { name: 'This week' }).click();
  await expect(to).toHaveValue(addDays(today, 6));
  await days.getByRole('button', { name: 'Next day' }).click();
  await expect(from).toHaveValue(addDays(today, 1));
  // Who clicks faster than the table is drawn means the second click after the first.
  await days.getByRole('button').evaluateAll(async ([previous, onlyToday]) => {
    for (const step of [onlyToday, previous]) {
      (step as HTMLElement).click();
      await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));
    }
  });
  await expect(to).toHaveValue(addDays(today, -1));
  await from.fill('');
  await expect(to).toBeDisabled();
  await expect(to).toHaveValue('');
  await from.fill(day);
  await expect(to).toBeEnabled();
  await expect(to).toHaveValue(addDays(day, 3));
  await to.fill(addDays(day, -1));
  await expect(page.getByText('The last day is before the first.')).toBeVisible();
  await to.fill(day);
  await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`));
  await expect(desk.row(job)).toBeVisible();
});

test('agencies and employees read their own jobs and change nothing', async ({ page }) => {
  const { day, order, assign } = await openTour();
  const [mine] = await order({ nameSign: 'Familie Brandt' });
  const [other] = await order({ agency: 1002, jCode: '1002-FRA-ARR-T1', time: { hours: 9, minutes: 0 } });
  await assign(mine, LEA);

  await page.setViewportSize({ width: 1440, height: 900 });
  const agency = openJobs(page);
  await agency.open(`from=${day}&to=${day}&status=cancelled&employee=${LEA}`, 'agency@example.com');
  await expect(agency.row(mine)).toContainText('L. Hartmann');
  await expect(agency.row(other)).toHaveCount(0);
  for (const name of ['Days', 'Service', 'Status']) {
    await expect(page.getByRole('group', { name })).toHaveCount(0);
  }
  for (const name of ['New job', 'Import group', 'Job sheet', /^Assign/, /^More for job/, /^Unassign /]) {
    await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toHaveCount(0);
  }
  await expect(page.getByRole('combobox', { name: 'Agency' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Airport' }).getByRole('button')).toHaveText([
    'Both',
    'Frankfurt',
    'Munich',
  ]);
  await expectAccessible(page);
  await page.goto(`${journeySite()}/admin/jobs?form=new`);
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await leaveBrowser(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const employee = openJobs(page);
  await employee.open(`from=${day}&to=${day}`, 'employee@example.com');
  await expect(employee.row(mine)).toContainText('Familie Brandt');
  await expect(employee.row(other)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Days' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New job' })).toHaveCount(0);
  await expect(
    employee.row(mine).getByRole('link', { name: `Name sign of job ${mine.name}` }),
  ).toHaveAttribute('href', `/admin/jobs/name-sign?job=${mine._id}`);
  await expectNoSidewaysScrolling(page, [360]);
  await employee
    .row(mine)
    .getByRole('link', { name: `Open job ${mine.name}` })
    .click();
  await expect(employee.dialog()).toContainText('Familie Brandt');
  await expect(employee.dialog()).not.toContainText('Net');
  await expectAccessible(page);

  await leaveBrowser(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openJobs(page).open('', 'munich@example.com');
  const services = page.getByRole('group', { name: 'Service' }).getByRole('button');
  await expect(services).toHaveText(['Assistant', 'Porter']);
  await expect(services.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: 'Airport' })).toHaveCount(0);
});
