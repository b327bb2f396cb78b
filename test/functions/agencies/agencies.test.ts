import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { agencyForm, jobCodeForm } from '#test/support/builders/agency-form.ts';
import { createJob, formBody, jobOf, type Row } from '#test/support/job-desk.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const munich = await staffBrowser(stack, 'munich@example.com');

type Agency = { _id: number; short: string; version: number; [field: string]: unknown };
type Code = { _id: string; code: string; version: number; price: number; [field: string]: unknown };

const newShort = (): string => randomUUID().slice(0, 8).toUpperCase();
const form = (changes: object = {}) => agencyForm(newShort(), { co: 'c/o Speicher', ...changes });
const codeForm = (changes: object = {}) => jobCodeForm(`ARR-${randomUUID().slice(0, 6)}`, changes);

const added = async (changes: object = {}): Promise<Agency> =>
  ok(await admin.send('POST', '/api/agencies', { agency: form(changes) })).row as Agency;
const update = ({ _id, version }: Agency, changes: object) =>
  admin.send('PUT', `/api/agencies/${_id}`, { agency: { version, ...changes } });
const addCode = (who: BrowserClient, { _id }: Pick<Agency, '_id'>, changes: object = {}) =>
  who.send('POST', `/api/agencies/${_id}/jobCodes`, { jobCode: codeForm(changes) });
const addedCode = async (agency: Agency, changes: object = {}): Promise<Code> =>
  ok(await addCode(admin, agency, changes)).row as Code;
const changeCode = ({ _id, version }: Code, { _id: agency }: Pick<Agency, '_id'>, changes: object) =>
  admin.send('PUT', `/api/agencies/${agency}/jobCodes/${_id}`, { jobCode: { version, ...changes } });
const codesOf = async (agency: number): Promise<Code[]> =>
  ok(await admin.send('POST', '/api/jobs/getAllJobCodes', { agency })).rows as Code[];
const jobForm = ({ _id: agency }: Agency, { _id: jCode }: Code) => formBody({ agency, jCode });

const today = airportTime(new Date()).date;
const toldOf = async (kind: string, subject: string) => {
  const where = { date_from: addDays(today, -1), date_to: addDays(today, 1), kind, subject };
  return ok(await admin.send('POST', '/api/audit/list', { where })).rows as {
    act: string;
    changes: object[];
  }[];
};

describe('an agency', () => {
  it('is added with what it is billed by, found, and counted', async () => {
    const own = await added();
    expect(own).toMatchObject({ ...form({ short: own.short }), active: true, version: 1 });
    const where = { search: own.short };
    expect(ok(await admin.send('POST', '/api/agencies/list', { where })).rows).toEqual([own]);
    expect(ok(await admin.send('POST', '/api/agencies/count', { where })).count).toBe(1);
    expect(ok(await admin.get('/api/agencies')).rows).toContainEqual(own);
    expect((await admin.send('POST', '/api/agencies', { agency: { short: own.short } })).body).toMatchObject({
      fields: { short: { code: 'short.duplicate' }, name: { code: 'empty' } },
    });
  });

  it('is changed by admins alone; what is left out stays, an older version is refused, and the log tells it', async () => {
    const own = await added();
    expect(ok(await update(own, { payment_terms: 30, tax: 7 })).row).toEqual({
      ...own,
      payment_terms: 30,
      tax: 7,
      version: 2,
    });
    expect((await update(own, { tax: 0 })).status).toBe(409);
    expect((await toldOf('agency', String(own._id)))[0]).toMatchObject({
      act: 'changed',
      changes: [
        { field: 'payment_terms', before: '14', after: '30' },
        { field: 'tax', before: '19', after: '7' },
      ],
    });
    for (const email of ['employee@example.com', 'agency@example.com', 'client@example.com']) {
      const who = await staffBrowser(stack, email);
      expect((await who.send('POST', '/api/agencies', { agency: form() })).status).toBe(403);
      expect((await who.send('PUT', `/api/agencies/${own._id}`, { agency: own })).status).toBe(403);
      expect((await addCode(who, own)).status).toBe(403);
    }
    expect((await admin.send('PUT', '/api/agencies/4711', { agency: { version: 1 } })).status).toBe(404);
  });

  it('takes no new jobs once it is inactive, and its old ones can still be edited', async () => {
    const own = await added();
    const code = await addedCode(own);
    const old = jobForm(own, code);
    const [job] = (await createJob(admin, old)).rows as [Row];
    ok(await update(own, { active: false }));
    const refused = await admin.send('POST', '/api/jobs/createJobForAgency', { job: jobForm(own, code) });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: { agency: { code: 'agency.inactive' } } },
    ]);
    const body = { job_id: job._id, version: job.version, job: { ...old, remarks: 'Coach 5' } };
    expect((await admin.send('POST', '/api/jobs/updateJobForAgency', body)).status).toBe(200);
  });
});

describe('a job code', () => {
  it('is added to an agency, offered to its jobs, and changed; jobs that are ordered keep their price', async () => {
    const own = await added();
    const code = await addedCode(own);
    expect(await codesOf(own._id)).toEqual([code]);
    const [job] = (await createJob(admin, jobForm(own, code))).rows as [Row];
    expect(job.price.net).toBe(61.5);
    expect(ok(await changeCode(code, own, { price: 70 })).row).toEqual({ ...code, price: 70, version: 2 });
    expect((await jobOf(admin, job._id)).price.net).toBe(61.5);
    expect((await changeCode(code, own, { price: 80 })).status).toBe(409);
    expect((await toldOf('job_code', code._id))[0]).toMatchObject({
      act: 'changed',
      changes: [{ field: 'price', before: '61.5', after: '70' }],
    });
  });

  it('is taken out of use: no new job has it, and those before keep its name', async () => {
    const own = await added();
    const code = await addedCode(own);
    const old = jobForm(own, code);
    const [job] = (await createJob(admin, old)).rows as [Row];
    const address = `/api/agencies/${own._id}/jobCodes/${code._id}`;
    expect((await admin.send('DELETE', address)).status).toBe(204);
    expect((await admin.send('DELETE', address)).status).toBe(404);
    expect(await codesOf(own._id)).toEqual([]);
    const refused = await admin.send('POST', '/api/jobs/createJobForAgency', { job: jobForm(own, code) });
    expect(refused.body).toMatchObject({ fields: { jCode: { code: 'jCode.unknown' } } });
    expect((await jobOf(admin, job._id)).job_code).toMatchObject({ code: code.code });
    const body = { job_id: job._id, version: job.version, job: { ...old, remarks: 'Coach 5' } };
    expect((await admin.send('POST', '/api/jobs/updateJobForAgency', body)).status).toBe(200);
  });

  it('of an older release, which has no version, is changed once by one of two', async () => {
    const own = await added();
    const [_id, stored] = [`${own._id}-old`, { agency_id: own._id, airport: 1, service_type_id: 2 }];
    const { put } = await openTable(stack);
    const ways = { code: `OLD-${own._id}`, from_text: 'A', to_text: 'B', price: 100 };
    await put({
      PK: 'JOB-CODE',
      SK: _id,
      _id,
      ...stored,
      ...ways,
      included: 0,
      step: 1,
      additional_price: 0,
    });
    await addedCode(own);
    const old = (await codesOf(own._id)).find((code) => code._id === _id) as Code;
    const answers = await Promise.all([2, 3].map((price) => changeCode(old, own, { price })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await codesOf(own._id)).find((code) => code._id === _id)?.version).toBe(1);
  });

  it('is for the airports of who edits it, and not for private customers', async () => {
    const own = await added();
    expect((await addCode(munich, own)).status).toBe(403);
    expect((await addCode(munich, own, { airport: 2 })).status).toBe(200);
    const here = await addedCode(own);
    expect((await munich.send('DELETE', `/api/agencies/${own._id}/jobCodes/${here._id}`)).status).toBe(404);
    expect((await addCode(admin, { _id: 998 })).status).toBe(400);
  });
});

describe('a permanent extra of an agency', () => {
  it('is told in the log when it is added, changed and removed', async () => {
    const { _id: agency } = await added();
    const extras = [{ name: 'Wheelchair', price: 12 }];
    const { rows } = ok(await admin.send('POST', '/api/jobs/addExtras', { agency, extras }));
    const { _id } = (rows as { _id: string }[])[0] ?? { _id: '' };
    const extra = { price: 15, version: 1 };
    ok(await admin.send('PUT', `/api/jobs/extras/${_id}`, { extra }));
    expect((await admin.send('DELETE', `/api/jobs/extras/${_id}`)).status).toBe(204);
    expect((await toldOf('extra', _id)).map(({ act }) => act)).toEqual(['deleted', 'changed', 'created']);
  });
});
