import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openInbox } from '#test/support/inbox.ts';
import {
  BOTH,
  byPhone,
  createJob,
  formBody,
  jobOf,
  listJobs,
  type Row,
  setJobStatus,
} from '#test/support/job-desk.ts';
import { detailsOf, placedOrder } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const admin = await staffBrowser(stack, 'admin@example.com');
const other = await staffBrowser(stack, 'admin2@example.com');

const update = (job_id: string, version: number, job: object, who = admin) =>
  who.send('POST', '/api/jobs/updateJobForAgency', { job_id, version, job });

/** A job with the form that made it. */
const aJob = async (changes: object = {}) => {
  const form = formBody(changes);
  const { rows } = await createJob(admin, form);
  return { form, row: rows[0] as Row, rows };
};

describe('saving the form of a job', () => {
  it('moves and changes the job with its order, prices it anew and tells of it', async () => {
    const { form, row } = await aJob();
    const serviceDate = addDays(form.serviceDate, 1);
    const changes = {
      serviceDate,
      time: { hours: 7, minutes: 5 },
      jCode: '1001-FRA-TRF',
      nameSign: 'Hansen',
    };
    const saved = ok(await update(row._id, row.version, { ...form, ...changes }));
    expect(saved.row).toMatchObject({
      date: serviceDate,
      hours: 7,
      minutes: 5,
      name_sign: 'Hansen',
      version: 2,
    });
    const now = await jobOf(admin, row._id);
    expect(now).toMatchObject({ date: serviceDate, from_text: 'Aircraft door', status: 'active' });
    expect(now.price.net).toBeGreaterThan(row.price.net);
    const where = (day: string) => ({ date_from: day, date_to: day, reference: form.tournumber });
    expect(await listJobs(admin, where(form.serviceDate))).toEqual([]);
    expect(await listJobs(admin, where(serviceDate))).toHaveLength(1);
    const { date, hours, history } = await detailsOf(admin, row.order_id);
    expect([date, hours]).toEqual([serviceDate, 7]);
    expect(history[0]).toMatchObject({ action: 'edit_job', by: { name: 'Miriam Vogt' } });
    expect(history[0]?.note).toContain('job_code_id');
  });

  it('keeps permanent extras for the agency, as a new job does', async () => {
    const { form, row } = await aJob();
    const name = `Buggy ${form.tournumber}`;
    const extras = [{ name, price: 12.5, amount: 2, permanent: true }];
    ok(await update(row._id, row.version, { ...form, extras }));
    const kept = ok(await admin.get('/api/jobs/extras/1001')) as { rows: { _id: string; name: string }[] };
    const stored = kept.rows.find((extra) => extra.name === name);
    expect(stored).toMatchObject({ price: 12.5, agency_id: 1001 });
    expect((await jobOf(admin, row._id)).Extras).toMatchObject([
      { _id: stored?._id, name, price: 12.5, ExtrasToJobs: { amount: 2 } },
    ]);
  });

  it('lets one of two dispatchers win, and tells the other that the job has moved on', async () => {
    const { form, row } = await aJob();
    const answers = await Promise.all([
      update(row._id, row.version, { ...form, persons: 3 }),
      update(row._id, row.version, { ...form, persons: 4 }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await update(row._id, row.version, { ...form, persons: 5 });
    expect(late.body).toMatchObject({ code: 'changed_meanwhile', fields: { version: { code: 'changed' } } });
  });

  it('refuses what may not be saved, by the rules of a new job', async () => {
    const { form, row } = await aJob();
    const { status, body } = await update(row._id, row.version, { ...form, persons: 0, tourcode: '' });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields).sort()).toEqual(['persons', 'tourcode']);
    expect((await jobOf(admin, row._id)).version).toBe(row.version);
  });

  it('keeps agency, airport, and one service', async () => {
    const { form, row } = await aJob();
    const refused = async (changes: object) =>
      (await update(row._id, row.version, { ...form, ...changes })).body;
    expect(await refused({ agency: 1002, jCode: '1002-FRA-ARR-T1' })).toMatchObject({
      fields: { agency: { code: 'agency.fixed' } },
    });
    expect(await refused({ location: 2, jCode: '1001-MUC-ARR-T2' })).toMatchObject({
      fields: { location: { code: 'location.fixed' } },
    });
    expect(await refused(BOTH)).toMatchObject({ fields: { serviceType: { code: 'serviceType.one' } } });
  });

  it('leaves the other job of its order as it is', async () => {
    const { form, rows } = await aJob(BOTH);
    const [assistant, porter] = rows as [Row, Row];
    const own = { ...form, serviceType: 'porter', jCode: '1001-FRA-P-ARR', jCodePorter: undefined, bags: 31 };
    ok(await update(porter._id, porter.version, own));
    expect((await jobOf(admin, porter._id)).bags).toBe(31);
    expect((await jobOf(admin, assistant._id)).version).toBe(assistant.version);
    const taken = await update(porter._id, 2, { ...form, serviceType: 'assistant', jCodePorter: undefined });
    expect(taken.body).toMatchObject({ fields: { serviceType: { code: 'serviceType.one' } } });
  });

  it('is sealed while the job or its order is cancelled', async () => {
    const { form, row } = await aJob();
    await setJobStatus(admin, row, 'cancelled', { isOrderToBeCanceled: true });
    const { version } = await jobOf(admin, row._id);
    expect((await update(row._id, version, form)).status).toBe(409);
  });

  it('refuses a job that was booked on the site: its order is edited instead', async () => {
    const id = await placedOrder(stack);
    const { version } = await jobOf(admin, `${id}-1`);
    const { status, body } = await update(`${id}-1`, version, byPhone(newEmail(), { agency: 998 }));
    expect([status, (body as { code: string }).code]).toEqual([409, 'refused_transition']);
  });

  it('mails a private customer a new link when the sum changes, and none otherwise', async () => {
    const email = newEmail();
    const form = byPhone(email);
    const { rows } = await createJob(admin, form);
    const row = rows[0] as Row;
    ok(await update(row._id, row.version, { ...form, remarks: 'Blue hat' }));
    ok(await update(row._id, row.version + 1, { ...form, persons: 8 }));
    await waitUntil('the second link', async () =>
      (await inbox.mailsTo(email)).length === 2 ? true : undefined,
    );
    expect(await inbox.mailsTo(email)).toHaveLength(2);
  });

  it('is not done at the order desk, which would not know of job codes', async () => {
    const { row } = await aJob();
    const { version } = await detailsOf(admin, row.order_id);
    const edit = (changes: object) =>
      admin.send('PUT', `/api/orders/${row.order_id}/update`, { version, ...changes });
    expect((await edit({ time: { hours: 9, minutes: 0 } })).status).toBe(409);
    ok(await edit({ admin_extra_request: 'Invoice to head office' }));
    expect(await jobOf(admin, row._id)).toMatchObject({ status: 'active', version: row.version });
  });
});
