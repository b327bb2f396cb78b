import { describe, expect, inject, it } from 'vitest';
import { newEmail } from '#test/support/accounts.ts';
import { BOTH, byPhone, createJob, formBody, jobOf, type Row, setJobStatus } from '#test/support/job-desk.ts';
import { detailsOf, placedOrder } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const [admin, other] = [
  await staffBrowser(stack, 'admin@example.com'),
  await staffBrowser(stack, 'admin2@example.com'),
];

const WHOLE = { isOrderToBeCanceled: true };

const two = async (): Promise<[Row, Row]> => {
  const { rows } = await createJob(admin, formBody(BOTH));
  return rows as unknown as [Row, Row];
};

describe('cancelling and restoring a job', () => {
  it('cancels one of two jobs, and its order stands', async () => {
    const [assistant, porter] = await two();
    expect((await setJobStatus(admin, porter, 'cancelled')).status).toBe(204);
    expect(await jobOf(admin, porter._id)).toMatchObject({ status: 'cancelled', is_sealed: true });
    expect(await jobOf(admin, assistant._id)).toMatchObject({
      status: 'active',
      order: { status: 'active' },
    });
    const { history } = await detailsOf(admin, porter.order_id);
    expect(history[0]).toMatchObject({ action: 'cancel_job', note: porter._id, by: { name: 'Miriam Vogt' } });
  });

  it('asks for the order when the last active job is cancelled', async () => {
    const [assistant, porter] = await two();
    await setJobStatus(admin, porter, 'cancelled');
    const { status, body } = await setJobStatus(admin, assistant, 'cancelled');
    expect(status).toBe(409);
    expect(body).toMatchObject({ fields: { isOrderToBeCanceled: { code: 'last_job' } } });
    expect((await setJobStatus(admin, assistant, 'cancelled', WHOLE)).status).toBe(204);
    expect(await jobOf(admin, assistant._id)).toMatchObject({
      status: 'cancelled',
      order: { status: 'cancelled' },
    });
  });

  it('cancels all jobs with the order', async () => {
    const [assistant, porter] = await two();
    expect((await setJobStatus(admin, assistant, 'cancelled', WHOLE)).status).toBe(204);
    for (const { _id } of [assistant, porter]) expect((await jobOf(admin, _id)).status).toBe('cancelled');
  });

  it('restores a job, and its order with it', async () => {
    const [assistant, porter] = await two();
    await setJobStatus(admin, assistant, 'cancelled', WHOLE);
    expect((await setJobStatus(admin, porter, 'active')).status).toBe(204);
    expect(await jobOf(admin, porter._id)).toMatchObject({ status: 'active', order: { status: 'active' } });
    expect((await jobOf(admin, assistant._id)).status).toBe('cancelled');
    expect((await setJobStatus(admin, porter, 'active')).status).toBe(409);
  });

  it('refuses jobs of agency 998, whose orders are cancelled whole', async () => {
    const order_id = await placedOrder(stack);
    const [job] = (await detailsOf(admin, order_id)).jobs;
    const named = { ...job, order_id } as unknown as Row;
    for (const status of ['cancelled', 'active']) {
      expect((await setJobStatus(admin, named, status, WHOLE)).status).toBe(409);
    }
    expect((await detailsOf(admin, order_id)).jobs.every(({ status }) => status === 'new')).toBe(true);
    const { rows } = await createJob(admin, byPhone(newEmail(), { agency: 998 }));
    expect((await setJobStatus(admin, rows[0] as Row, 'cancelled', WHOLE)).status).toBe(409);
  });

  it('refuses a body that names another job or order than the path', async () => {
    const [assistant, porter] = await two();
    const wish = { job_id: porter._id, order_id: '1', status: 'cancelled' };
    const { status, body } = await admin.send('PUT', `/api/jobs/updateJobStatus/${assistant._id}`, {
      job: wish,
    });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['job.job_id', 'job.order_id']);
  });

  it('leaves no order without a job when two dispatchers cancel the last two at the same moment', async () => {
    const [assistant, porter] = await two();
    const answers = await Promise.all([
      setJobStatus(admin, assistant, 'cancelled'),
      setJobStatus(other, porter, 'cancelled'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const states = await Promise.all([jobOf(admin, assistant._id), jobOf(admin, porter._id)]);
    expect(states.map(({ status }) => status).sort()).toEqual(['active', 'cancelled']);
  });
});
