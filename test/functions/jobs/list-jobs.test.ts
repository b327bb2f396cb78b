import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import {
  BOTH,
  byPhone,
  createJob,
  formBody,
  jobOf,
  listJobs,
  newTour,
  type Row,
  setJobStatus,
  someDay,
} from '#test/support/job-desk.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const agency = await staffBrowser(stack, 'agency@example.com');
const employee = await staffBrowser(stack, 'employee@example.com');
const munich = await staffBrowser(stack, 'munich@example.com');

const oneDay = (day: string) => ({ date_from: day, date_to: day });
const idsOf = (rows: readonly Row[]) => rows.map(({ _id }) => _id);
const count = async (where: object) => ok(await admin.send('POST', '/api/jobs/count', { where }));

const MUNICH = { location: 2, jCode: '1001-MUC-ARR-T2' };

/** A day with jobs at several times; all of one tour. */
const filledDay = async () => {
  const [day, tournumber] = [ownDay(), newTour()];
  const form = (hours: number, minutes: number, more: object = {}) =>
    formBody({ serviceDate: day, tournumber, time: { hours, minutes }, ...more });
  const late = await createJob(admin, form(18, 5));
  const early = await createJob(admin, form(6, 45, BOTH));
  const noon = await createJob(admin, form(12, 0, MUNICH));
  const same = await createJob(admin, form(18, 5));
  await setJobStatus(admin, late.rows[0] as Row, 'cancelled', { isOrderToBeCanceled: true });
  return { day, tournumber, late, early, noon, same };
};

describe('the list of jobs', () => {
  it('comes by date, hour and minute, in the same order whenever it is asked', async () => {
    const { day, tournumber, late, early, noon, same } = await filledDay();
    const where = { ...oneDay(day), reference: tournumber };
    const expected = idsOf([...early.rows, ...noon.rows, ...late.rows, ...same.rows]);
    expect(idsOf(await listJobs(admin, where))).toEqual(expected);
    expect(idsOf(await listJobs(admin, where, { order: '-date' }))).toEqual(expected.toReversed());
  });

  it('has every job once over its pages, as many as are counted', async () => {
    const { day, tournumber } = await filledDay();
    const where = { ...oneDay(day), reference: tournumber };
    const pages = await Promise.all(
      [0, 2, 4, 6].map((offset) => listJobs(admin, where, { offset, limit: 2 })),
    );
    const ids = idsOf(pages.flat());
    expect(new Set(ids).size).toBe(ids.length);
    expect(await count(where)).toEqual({
      count: ids.length,
      days: [{ date: day, jobs: 4, cancelled: 1, unassigned: 4, persons: 6, bags: 12 }],
    });
  });

  it('goes over as many weeks as its page takes, in both directions', async () => {
    const [first, tournumber] = [addDays(someDay(), -20), newTour()];
    const rows: Row[] = [];
    for (const days of [0, 5, 8, 16]) {
      const form = formBody({
        serviceDate: addDays(first, days),
        tournumber,
        time: { hours: 12, minutes: 0 },
      });
      rows.push(...(await createJob(admin, form)).rows);
    }
    const where = { date_from: first, date_to: addDays(first, 20), reference: tournumber };
    expect(idsOf(await listJobs(admin, where))).toEqual(idsOf(rows));
    expect(idsOf(await listJobs(admin, where, { order: '-date' }))).toEqual(idsOf(rows).toReversed());
    expect(idsOf(await listJobs(admin, where, { offset: 1, limit: 2 }))).toEqual(idsOf(rows).slice(1, 3));
  });

  it('is filtered by status, service, airport, agency and reference', async () => {
    const { day, tournumber, late, early, noon, same } = await filledDay();
    const where = { ...oneDay(day), reference: tournumber };
    const found = async (more: object) => idsOf(await listJobs(admin, { ...where, ...more }));
    expect(await found({ status: ['cancelled'] })).toEqual(idsOf(late.rows));
    expect(await found({ status: ['new'] })).toEqual([]);
    expect(await found({ service_type_id: 1 })).toEqual([early.rows[1]?._id]);
    expect(await found({ airport: 2 })).toEqual(idsOf(noon.rows));
    expect(await found({ agency_id: 1002 })).toEqual([]);
    expect(await found({ agency_id: 1001, airport: 1, status: ['active'], service_type_id: 2 })).toEqual([
      early.rows[0]?._id,
      same.rows[0]?._id,
    ]);
    expect(await found({ reference: `nl ${tournumber.slice(0, 20)}` })).toHaveLength(5);
  });

  it('refuses more than 92 days, a range that ends before it begins, and unknown keys', async () => {
    const day = ownDay();
    const asked = (where: object) => admin.send('POST', '/api/jobs/list', { where });
    expect((await asked({ date_from: day, date_to: addDays(day, 91) })).status).toBe(200);
    expect((await asked({ date_from: day, date_to: addDays(day, 92) })).body).toMatchObject({
      fields: { date_to: { code: 'too_long' } },
    });
    expect((await asked({ date_from: day, date_to: addDays(day, -1) })).status).toBe(400);
    expect((await asked({ ...oneDay(day), price: 1 })).status).toBe(400);
  });
});

describe('whose jobs are shown', () => {
  it('shows an agency its own jobs only, without what the office keeps to itself', async () => {
    const day = ownDay();
    const own = await createJob(admin, formBody({ serviceDate: day }));
    const foreign = await createJob(
      admin,
      formBody({ serviceDate: day, agency: 1002, jCode: '1002-FRA-ARR-T1' }),
    );
    const rows = await listJobs(agency, oneDay(day));
    expect(idsOf(rows)).toContain(own.rows[0]?._id);
    expect(new Set(rows.map(({ agency_id }) => agency_id))).toEqual(new Set([1001]));
    expect(JSON.stringify(rows)).not.toContain('Pays late');
    expect((await agency.get(`/api/jobs/${foreign.rows[0]?._id}`)).status).toBe(404);
    expect(await jobOf(agency, String(own.rows[0]?._id))).toMatchObject({ price: own.rows[0]?.price });
    const counted = ok(await agency.send('POST', '/api/jobs/count', { where: oneDay(day) }));
    expect(counted.count).toBe(rows.length);
  });

  it('shows employees the jobs that they are assigned to, without prices', async () => {
    const day = ownDay();
    const [own, other] = [
      await createJob(admin, formBody({ serviceDate: day })),
      await createJob(admin, formBody({ serviceDate: day })),
    ];
    const table = await openTable(stack);
    const [id] = own.order_ids;
    await table.put({
      PK: 'EMPLOYEE',
      SK: 'emp-yilmaz',
      _id: 'emp-yilmaz',
      first_name: 'Deniz',
      last_name: 'Yılmaz',
      handy: '+49 170 5550143',
      Languages: [1, 2],
      Qualifications: 'both',
      airport_id: 1,
      version: 1,
    });
    await table.set({ PK: `ORDER#${id}`, SK: 'JOB#001' }, 'employee_ids', ['demo-1', 'emp-yilmaz']);
    const rows = await listJobs(employee, oneDay(day));
    expect(idsOf(rows)).toEqual(idsOf(own.rows));
    expect(rows[0]?.price).toBeUndefined();
    const named = { first_name: 'Deniz', last_name: 'Yılmaz' };
    expect(rows[0]?.employees).toContainEqual({ _id: 'emp-yilmaz', ...named, mobile: '+49 170 5550143' });
    expect((await jobOf(agency, String(own.rows[0]?._id))).employees).toContainEqual({
      _id: 'emp-yilmaz',
      ...named,
      mobile: '',
    });
    expect((await employee.get(`/api/jobs/${other.rows[0]?._id}`)).status).toBe(404);
    expect(idsOf(await listJobs(admin, { ...oneDay(day), employee_id: 'demo-1' }))).toEqual(idsOf(own.rows));
  });

  it('keeps a user of Munich to Munich, and to assistant services unless asked otherwise', async () => {
    const day = ownDay();
    const [here] = (await createJob(admin, formBody({ ...MUNICH, serviceDate: day }))).rows;
    const [there] = (await createJob(admin, formBody({ serviceDate: day }))).rows;
    const seen = idsOf(await listJobs(munich, oneDay(day)));
    expect(seen).toContain(here?._id);
    expect(seen).not.toContain(there?._id);
    expect(await listJobs(munich, { ...oneDay(day), airport: 1 })).toEqual([]);
    expect(await listJobs(munich, { ...oneDay(day), service_type_id: 1 })).toEqual([]);
    expect((await munich.get(`/api/jobs/${there?._id}`)).status).toBe(404);
    const refused = await munich.send('POST', '/api/jobs/createJobForAgency', { job: formBody() });
    expect(refused.status).toBe(403);
    expect((await setJobStatus(munich, there as Row, 'cancelled')).status).toBe(404);
  });

  it.each(['agency@example.com', 'employee@example.com'])(
    'refuses %s the filters of admins',
    async (email) => {
      const who = await staffBrowser(stack, email);
      const filters = [
        { service_type_id: 2 },
        { status: ['active'] },
        { employee_id: 'demo-1' },
        { agency_id: 1001 },
        { reference: 'NL' },
      ];
      for (const filter of filters) {
        for (const call of ['list', 'count']) {
          const where = { ...oneDay(someDay()), ...filter };
          const { status, body } = await who.send('POST', `/api/jobs/${call}`, { where });
          expect(status).toBe(403);
          expect(body).toHaveProperty(['fields', `where.${Object.keys(filter)[0]}`]);
        }
      }
      const { status } = await who.send('POST', '/api/jobs/list', {
        where: { ...oneDay(someDay()), airport: 1 },
      });
      expect(status).toBe(200);
    },
  );
});

describe('what has changed since', () => {
  it('brings a mark for every change of a job, to an agency for its own only', async () => {
    const first = ok(await admin.send('POST', '/api/jobs/changes', {})) as {
      until: string;
      is_stale: boolean;
    };
    expect(first.is_stale).toBe(true);
    const marks = async (who: typeof admin) =>
      (ok(await who.send('POST', '/api/jobs/changes', { since: first.until })) as { changes: string[] })
        .changes;
    const before = { admin: await marks(admin), agency: await marks(agency) };
    await createJob(admin, formBody({ agency: 1002, jCode: '1002-FRA-ARR-T1' }));
    expect((await marks(admin)).length).toBeGreaterThan(before.admin.length);
    const foreign = await marks(agency);
    await createJob(admin, byPhone(newEmail()));
    await createJob(admin);
    const own = await marks(agency);
    expect(own.length).toBeGreaterThan(foreign.length);
    expect(own.length).toBeLessThan((await marks(admin)).length);
  });
});
