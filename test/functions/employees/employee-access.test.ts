import { describe, expect, inject, it } from 'vitest';
import { ok } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { aJobSomeday, assign, assignedTo, jobAt, newEmployee, unassign } from '#test/support/dispatch.ts';
import { jobOf, listJobs, type Row, someDay } from '#test/support/job-desk.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const munich = await staffBrowser(stack, 'munich@example.com');
const agency = await staffBrowser(stack, 'agency@example.com');
const employee = await staffBrowser(stack, 'employee@example.com');

const IN_MUNICH = { location: 2, jCode: '1001-MUC-ARR-T2' };
const FOREIGN = { agency: 1002, jCode: '1002-FRA-ARR-T1' };
const board = (who: BrowserClient, airport: number, date = someDay()) =>
  who.send('POST', '/api/jobs/board', { airport, date });
const fetchAssigned = (who: BrowserClient, { _id }: Pick<Row, '_id'>) =>
  who.send('POST', '/api/employees/fetchAssignedEmployeeToJob', { job_id: _id });
const airportsOf = async (who: BrowserClient, path = '/api/employees/'): Promise<number[]> => {
  const rows = ok(await who.get(path)).rows as { airport_id: number }[];
  return [...new Set(rows.map(({ airport_id }) => airport_id))].toSorted();
};

type CallOf = readonly [string, (who: BrowserClient) => Promise<{ status: number }>];

/** The calls that only admins may make. */
const dispatch = (job: Row): readonly CallOf[] => [
  ['assignEmployee', (who) => assign(who, { _id: 'demo-1' }, job)],
  ['unAssignEmployee', (who) => unassign(who, { _id: 'demo-1' }, job)],
  ['candidates', (who) => who.get(`/api/employees/candidates/${job._id}`)],
  ['board', (who) => board(who, 1)],
];

describe('who sees employees', () => {
  it('are admins those of their airports, and an employee those of the own one', async () => {
    for (const path of ['/api/employees', '/api/employees/employees']) {
      expect(await airportsOf(admin, path)).toEqual([1, 2]);
      expect(await airportsOf(munich, path)).toEqual([2]);
      expect(await airportsOf(employee, path)).toEqual([1]);
      expect((await agency.get(path)).status).toBe(403);
      expect((await openBrowser(stack.url).get(path)).status).toBe(401);
    }
  });

  it('come by last and first name, with languages and qualification', async () => {
    const rows = ok(await admin.get('/api/employees/employees')).rows as { last_name: string }[];
    const names = rows.map(({ last_name }) => last_name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
    expect(rows).toContainEqual(
      expect.objectContaining({
        _id: 'demo-1',
        first_name: 'Lea',
        last_name: 'Hartmann',
        Qualifications: 'both',
        Languages: [1, 2, 3],
      }),
    );
  });
});

describe('who may put employees on jobs', () => {
  it('is no stranger, client, agency or employee', async () => {
    const job = await aJobSomeday(admin);
    const client = await staffBrowser(stack, 'client@example.com');
    for (const [call, send] of dispatch(job)) {
      expect([call, (await send(openBrowser(stack.url))).status]).toEqual([call, 401]);
      for (const who of [client, agency, employee])
        expect([call, (await send(who)).status]).toEqual([call, 403]);
    }
    expect(await assignedTo(admin, job)).toEqual([]);
  });

  it('is an admin of Munich for Munich alone', async () => {
    const [here, there] = [await aJobSomeday(munich, IN_MUNICH), await aJobSomeday(admin)];
    const somebody = await newEmployee(stack, { airport_id: 2 });
    ok(await assign(munich, somebody, here));
    expect((await unassign(munich, somebody, here)).status).toBe(204);
    expect((await assign(munich, { _id: 'demo-1' }, there)).status).toBe(404);
    expect((await unassign(munich, { _id: 'demo-1' }, there)).status).toBe(404);
    expect((await munich.get(`/api/employees/candidates/${there._id}`)).status).toBe(404);
    expect((await board(munich, 2)).status).toBe(200);
    expect((await board(munich, 1)).status).toBe(403);
  });
});

describe('what agencies and employees see of who is on a job', () => {
  it('is for an agency its own jobs alone, whatever it asks, and no telephone numbers', async () => {
    const day = ownDay();
    const [own, foreign] = [await jobAt(admin, day, '09:00'), await jobAt(admin, day, '11:00', FOREIGN)];
    const somebody = await newEmployee(stack, { handy: '+49 170 5550177' });
    for (const job of [own, foreign]) ok(await assign(admin, somebody, job));
    expect(ok(await fetchAssigned(agency, own)).rows).toEqual([
      { _id: somebody._id, first_name: 'Sora', last_name: 'Ito', mobile: '' },
    ]);
    expect((await fetchAssigned(agency, foreign)).status).toBe(404);
    expect((await agency.get(`/api/jobs/${foreign._id}`)).status).toBe(404);
    const where = { date_from: day, date_to: day };
    expect((await listJobs(agency, where)).map(({ _id }) => _id)).toEqual([own._id]);
    expect(ok(await agency.send('POST', '/api/jobs/count', { where })).count).toBe(1);
    const filtered = { where: { ...where, employee_id: somebody._id } };
    expect((await agency.send('POST', '/api/jobs/list', filtered)).status).toBe(403);
    expect((await agency.send('POST', '/api/jobs/count', filtered)).status).toBe(403);
  });

  it('is for an employee the own jobs alone, from the moment of being put on them until taken off', async () => {
    const day = ownDay();
    const [own, other] = [await jobAt(admin, day, '09:00'), await jobAt(admin, day, '09:00')];
    const where = { date_from: day, date_to: day };
    expect(await listJobs(employee, where)).toEqual([]);
    ok(await assign(admin, { _id: 'demo-1' }, own));
    ok(await assign(admin, await newEmployee(stack), other));
    expect((await listJobs(employee, where)).map(({ _id }) => _id)).toEqual([own._id]);
    expect(ok(await employee.send('POST', '/api/jobs/count', { where })).count).toBe(1);
    expect((await jobOf(employee, own._id)).employees).toMatchObject([{ _id: 'demo-1' }]);
    expect((await fetchAssigned(employee, other)).status).toBe(404);
    expect((await unassign(admin, { _id: 'demo-1' }, own)).status).toBe(204);
    expect(await listJobs(employee, where)).toEqual([]);
    expect((await fetchAssigned(employee, own)).status).toBe(404);
  });

  it('is for a client of the site and a stranger nothing', async () => {
    const job = await aJobSomeday(admin);
    expect((await fetchAssigned(openBrowser(stack.url), job)).status).toBe(401);
    expect((await fetchAssigned(await staffBrowser(stack, 'client@example.com'), job)).status).toBe(403);
  });
});
