import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { ok } from '#test/support/booking-calls.ts';
import {
  aJobSomeday,
  assign,
  assignedTo,
  jobAt,
  newEmployee,
  refusalIn,
  unassign,
} from '#test/support/dispatch.ts';
import { createJob, formBody, jobOf, type Row, setJobStatus, someDay } from '#test/support/job-desk.ts';
import { detailsOf } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const other = await staffBrowser(stack, 'admin2@example.com');

/** Whether an employee is free for the second of two jobs. */
const canDoBoth = async (first: Row, second: Row): Promise<boolean> => {
  const employee = await newEmployee(stack);
  ok(await assign(admin, employee, first));
  const answer = await assign(admin, employee, second);
  if (answer.status === 200) return true;
  expect(refusalIn(answer)).toMatchObject({
    code: 'overlap',
    message: expect.stringContaining(`F${first._id}`),
  });
  return false;
};

describe('putting an employee on a job', () => {
  it('shows on the job, on its order and in the history', async () => {
    const [job, employee] = [
      await aJobSomeday(admin),
      await newEmployee(stack, { handy: '+49 170 5550199' }),
    ];
    const answer = ok(await assign(admin, employee, job));
    const named = { _id: employee._id, first_name: 'Sora', last_name: 'Ito', mobile: '+49 170 5550199' };
    expect(answer).toMatchObject({ success: true, warnings: [], row: { _id: job._id, employees: [named] } });
    expect((answer.row as Row).version).toBe(job.version + 1);
    expect(await jobOf(admin, job._id)).toEqual(answer.row);
    expect(await assignedTo(admin, job)).toEqual([employee._id]);
    const { employees, history } = await detailsOf(admin, job.order_id);
    const link = { employee_id: employee._id, jobs_id: job._id, order_id: job.order_id };
    expect(employees).toEqual([{ ...named, EmployeesToJobs: link }]);
    expect(history[0]).toMatchObject({
      action: 'assign',
      by: { kind: 'user', name: 'Miriam Vogt' },
      note: `${job._id}: Sora Ito`,
    });
  });

  it('is possible with several for one job', async () => {
    const job = await aJobSomeday(admin);
    const [first, second] = [await newEmployee(stack), await newEmployee(stack)];
    ok(await assign(admin, first, job));
    ok(await assign(admin, second, job));
    expect(await assignedTo(admin, job)).toEqual([first._id, second._id]);
  });

  it('is refused with its reason: on it already, without the qualification, of the other airport', async () => {
    const [job, employee] = [await aJobSomeday(admin), await newEmployee(stack)];
    ok(await assign(admin, employee, job));
    expect(refusalIn(await assign(admin, employee, job))).toEqual({
      code: 'already_assigned',
      message: 'Sora Ito is assigned to this job already.',
    });
    const porter = await newEmployee(stack, { Qualifications: 'porter' });
    expect(refusalIn(await assign(admin, porter, job)).code).toBe('not_qualified');
    const munich = await newEmployee(stack, { airport_id: 2 });
    expect(refusalIn(await assign(admin, munich, job)).code).toBe('other_airport');
    expect(await assignedTo(admin, job)).toEqual([employee._id]);
  });

  it('is refused while the job is cancelled, and so is taking somebody off', async () => {
    const [job, employee] = [await aJobSomeday(admin), await newEmployee(stack)];
    ok(await assign(admin, employee, job));
    await setJobStatus(admin, job, 'cancelled', { isOrderToBeCanceled: true });
    expect(refusalIn(await assign(admin, await newEmployee(stack), job)).code).toBe('sealed');
    expect((await unassign(admin, employee, job)).status).toBe(409);
    expect(await assignedTo(admin, job)).toEqual([employee._id]);
  });

  it('stores nothing while warnings are not confirmed, and stores with them', async () => {
    const day = someDay();
    const employee = await newEmployee(stack, { Languages: [1] });
    ok(await assign(admin, employee, await jobAt(admin, addDays(day, -1), '22:00', { language: 1 })));
    const job = await jobAt(admin, day, '06:30');
    const asked = ok(await assign(admin, employee, job, { isConfirmed: false }));
    const warnings = [
      { code: 'language' },
      { code: 'rest', rest: 450, job: { date: addDays(day, -1), hours: 22 } },
    ];
    expect(asked).toMatchObject({ success: false, warnings, row: { employees: [], version: job.version } });
    expect(await assignedTo(admin, job)).toEqual([]);
    expect(ok(await assign(admin, employee, job, { isConfirmed: true }))).toMatchObject({
      success: true,
      warnings,
    });
    expect(await assignedTo(admin, job)).toEqual([employee._id]);
  });

  it('needs no confirmation where nothing speaks against it, nor from a program that knows of none', async () => {
    const [job, employee] = [await aJobSomeday(admin), await newEmployee(stack)];
    expect(ok(await assign(admin, employee, job, { isConfirmed: false })).success).toBe(true);
    const silent = await newEmployee(stack, { Languages: [] });
    expect(ok(await assign(admin, silent, job))).toMatchObject({
      success: true,
      warnings: [{ code: 'language' }],
    });
  });

  it('answers 404 for an employee or a job that does not exist', async () => {
    const [job, employee] = [await aJobSomeday(admin), await newEmployee(stack)];
    expect((await assign(admin, { _id: 'nobody' }, job)).status).toBe(404);
    expect((await assign(admin, employee, { _id: '1-1', order_id: '1' })).status).toBe(404);
    expect((await assign(admin, employee, { ...job, _id: `${job.order_id}-01` })).status).toBe(404);
  });
});

describe('jobs of one employee', () => {
  it('may follow one another at once, and may not overlap', async () => {
    const day = someDay();
    const [first, next] = [await jobAt(admin, day, '09:00'), await jobAt(admin, day, '10:00')];
    expect(await canDoBoth(first, next)).toBe(true);
    expect(await canDoBoth(next, first)).toBe(true);
    expect(await canDoBoth(first, await jobAt(admin, day, '09:59'))).toBe(false);
    expect(await canDoBoth(await jobAt(admin, day, '08:00', { extraHours: 1 }), next)).toBe(true);
    expect(await canDoBoth(await jobAt(admin, day, '08:01', { extraHours: 1 }), next)).toBe(false);
  });

  it('are right over midnight, from either side', async () => {
    const day = someDay();
    const [late, after] = [await jobAt(admin, day, '23:30'), await jobAt(admin, addDays(day, 1), '00:15')];
    expect(await canDoBoth(late, after)).toBe(false);
    expect(await canDoBoth(after, late)).toBe(false);
    const [until, from] = [await jobAt(admin, day, '23:00'), await jobAt(admin, addDays(day, 1), '00:00')];
    expect(await canDoBoth(until, from)).toBe(true);
    const long = await jobAt(admin, addDays(day, -1), '12:00', { extraHours: 36 });
    expect(await canDoBoth(long, after)).toBe(false);
  });

  it('are right in the night that skips an hour and in the one that shows one twice', async () => {
    const spring = '2027-03-28';
    const before = await jobAt(admin, spring, '01:30');
    expect(await canDoBoth(before, await jobAt(admin, spring, '03:15'))).toBe(false);
    expect(await canDoBoth(before, await jobAt(admin, spring, '03:30'))).toBe(true);
    const autumn = '2027-10-31';
    const long = await jobAt(admin, autumn, '01:30', { extraHours: 1 });
    expect(await canDoBoth(long, await jobAt(admin, autumn, '02:45'))).toBe(false);
    expect(await canDoBoth(long, await jobAt(admin, autumn, '03:00'))).toBe(true);
    const longer = await jobAt(admin, autumn, '01:30', { extraHours: 2 });
    expect(await canDoBoth(longer, await jobAt(admin, autumn, '03:15'))).toBe(false);
  });
});

describe('two dispatchers at the same moment', () => {
  it.each([
    ['14:00', '14:30', 0],
    ['23:30', '00:15', 1],
  ])(
    'put an employee on jobs at %s and %s: one does it, the other is told why',
    async (first, second, days) => {
      for (let round = 0; round < 3; round += 1) {
        const [day, employee] = [someDay(), await newEmployee(stack)];
        const jobs = [
          await jobAt(admin, day, first),
          await jobAt(admin, addDays(day, days), second),
        ] as const;
        const answers = await Promise.all([
          assign(admin, employee, jobs[0]),
          assign(other, employee, jobs[1]),
        ]);
        const won = answers.findIndex(({ status }) => status === 200);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
        const loser = answers[1 - won] as (typeof answers)[number];
        expect(refusalIn(loser)).toMatchObject({
          code: 'overlap',
          message: expect.stringContaining(`F${jobs[won as 0 | 1]._id}`),
        });
        expect(await assignedTo(admin, jobs[won as 0 | 1])).toEqual([employee._id]);
        expect(await assignedTo(admin, jobs[(1 - won) as 0 | 1])).toEqual([]);
      }
    },
  );

  it('put the same employee on the same job once', async () => {
    const [job, employee] = [await aJobSomeday(admin), await newEmployee(stack)];
    const answers = await Promise.all([admin, other, admin, other].map((who) => assign(who, employee, job)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
    const { history } = await detailsOf(admin, job.order_id);
    expect(history.filter(({ action }) => action === 'assign')).toHaveLength(1);
  });

  it('both get what does not stand in the way of the other', async () => {
    const [day, employee] = [someDay(), await newEmployee(stack)];
    const clocks = ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00'];
    const jobs = await Promise.all(clocks.map((clock) => jobAt(admin, day, clock)));
    const answers = await Promise.all(jobs.map((job) => assign(admin, employee, job)));
    expect(answers.map(({ status }) => status)).toEqual(clocks.map(() => 200));
  });
});

describe('taking an employee off a job', () => {
  it('answers 204, frees the employee, and takes it off the order too', async () => {
    const [day, employee] = [someDay(), await newEmployee(stack)];
    const [job, same] = [await jobAt(admin, day, '12:00'), await jobAt(other, day, '12:30')];
    ok(await assign(admin, employee, job));
    expect(refusalIn(await assign(admin, employee, same)).code).toBe('overlap');
    expect(await unassign(other, employee, job)).toMatchObject({ status: 204, body: undefined });
    expect(await assignedTo(admin, job)).toEqual([]);
    const { employees, history } = await detailsOf(admin, job.order_id);
    expect(employees).toEqual([]);
    expect(history[0]).toMatchObject({
      action: 'unassign',
      by: { name: 'Jonas Brandt' },
      note: `${job._id}: Sora Ito`,
    });
    ok(await assign(admin, employee, same));
  });

  it('is done already for somebody who is not on it, and leaves the others', async () => {
    const job = await aJobSomeday(admin);
    const [stays, never] = [await newEmployee(stack), await newEmployee(stack)];
    ok(await assign(admin, stays, job));
    expect((await unassign(admin, never, job)).status).toBe(204);
    expect(await assignedTo(admin, job)).toEqual([stays._id]);
  });

  it('leaves an employee who is on another job of the order on the order', async () => {
    const employee = await newEmployee(stack);
    const { rows } = await createJob(
      admin,
      formBody({ serviceType: 'both', jCodePorter: '1001-FRA-P-ARR', bags: 12 }),
    );
    const [assistant, porter] = rows as [Row, Row];
    const second = await newEmployee(stack);
    ok(await assign(admin, employee, assistant));
    ok(await assign(admin, second, porter));
    expect((await unassign(admin, second, porter)).status).toBe(204);
    const { employees } = await detailsOf(admin, assistant.order_id);
    expect(employees).toMatchObject([{ _id: employee._id, EmployeesToJobs: { jobs_id: assistant._id } }]);
  });
});
