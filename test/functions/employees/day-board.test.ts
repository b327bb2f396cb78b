import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { ok } from '#test/support/booking-calls.ts';
import { assign, jobAt, newEmployee } from '#test/support/dispatch.ts';
import { type Row, setJobStatus, someDay } from '#test/support/job-desk.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');

type Board = {
  readonly employees: readonly { readonly _id: string; readonly airport_id: number }[];
  readonly jobs: readonly { readonly [field: string]: unknown; readonly _id: string }[];
  readonly job_minutes: number;
};
const boardOf = async (date: string, airport = 1): Promise<Board> =>
  ok(await admin.send('POST', '/api/jobs/board', { airport, date })) as unknown as Board;

type Candidates = readonly {
  readonly employee: { readonly _id: string };
  readonly check: {
    readonly refusals: readonly { readonly code: string }[];
    readonly warnings: readonly object[];
  };
  readonly load: object;
}[];
const candidatesOf = async ({ _id }: Row): Promise<Candidates> =>
  ok(await admin.get(`/api/employees/candidates/${_id}`)).rows as Candidates;

describe('the day board', () => {
  it('shows the jobs of a day and of the days around it with who is on them, by day and time', async () => {
    const day = ownDay();
    const late = await jobAt(admin, day, '18:00', { extraHours: 2 });
    const early = await jobAt(admin, day, '06:00');
    const [before, after] = [
      await jobAt(admin, addDays(day, -1), '23:00'),
      await jobAt(admin, addDays(day, 1), '05:00'),
    ];
    const far = await jobAt(admin, addDays(day, 2), '05:00');
    const employee = await newEmployee(stack);
    ok(await assign(admin, employee, late));
    await setJobStatus(admin, early, 'cancelled', { isOrderToBeCanceled: true });
    const { jobs, employees, job_minutes } = await boardOf(day);
    const own = [before, early, late, after].map(({ _id }) => _id);
    expect(jobs.map(({ _id }) => _id).filter((id) => [...own, far._id].includes(id))).toEqual(own);
    const shown = (id: string) => jobs.find(({ _id }) => _id === id);
    expect(shown(late._id)).toMatchObject({
      agency: 'NORD',
      employee_ids: [employee._id],
      is_sealed: false,
      extra_hours: 2,
    });
    expect(shown(early._id)).toMatchObject({ employee_ids: [], is_sealed: true, status: 'cancelled' });
    expect(JSON.stringify(jobs)).not.toContain('Pays late');
    expect(employees.map(({ _id }) => _id)).toContain(employee._id);
    expect(job_minutes).toBe(60);
  });

  it('keeps the airports apart', async () => {
    const day = ownDay();
    const [frankfurt, munich] = [
      await jobAt(admin, day, '09:00'),
      await jobAt(admin, day, '09:00', { location: 2, jCode: '1001-MUC-ARR-T2' }),
    ];
    const { jobs, employees } = await boardOf(day, 2);
    expect(jobs.map(({ _id }) => _id)).toContain(munich._id);
    expect(jobs.map(({ _id }) => _id)).not.toContain(frankfurt._id);
    expect(new Set(employees.map(({ airport_id }) => airport_id))).toEqual(new Set([2]));
  });
});

describe('the candidates of a job', () => {
  it('come by what is allowed, language, rest and load of the day, in the same order each time', async () => {
    const day = ownDay();
    const job = await jobAt(admin, day, '10:00', { language: 33 });
    const speaks: Partial<Employee> = { Languages: [33], Qualifications: 'assistant' };
    const [fresh, loaded, tired, silent, busy, porter] = [
      await newEmployee(stack, speaks),
      await newEmployee(stack, speaks),
      await newEmployee(stack, speaks),
      await newEmployee(stack, { ...speaks, Languages: [1] }),
      await newEmployee(stack, speaks),
      await newEmployee(stack, { ...speaks, Qualifications: 'porter' }),
    ];
    const versatile = await newEmployee(stack, { ...speaks, Qualifications: 'both' });
    ok(await assign(admin, loaded, await jobAt(admin, day, '14:00', { extraHours: 1 })));
    ok(await assign(admin, tired, await jobAt(admin, addDays(day, -1), '23:30')));
    const blocking = await jobAt(admin, day, '10:30');
    ok(await assign(admin, busy, blocking));
    const rows = await candidatesOf(job);
    const own = [fresh, loaded, tired, silent, busy, porter, versatile].map(({ _id }) => _id);
    const ranked = rows.map(({ employee }) => employee._id).filter((id) => own.includes(id));
    expect(ranked.slice(0, 5)).toEqual([fresh, versatile, loaded, tired, silent].map(({ _id }) => _id));
    expect(ranked.slice(5).toSorted()).toEqual([busy, porter].map(({ _id }) => _id).toSorted());
    const of = ({ _id }: { _id: string }) => rows.find(({ employee }) => employee._id === _id);
    expect(of(loaded)).toMatchObject({
      check: { refusals: [], warnings: [] },
      load: { jobs: 1, minutes: 120 },
    });
    expect(of(tired)?.check.warnings).toMatchObject([{ code: 'rest', rest: 570 }]);
    expect(of(busy)?.check.refusals).toMatchObject([
      { code: 'overlap', job: { job_id: blocking._id, hours: 10, minutes: 30 } },
    ]);
    expect(of(porter)?.check.refusals).toEqual([{ code: 'not_qualified' }]);
    expect(await candidatesOf(job)).toEqual(rows);
  });

  it('are all of the airport, those on the job already named as such', async () => {
    const job = await jobAt(admin, someDay(), '10:00');
    const employee = await newEmployee(stack);
    ok(await assign(admin, employee, job));
    const rows = await candidatesOf(job);
    const own = rows.find((row) => row.employee._id === employee._id);
    expect(own?.check.refusals).toEqual([{ code: 'already_assigned' }]);
    expect(own?.load).toEqual({ jobs: 0, minutes: 0 });
    expect(rows.map((row) => row.employee._id)).toContain('demo-1');
    expect(rows.map((row) => row.employee._id)).not.toContain('demo-15');
  });

  it('are asked for a job that exists', async () => {
    expect((await admin.get('/api/employees/candidates/1-1')).status).toBe(404);
    expect((await admin.get('/api/employees/candidates/nonsense')).status).toBe(400);
  });
});
