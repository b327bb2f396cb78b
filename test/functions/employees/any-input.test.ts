import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { anyCall, anyValue } from '#test/support/any-value.ts';
import { aJobSomeday } from '#test/support/dispatch.ts';
import { someDay } from '#test/support/job-desk.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');

it('no input of any kind to any call of the dispatch is a fault of ours', { timeout: 120_000 }, async () => {
  const admin = await staffBrowser(stack, 'admin3@example.com');
  const { _id: jobs_id, order_id } = await aJobSomeday(admin);
  const names = [
    'employee_id',
    'jobs_id',
    'job_id',
    'order_id',
    'isConfirmed',
    'airport',
    'date',
    '__proto__',
  ];
  const employeeToJob = { employee_id: 'demo-1', jobs_id, order_id };
  const bodies = {
    'POST /api/employees/assignEmployee': { employeeToJob },
    'POST /api/employees/unAssignEmployee': { employeeToJob },
    'POST /api/employees/fetchAssignedEmployeeToJob': { job_id: jobs_id },
    'POST /api/jobs/board': { airport: 1, date: someDay() },
  };
  const known = [
    jobs_id,
    order_id,
    'demo-1',
    `${jobs_id}9`,
    '-1',
    '1-1e400',
    '9999-12-31',
    '0000-01-01',
    null,
    {},
  ];
  const run = fc.asyncProperty(anyCall(bodies, anyValue(names, known)), async (asked) => {
    const [, path = ''] = asked.call.split(' ');
    const { status } = await admin.send('POST', path, asked.body);
    expect([asked.call, asked.body, status < 500]).toEqual([asked.call, asked.body, true]);
  });
  await fc.assert(run, { numRuns: 60 });
});
