import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { addDays } from '#shared/calendar-date.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { ok } from '#test/support/booking-calls.ts';
import { assign, jobAt, newEmployee } from '#test/support/dispatch.ts';
import { createJob, formBody, type Row } from '#test/support/job-desk.ts';
import { journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';

const dispatcher = () => staffBrowser(journeyStack(), 'admin@example.com');

/** The employee whose account the demonstration has. */
const LEA = { _id: 'demo-1' };

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${journeySite()}/admin/jobs/${address}`);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
};

/** How many pages the printer gives out. */
const printedPages = async (page: Page): Promise<number> => {
  const file = await page.pdf({ preferCSSPageSize: true });
  return file.toString('latin1').match(/\/MediaBox/g)?.length ?? 0;
};

const expectToFit = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${width} px`,
      })
      .toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
};

test('job sheets are printed for one job and for the day of each employee, in the language of the paper', async ({
  page,
}) => {
  const admin = await dispatcher();
  const day = ownDay();
  const colleague = await newEmployee(journeyStack(), {
    first_name: 'Sora',
    last_name: 'Ito',
    handy: '+49 170 5550123',
  });
  const clocks = ['06:40', '08:50', '11:30', '13:35', '15:40', '18:10'];
  const jobs: Row[] = [];
  for (const clock of clocks) {
    const job = await jobAt(admin, day, clock, { nameSign: `Guest ${clock}`, remarks: 'Walks with a stick' });
    ok(await assign(admin, LEA, job));
    jobs.push(job);
  }
  const [first] = jobs as [Row];
  ok(await assign(admin, colleague, first));
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);

  await open(page, `sheets?job=${first._id}`);
  const one = page.getByRole('region', { name: `F${first._id}` });
  for (const fact of [
    '06:40',
    'until 07:40',
    'Guest 06:40',
    'Walks with a stick',
    'Sora Ito +49 170 5550123',
  ]) {
    await expect(one).toContainText(fact);
  }
  await expect(one).not.toContainText('Pays late');
  await expect(one.getByRole('rowheader', { name: 'Ito, Sora' })).toBeVisible();
  await expectAccessible(page);
  expect(await printedPages(page)).toBe(1);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(one).toContainText('bis 07:40');
  await expect(one.getByRole('heading', { name: 'Auftragszettel' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Job sheets');

  await open(page, `sheets?date=${day}&employee=${LEA._id}`);
  const sheet = page.getByRole('region', { name: /^Page \d of \d$/ });
  await expect(sheet.first()).toBeVisible();
  const pages = await sheet.count();
  expect(pages).toBeGreaterThan(1);
  for (let at = 0; at < pages; at += 1) {
    await expect(sheet.nth(at)).toContainText('Lea Hartmann');
    await expect(sheet.nth(at)).toContainText(`Page ${at + 1} of ${pages}`);
  }
  for (const job of jobs) await expect(page.getByRole('article', { name: `F${job._id}` })).toHaveCount(1);
  await expect(page.getByRole('article', { name: `F${first._id}` })).toContainText('With Sora Ito');
  await expect(sheet.last().getByRole('heading', { name: 'Arbeitszeitnachweis' })).toBeVisible();
  await expect(sheet.last()).toContainText('06:40 bis 19:10 Uhr');
  expect(await printedPages(page)).toBe(pages);
  await expectAccessible(page);
  await expectToFit(page);
});

test('the work-time sheet is German in an English office, for a job and for an employee over many pages', async ({
  page,
}) => {
  const admin = await dispatcher();
  const day = ownDay();
  const employee = await newEmployee(journeyStack(), { first_name: 'Sora', last_name: 'Ito' });
  const dates = Array.from({ length: 19 }, (_, at) => addDays(day, at + 1));
  const form = formBody({ serviceDate: day, time: { hours: 23, minutes: 30 } });
  const { order_ids } = await createJob(admin, form, { recurring: { dates } });
  const jobs = order_ids.map((order_id) => ({ _id: `${order_id}-1`, order_id }));
  for (const job of jobs) ok(await assign(admin, employee, job, { isConfirmed: true }));
  const [first] = jobs as [(typeof jobs)[number]];
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);

  await open(page, `work-time?job=${first._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Work-time sheets');
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeHidden();
  const ofJob = page.getByRole('region', { name: 'Seite 1 von 1' });
  await expect(ofJob.getByRole('heading', { name: 'Arbeitszeitnachweis' })).toBeVisible();
  await expect(ofJob.getByRole('row', { name: /Ito, Sora 23:30 00:30 \(\+1\)/ })).toBeVisible();
  for (const column of ['Beginn', 'Ende', 'Pause (Min.)', 'Stunden', 'Unterschrift']) {
    await expect(ofJob.getByRole('columnheader', { name: column, exact: true }).first()).toBeVisible();
  }
  await expect(ofJob).toContainText('§ 17 Abs. 1 MiLoG');
  expect(await printedPages(page)).toBe(1);

  await open(page, `work-time?employee=${employee._id}&date=${day}`);
  await page.getByRole('button', { name: /^Choose days/ }).click();
  await page.getByLabel('To', { exact: true }).fill(dates.at(-1) ?? '');
  await page.getByRole('button', { name: 'Show days' }).click();
  const sheet = page.getByRole('region', { name: /^Seite \d von 2$/ });
  await expect(sheet).toHaveCount(2);
  for (const part of await sheet.all()) {
    await expect(part.getByRole('columnheader', { name: 'Datum' })).toBeVisible();
    await expect(part).toContainText('Ito, Sora');
    await expect(part).toContainText('20 Einsätze, 20:00 Std.');
  }
  await expect(sheet.first()).not.toContainText('Unterschrift');
  await expect(sheet.last()).toContainText('Unterschrift Mitarbeiterin oder Mitarbeiter');
  for (const job of jobs) await expect(sheet.getByRole('rowheader', { name: `F${job._id}` })).toHaveCount(1);
  expect(await printedPages(page)).toBe(2);
  await expectAccessible(page);
  await expectToFit(page);
});

test('name signs in any writing fill their sheet and stay within it; employees print their own, agencies none', async ({
  page,
}) => {
  const admin = await dispatcher();
  const day = ownDay();
  const signs = [
    { name: '王小明先生', lastLine: '王小明先生' },
    { name: 'Александра Преображенская', lastLine: /Преображенская$/ },
    { name: 'Frau Dr. Schwarzenberg-Hohenlohe', lastLine: /Hohenlohe$/ },
    { name: 'السيد الهاشمي (Mr Al-Hashimi)', lastLine: 'Mr Al-Hashimi' },
  ];
  const jobs: Row[] = [];
  for (const [at, { name }] of signs.entries()) {
    const job = await jobAt(admin, day, `${8 + at * 2}:00`, { nameSign: name });
    if (at < 2) ok(await assign(admin, LEA, job));
    jobs.push(job);
  }
  const [first] = jobs as [Row];
  const colleague = await newEmployee(journeyStack(), { first_name: 'Sora', last_name: 'Ito' });
  ok(await assign(admin, colleague, first));
  await logInAs(page, 'admin@example.com', DEMO_PASSWORD);

  for (const [at, { name, lastLine }] of signs.entries()) {
    await open(page, `name-sign?job=${jobs[at]?._id}`);
    const sign = page.getByRole('img', { name });
    const paper = page.getByRole('region', { name: `F${jobs[at]?._id}` });
    await expect(sign.locator('text').last()).toHaveText(lastLine);
    const [room, box] = [await paper.boundingBox(), await sign.boundingBox()];
    const lines = await sign.locator('text').all();
    const widths: number[] = [];
    for (const line of lines) {
      const ink = await line.boundingBox();
      widths.push((ink?.width ?? 0) / (box?.width ?? 1));
      expect(ink?.x ?? 0).toBeGreaterThanOrEqual((room?.x ?? 0) - 1);
      expect((ink?.x ?? 0) + (ink?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 1);
    }
    expect(Math.max(...widths), name).toBeGreaterThan(0.6);
    expect(Math.max(...widths), name).toBeLessThanOrEqual(1.02);
    expect(await printedPages(page)).toBe(1);
  }
  const arabic = page.getByRole('img', { name: signs.at(-1)?.name ?? '' });
  await expect(arabic).toHaveAttribute('lang', 'ar');
  await expect(arabic.locator('text').first()).toHaveCSS('direction', 'rtl');
  await expectAccessible(page);
  await expectToFit(page);

  await page.context().clearCookies();
  await logInAs(page, 'employee@example.com', DEMO_PASSWORD);
  await open(page, `work-time?date=${day}&employee=${colleague._id}`);
  await expect(page.getByRole('region', { name: /^Seite/ })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Seite 1 von 1' })).toContainText('Hartmann, Lea');
  await expect(page.getByRole('main')).not.toContainText('Ito, Sora');

  await page.context().clearCookies();
  await logInAs(page, 'agency@example.com', DEMO_PASSWORD);
  await page.goto(`${journeySite()}/admin/jobs/name-sign?job=${first._id}`);
  await expect(page).toHaveURL(/\/admin\/jobs$/);
});
