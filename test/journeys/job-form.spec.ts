import { expect, type Page, test } from '@playwright/test';
import { addDays } from '#shared/calendar-date.ts';
import { jobFormErrors } from '#shared/jobs/job-form-errors.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import { assign, assignedTo, jobAt, newEmployee } from '#test/support/dispatch.ts';
import { createJob, formBody, jobOf, listJobs, newTour, someDay } from '#test/support/job-desk.ts';
import { openJobForm } from '#test/support/job-form.ts';
import { journeyInbox, journeyStack } from '#test/support/journey.ts';
import { staffBrowser } from '#test/support/staff.ts';

const colleague = () => staffBrowser(journeyStack(), 'admin2@example.com');

/** An employee whom nobody else has the name of. */
const somebody = (first_name: string) =>
  newEmployee(journeyStack(), { first_name, last_name: `Q${newTour().slice(0, 8)}` });

const expectNoSidewaysScrolling = async (page: Page): Promise<void> => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(room).toBeLessThanOrEqual(0);
  }
};

type Form = ReturnType<typeof openJobForm>;
type Field = Parameters<Form['field']>[0];
type Case = readonly [field: Field, code: keyof typeof jobFormErrors];

/** Everything that an untouched form lacks, in the order of its fields. */
const EMPTY: readonly Case[] = [
  ['agency', 'agency.empty'],
  ['language', 'language.empty'],
  ['from_text', 'from.empty'],
  ['to_text', 'to.empty'],
  ['serviceDate', 'serviceDate.empty'],
  ['time', 'time.empty'],
  ['tourcode', 'tourcode.empty'],
  ['tournumber', 'tournumber.empty'],
  ['jCode', 'jCode.empty'],
];

/** What is typed and then refused, at its field. */
const TYPED: readonly (readonly [...Case, typed: string])[] = [
  ['persons', 'persons.invalid', '0'],
  ['bags', 'bags.invalid', ''],
  ['bulky', 'bulky.invalid', '-1'],
  ['extraHours', 'extraHours.invalid', '0'],
  ['extra_employee', 'extra_employee.invalid', '-2'],
  ['time', 'time.empty', '24:10'],
  ['serviceDate', 'serviceDate.far', '2062-12-04'],
];

/** What only the web client of the site has to say. */
const CLIENT: readonly Case[] = [
  ['nameSign', 'nameSign.empty'],
  ['readingLanguage', 'readingLanguage.empty'],
  ['clientsEmail', 'clientsEmail.invalid'],
];

test('every rule of the job form is refused on screen, at its field and in the specified words', async ({
  page,
}) => {
  const desk = openJobForm(page);
  const { t, form, field, press } = desk;
  const expectRefused = async ([name, code]: Case): Promise<void> => {
    const message = jobFormErrors[code];
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(message.replace(/[?!.]/g, '\\$&')));
    await expect(form().getByRole('alert')).toContainText(message);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.open('new');
  await expect(field('agency')).toBeFocused();
  for (const panel of ['initials', 'locations', 'moment', 'tour', 'code', 'remarks'] as const) {
    await expect(form().getByRole('region', { name: t(`office.job_form.panel.${panel}`) })).toBeVisible();
  }
  await expect(form().getByRole('radio', { name: 'Assistant' })).toBeChecked();
  await expect(form().getByRole('radio', { name: 'Frankfurt' })).toBeChecked();
  for (const [name, value] of [
    ['persons', '1'],
    ['bags', '1'],
    ['bulky', '0'],
  ] as const) {
    await expect(field(name)).toHaveValue(value);
  }

  await press('office.job_form.save');
  for (const refused of EMPTY) await expectRefused(refused);
  await expect(field('agency')).toBeFocused();
  await expect(form().getByRole('alert').getByRole('listitem')).toHaveText(
    EMPTY.map(([, code]) => jobFormErrors[code]),
  );
  await form().getByRole('link', { name: jobFormErrors['tourcode.empty'] }).click();
  await expect(field('tourcode')).toBeFocused();
  await expectAccessible(page);

  await desk.choose('office.service.both');
  for (const [name, code, typed] of TYPED) {
    await field(name).fill(typed);
    await expectRefused([name, code]);
  }
  await field('serviceDate').fill('2027-03-28');
  await field('time').fill('2:30');
  await expectRefused(['time', 'time.skipped']);
  await press('office.job_form.extras.add');
  await page.getByRole('menuitem', { name: t('office.job_form.extras.new') }).click();
  const extra = (name: 'name' | 'price' | 'amount') =>
    form().getByRole('textbox', {
      name: t(`office.job_form.extras.${name}`),
      exact: true,
    });
  await expect(extra('name')).toBeFocused();
  await expect(extra('name')).toHaveAccessibleDescription(jobFormErrors['extras.name']);
  await extra('price').fill('0');
  await expect(extra('price')).toHaveAccessibleDescription(jobFormErrors['extras.price']);
  await extra('amount').fill('0');
  await expect(extra('amount')).toHaveAccessibleDescription(jobFormErrors['extras.amount']);

  await desk.pick('agency', 'WEB');
  await desk.choose('office.service.assistant');
  for (const refused of CLIENT) await expectRefused(refused);
  await field('clientsEmail').fill('anna@');
  await expectRefused(['clientsEmail', 'clientsEmail.invalid']);
  await expect(field('jCode')).toBeHidden();
  await desk.choose('office.airport.2');
  await expect(form().getByRole('radio', { name: 'Porter' })).toBeDisabled();
  await desk.pick('agency', 'LHG');
  await expect(form().getByRole('radio', { name: 'Porter' })).toBeHidden();
  await expect(field('booking_class')).toBeVisible();

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: t('office.leave.title') });
  await question.getByRole('button', { name: t('office.dialog.not_now') }).click();
  await expect(form()).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await press('office.job_form.cancel');
  await question.getByRole('button', { name: t('office.leave.discard') }).click();
  await expect(form()).toBeHidden();
  await expect(page).not.toHaveURL(/form=/);
});

test('a dispatcher enters a job by the keyboard alone, sees its price, and goes on with the next of the tour', async ({
  page,
}) => {
  const desk = openJobForm(page);
  const { t, form, field } = desk;
  const staff = await colleague();
  const [free, busy] = [await somebody('Ada'), await somebody('Bo')];
  const day = someDay();
  const taken = await jobAt(staff, day, '14:30');
  await assign(staff, busy, taken, { isConfirmed: true });
  // Short, as it is typed key by key.
  const tour = newTour().slice(0, 8);
  const price = form().locator('output');
  const tab = async (times = 1): Promise<void> => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press('Tab');
  };
  const [year = '', month = '', date = ''] = day.split('-');

  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.open('new');
  await page.keyboard.type('NORD');
  await tab();
  await page.keyboard.press('ArrowRight');
  await expect(form().getByRole('radio', { name: 'Munich' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await tab(2);
  await expect(field('language')).toBeFocused();
  await page.keyboard.type('Engl');
  await tab();
  await page.keyboard.type('Hansen');
  await tab();
  await expect(field('persons')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await tab(2);
  for (const { last_name } of [free, busy]) {
    await page.keyboard.type(last_name);
    await page.keyboard.press('Enter');
  }
  await tab();
  await expect(field('from_text')).toBeFocused();
  await tab(2);
  await page.keyboard.type('LH 717');
  await tab(4);
  await expect(field('serviceDate')).toBeFocused();
  await page.keyboard.type(`${month}${date}${year}`);
  await tab(2);
  await expect(field('time')).toBeFocused();
  await page.keyboard.type('1435');
  await tab(3);
  await page.keyboard.type('Baltic in winter');
  await tab();
  await page.keyboard.type('NL');
  await tab();
  await page.keyboard.type(tour);
  await tab();
  await expect(field('time')).toHaveValue('14:35');
  await page.keyboard.type('ARR-T1');
  await tab();
  await expect(field('from_text')).toHaveValue('Terminal 1, baggage hall exit B');
  await expect(price).toContainText('€62.00');
  await page.keyboard.press('Control+Shift+Enter');

  await expect(desk.alert('New job was created successfully !')).toBeVisible();
  await expect(desk.alert(officeEn['office.assign.failed'])).toBeVisible();
  await expect(desk.alert('The job is saved')).toContainText(`${busy.first_name} ${busy.last_name}`);
  const where = { date_from: day, date_to: day, reference: tour };
  const [job] = await listJobs(staff, where);
  expect(job).toMatchObject({
    hours: 14,
    minutes: 35,
    persons: 2,
    name_sign: 'Hansen',
    flight_nr: 'LH717',
    from_text: 'Terminal 1, baggage hall exit B',
    price: { net: 62 },
    status: 'active',
  });
  expect(await assignedTo(staff, { _id: job?._id ?? '' })).toEqual([free._id]);
  await expect(field('nameSign')).toBeFocused();
  await expect(field('nameSign')).toHaveValue('');
  await expect(field('agency')).toHaveValue(/NORD/);
  await expect(field('tournumber')).toHaveValue(tour);
  await expect(field('serviceDate')).toHaveValue(day);
  await expect(field('time')).toHaveValue('');

  await desk.choose('office.service.both');
  await field('bags').fill('31');
  await field('time').fill('16:00');
  await form()
    .getByRole('combobox', { name: t('office.job_form.code_of.assistant') })
    .fill('ARR-T1');
  await page.keyboard.press('Enter');
  await form()
    .getByRole('combobox', { name: t('office.job_form.code_of.porter') })
    .fill('P-ARR');
  await page.keyboard.press('Enter');
  await expect(form().getByText('10 pieces included; every 5 more, also begun, €15.00')).toBeVisible();
  await expect(price).toContainText('€185.00');
  await desk.press('office.job_form.extras.add');
  await page.getByRole('menuitem', { name: t('office.job_form.extras.new') }).click();
  await page.keyboard.type(`Buggy ${tour}`);
  await form()
    .getByRole('textbox', { name: t('office.job_form.extras.price'), exact: true })
    .fill('17,50');
  await form()
    .getByRole('textbox', { name: t('office.job_form.extras.amount'), exact: true })
    .fill('2');
  await form()
    .getByRole('checkbox', { name: t('office.job_form.extras.permanent') })
    .check();
  await expect(price).toContainText('€220.00');
  await expect(form().getByRole('region', { name: t('office.job_form.price.title') })).toContainText(
    '5 × further pieces',
  );
  const further = day.endsWith('-01') ? addDays(day, 1) : addDays(day, -1);
  await form()
    .getByRole('button', { name: /^Further dates/ })
    .click();
  const dayName = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(further),
  );
  await page.getByRole('button', { name: dayName, exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await desk.press('office.job_form.save');
  await expect(form()).toBeHidden();
  await expect(page).not.toHaveURL(/form=/);
  for (const date of [day, further]) {
    const both = await listJobs(staff, { ...where, date_from: date, date_to: date });
    const found = both
      .filter(({ hours }) => hours === 16)
      .map(({ service_type_id, price: { net } }) => [service_type_id, net]);
    expect(found).toEqual([
      [2, 97],
      [1, 123],
    ]);
  }
  const { rows } = ok(await staff.get('/api/jobs/extras/1001')) as {
    rows: { name: string; price: number }[];
  };
  expect(rows).toContainEqual(expect.objectContaining({ name: `Buggy ${tour}`, price: 17.5 }));
});

test('a job is updated on a phone; a save that comes too late tells what has changed, and loses nothing', async ({
  page,
}) => {
  const desk = openJobForm(page, 'de');
  const { t, form, field } = desk;
  const staff = await colleague();
  const [gone, come] = [await somebody('Cem'), await somebody('Dana')];
  const name = `Buggy ${newTour()}`;
  const sent = formBody({
    extras: [{ name, price: 12.5, amount: 1, permanent: true }],
    serviceDate: someDay(),
  });
  const [job] = (await createJob(staff, sent)).rows;
  if (!job) throw new Error('no job was made');
  await assign(staff, gone, job, { isConfirmed: true });

  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open(job._id);
  await expect(field('agency')).toBeDisabled();
  await expect(form().getByRole('radio', { name: 'Frankfurt' })).toBeDisabled();
  await expect(field('tournumber')).toHaveValue(sent.tournumber);
  await field('nameSign').fill('Familie Osei');
  await form()
    .locator('span', { hasText: `${gone.first_name} ${gone.last_name}` })
    .getByRole('button', { includeHidden: true })
    .first()
    .click();
  await field('assistants').fill(come.last_name);
  await page.keyboard.press('Enter');

  const { version } = await jobOf(staff, job._id);
  const other = { ...sent, extras: [], persons: 7, remarks: 'Coach 9' };
  ok(await staff.send('POST', '/api/jobs/updateJobForAgency', { job_id: job._id, version, job: other }));
  await desk.press('office.job_form.update');
  await expect(desk.alert(t('office.job_form.update.failed'))).toBeVisible();
  const note = form()
    .getByRole('alert')
    .filter({ hasText: t('office.job_form.stale.title') });
  await expect(note).toContainText('Personen: 2 → 7');
  await expect(note).toContainText('Bemerkungen: Coach 4 → Coach 9');
  await expectAccessible(page);
  await note.getByRole('button', { name: t('office.job_form.stale.take_over') }).click();
  await expect(field('persons')).toHaveValue('7');
  await expect(field('nameSign')).toHaveValue('Familie Osei');

  await desk.press('office.job_form.extras.add');
  await page.getByRole('menuitem', { name }).click();
  const { rows } = ok(await staff.get('/api/jobs/extras/1001')) as { rows: { _id: string; name: string }[] };
  const extra = rows.find((one) => one.name === name);
  await staff.send('DELETE', `/api/jobs/extras/${extra?._id}`);
  await desk.press('office.job_form.update');
  const amount = form().getByRole('textbox', { name: t('office.job_form.extras.amount'), exact: true });
  await expect(amount).toHaveAccessibleDescription(t('office.jobs.error.extras.unknown'));
  await expect(amount).toBeFocused();
  await form()
    .getByRole('button', { name: t('office.job_form.extras.remove', { name }) })
    .click();
  await desk.press('office.job_form.update');
  await expect(desk.alert(t('office.job_form.update.done'))).toBeVisible();
  await expect(form()).toBeHidden();
  expect(await jobOf(staff, job._id)).toMatchObject({
    persons: 7,
    name_sign: 'Familie Osei',
    remarks: 'Coach 9',
  });
  expect(await assignedTo(staff, job)).toEqual([come._id]);
});

test('who works in Munich orders there for a private customer, whose way has a price and who is mailed a link', async ({
  page,
}) => {
  const desk = openJobForm(page);
  const { t, form, field, pick } = desk;
  const email = newEmail();
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.open('new', 'munich@example.com');
  await expect(form().getByRole('radio', { name: 'Munich' })).toBeChecked();
  await expect(form().getByRole('radio', { name: 'Frankfurt' })).toBeHidden();
  await expect(form().getByRole('radio', { name: 'Porter' })).toBeDisabled();
  await expect(form()).toContainText(t('office.jobs.error.serviceType.no_porter'));

  await pick('agency', 'TEL');
  await pick('language', 'German');
  await pick('readingLanguage', 'Deutsch');
  await field('clientsEmail').fill(email);
  const price = form().locator('output');
  await expect(price).toContainText(t('office.job_form.price.total_gross'));
  const before = (await price.textContent()) ?? '';
  await desk.choose('office.travel.arrival');
  await field('from_id').click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await field('to_id').click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(price).not.toHaveText(before);
  await field('serviceDate').fill(someDay());
  await field('time').fill('9:20');
  await field('tourcode').fill('TEL');
  await field('tournumber').fill(newTour());
  await field('extraHours').fill('2');
  // What stands in the way of the server stands in the way of the job, and the form stays as it is.
  await page.route('**/api/jobs/createJobForAgency', (route) => route.abort());
  await desk.press('office.job_form.save');
  await expect(desk.alert('New job was not created !')).toBeVisible();
  await page.unroute('**/api/jobs/createJobForAgency');
  await expect(field('clientsEmail')).toHaveValue(email);
  await desk.press('office.job_form.save');
  await expect(desk.alert('New job was created successfully !')).toBeVisible();
  await expect(form()).toBeHidden();
  await journeyInbox().mailTo(email, '');
});
