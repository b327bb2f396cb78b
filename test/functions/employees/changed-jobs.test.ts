import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { ok } from '#test/support/booking-calls.ts';
import { assign, assignedTo, jobAt, newEmployee, refusalIn, unassign } from '#test/support/dispatch.ts';
import { createJob, formBody, type Row, setJobStatus, someDay } from '#test/support/job-desk.ts';
import { detailsOf, placedOrder, setStatus } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const other = await staffBrowser(stack, 'admin2@example.com');

/** A job with the form that made it. */
const aJob = async (changes: object = {}) => {
  const form = formBody(changes);
  const [job] = (await createJob(admin, form)).rows as [Row];
  return { form, job };
};

/** A job at noon with somebody on it, who is to be on another at 15:00 the same day. */
const busyDay = async () => {
  const day = someDay();
  const { form, job } = await aJob({ serviceDate: day, time: { hours: 12, minutes: 0 } });
  const [employee, later] = [await newEmployee(stack), await jobAt(admin, day, '15:00')];
  ok(await assign(admin, employee, later));
  const { row } = ok(await assign(admin, employee, job)) as { row: Row };
  return { day, form, job: row, later, employee };
};

const save = (who: typeof admin, { _id, version }: Row, form: object) =>
  who.send('POST', '/api/jobs/updateJobForAgency', { job_id: _id, version, job: form });

const cancel = (job: Row) => setJobStatus(admin, job, 'cancelled', { isOrderToBeCanceled: true });

describe('a job that moves', () => {
  it('takes its employees with it: they are free where it was and busy where it is', async () => {
    const { day, form, job, employee } = await busyDay();
    ok(await save(admin, job, { ...form, time: { hours: 13, minutes: 0 } }));
    expect(await assignedTo(admin, job)).toEqual([employee._id]);
    ok(await assign(admin, employee, await jobAt(admin, day, '12:00')));
    expect(refusalIn(await assign(admin, employee, await jobAt(admin, day, '13:30'))).code).toBe('overlap');
  });

  it('leaves the day that it leaves, over midnight too', async () => {
    const { day, form, job, employee } = await busyDay();
    const night = { ...form, time: { hours: 23, minutes: 30 } };
    const { row } = ok(await save(admin, job, night)) as { row: Row };
    const after = await jobAt(admin, addDays(day, 1), '00:15');
    expect(refusalIn(await assign(admin, employee, after)).code).toBe('overlap');
    ok(await save(admin, row, { ...night, serviceDate: addDays(day, 3) }));
    ok(await assign(admin, employee, after));
  });

  it.each([
    ['another time', { time: { hours: 14, minutes: 30 } }],
    ['more hours', { extraHours: 3 }],
  ])('is refused for %s when somebody on it is busy then, and says who and with what', async (_, change) => {
    const { form, job, later, employee } = await busyDay();
    const { status, body } = await save(admin, job, { ...form, ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_input',
      fields: {
        time: { code: 'employee.overlap', message: expect.stringMatching(/^Sora Ito is busy with job F/) },
      },
    });
    expect(JSON.stringify(body)).toContain(`F${later._id}`);
    expect((await unassign(admin, employee, job)).status).toBe(204);
    ok(await save(admin, { ...job, version: job.version + 1 }, { ...form, ...change }));
  });

  it('is refused as another service when somebody on it may not do that', async () => {
    const { form, job } = await aJob();
    const employee = await newEmployee(stack, { Qualifications: 'assistant' });
    const { row } = ok(await assign(admin, employee, job)) as { row: Row };
    const porter = { ...form, serviceType: 'porter', jCode: '1001-FRA-P-ARR', bags: 4 };
    const { status, body } = await save(admin, row, porter);
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, ['serviceType']]);
  });

  it('does not move into a job that somebody else assigns at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const day = someDay();
      const { form, job } = await aJob({ serviceDate: day, time: { hours: 9, minutes: 0 } });
      const [employee, noon] = [await newEmployee(stack), await jobAt(admin, day, '12:00')];
      const { row } = ok(await assign(admin, employee, job)) as { row: Row };
      const [moved, put] = await Promise.all([
        save(admin, row, { ...form, time: { hours: 12, minutes: 15 } }),
        assign(other, employee, noon),
      ]);
      expect([moved.status, put.status].filter((status) => status === 200)).toHaveLength(1);
    }
  });

  it('moves with the order of a web client, or is refused with it', async () => {
    const order = await placedOrder(stack);
    const [employee, details] = [await newEmployee(stack), await detailsOf(admin, order)];
    const [job] = details.jobs as unknown as [Row];
    const day = String(details.date);
    ok(await assign(admin, employee, { ...job, order_id: order }));
    ok(await assign(admin, employee, await jobAt(admin, day, '20:00')));
    const edit = (hours: number, version: number) =>
      admin.send('PUT', `/api/orders/${order}/update`, { version, time: { hours, minutes: 30 } });
    const refused = await edit(19, details.version);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { time: { code: 'employee.overlap' } } });
    ok(await edit(10, details.version));
    expect((await detailsOf(admin, order)).employees).toMatchObject([{ _id: employee._id }]);
    expect(refusalIn(await assign(admin, employee, await jobAt(admin, day, '11:00'))).code).toBe('overlap');
  });
});

describe('a job that is cancelled', () => {
  it('keeps its employees, who are free for others', async () => {
    const { day, job, employee } = await busyDay();
    expect((await cancel(job)).status).toBe(204);
    expect(await assignedTo(admin, job)).toEqual([employee._id]);
    ok(await assign(admin, employee, await jobAt(admin, day, '12:30')));
  });

  it('stands again with those who are free, and the history names who is not any more', async () => {
    const { day, job, employee } = await busyDay();
    const second = await newEmployee(stack, { last_name: 'Abe' });
    ok(await assign(admin, second, job));
    await cancel(job);
    const instead = await jobAt(admin, day, '12:30');
    ok(await assign(admin, employee, instead));
    expect((await setJobStatus(admin, job, 'active')).status).toBe(204);
    expect(await assignedTo(admin, job)).toEqual([second._id]);
    const { history } = await detailsOf(admin, job.order_id);
    const note = expect.stringMatching(new RegExp(`^${job._id}: Sora Ito is busy with job F${instead._id} `));
    expect(history).toContainEqual(
      expect.objectContaining({ action: 'unassign', by: { kind: 'system' }, note }),
    );
    expect(refusalIn(await assign(admin, second, await jobAt(admin, day, '11:30'))).code).toBe('overlap');
  });

  it('does not stand again beside a job that its employee is put on at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { day, job, employee } = await busyDay();
      await cancel(job);
      const instead = await jobAt(admin, day, '12:30');
      const [restored] = await Promise.all([
        setJobStatus(admin, job, 'active'),
        assign(other, employee, instead),
      ]);
      expect(restored.status).toBe(204);
      const both = [...(await assignedTo(admin, job)), ...(await assignedTo(admin, instead))];
      expect(both).toEqual([employee._id]);
    }
  });

  it('frees and takes back the employees of a web client’s order with it', async () => {
    const order = await placedOrder(stack);
    const employee = await newEmployee(stack);
    const { jobs, date } = await detailsOf(admin, order);
    const [job] = jobs as unknown as [Row];
    const named = { ...job, order_id: order };
    ok(await assign(admin, employee, named));
    const same = await jobAt(admin, String(date), '15:00');
    expect(refusalIn(await assign(admin, employee, same)).code).toBe('overlap');
    expect((await setStatus(admin, order, 'cancelled')).status).toBe(204);
    expect(refusalIn(await assign(admin, await newEmployee(stack), named)).code).toBe('sealed');
    ok(await assign(admin, employee, same));
    expect((await unassign(admin, employee, same)).status).toBe(204);
    expect((await setStatus(admin, order, 'ordered')).status).toBe(204);
    expect(await assignedTo(admin, job)).toEqual([employee._id]);
    expect(refusalIn(await assign(admin, employee, same)).code).toBe('overlap');
  });
});
