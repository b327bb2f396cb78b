import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { anyCall, anyValue } from '#test/support/any-value.ts';
import { BOTH, byPhone, createJob, formBody, someDay } from '#test/support/job-desk.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');

const NAMES = [
  ...Object.keys({ ...formBody(), ...byPhone('anna@example.com') }),
  'hours',
  'minutes',
  'job_id',
  'order_id',
  'dates',
  'name',
  'price',
  '__proto__',
];

it('no input of any kind to any call that changes jobs is a fault of ours', {
  timeout: 120_000,
}, async () => {
  const admin = await staffBrowser(stack, 'admin3@example.com');
  const { rows } = await createJob(admin, formBody(BOTH));
  const [first] = rows;
  const [job_id, order_id] = [String(first?._id), String(first?.order_id)];
  const day = someDay();
  /** Field by field anything: a form has its own fields wrong, not only the body around it. */
  const form = fc
    .dictionary(
      fc.constantFrom(...NAMES),
      anyValue(NAMES, [job_id, day, 1001, 997, 1009, -1, 1e21, null, {}]),
      {
        maxKeys: 4,
      },
    )
    .map((wrong) => ({ ...formBody(), ...wrong }));
  const bodies = (job: object) => ({
    'POST /api/jobs/createJobForAgency': { job, recurring: { dates: [day] } },
    'POST /api/jobs/createJobForLH': { group: { request_number: 'X', jobs: [job] } },
    'POST /api/jobs/readGroupSheet': { file: Buffer.from('PK\u0003\u0004').toString('base64') },
    'POST /api/jobs/updateJobForAgency': { job_id, version: 1, job },
    'POST /api/jobs/getJobPrice': { job },
    'POST /api/jobs/addExtras': { agency: 1001, extras: [{ name: 'A', price: 1 }] },
    'POST /api/jobs/contactClient': { contact: { order_id, job_id, subject: 'A', message: 'B' } },
    'POST /api/jobs/list': { where: { date_from: day, date_to: day } },
    'POST /api/jobs/count': { where: { date_from: day, date_to: day } },
    'POST /api/jobs/changes': { since: new Date().toISOString() },
    'POST /api/jobs/getAllJobCodes': { agency: 1001 },
    [`PUT /api/jobs/updateJobStatus/${job_id}`]: { job: { job_id, order_id, status: 'active' } },
  });
  const call = form.chain((job) => anyCall(bodies(job), anyValue(NAMES, [job, job_id, order_id, day])));
  const run = fc.asyncProperty(call, async (asked) => {
    const [method, path = ''] = asked.call.split(' ');
    const { status } = await admin.send(method === 'PUT' ? 'PUT' : 'POST', path, asked.body);
    expect([asked.call, asked.body, status < 500]).toEqual([asked.call, asked.body, true]);
  });
  await fc.assert(run, { numRuns: 100 });
});
