import { describe, expect, inject, it } from 'vitest';
import { shippedTexts } from '#shared/texts/shipped-texts.ts';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { openInbox } from '#test/support/inbox.ts';
import { createJob, formBody, jobOf, newTour, type Row } from '#test/support/job-desk.ts';
import { detailsOf } from '#test/support/office-calls.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const admin = await staffBrowser(stack, 'admin@example.com');

type CallOf = readonly [string, (who: BrowserClient) => Promise<{ status: number }>];
const post =
  (path: string, body: object): CallOf[1] =>
  (who) =>
    who.send('POST', path, body);
const get =
  (path: string): CallOf[1] =>
  (who) =>
    who.get(path);

const day = ownDay();
const where = { date_from: day, date_to: day };

const forStaff: readonly CallOf[] = [
  ['list', post('/api/jobs/list/', { where })],
  ['count', post('/api/jobs/count/', { where })],
  ['changes', post('/api/jobs/changes', {})],
  ['getTranslations', get('/api/jobs/getTranslations')],
  ['getAllLanguages', get('/api/jobs/getAllLanguages/')],
];

const forAdmins = ({ _id, order_id, version }: Row): readonly CallOf[] => [
  ['createJobForAgency', post('/api/jobs/createJobForAgency', { job: formBody() })],
  ['createJobForLH', post('/api/jobs/createJobForLH', { group: { jobs: [{}] } })],
  ['groupSheetTemplate', get('/api/jobs/groupSheetTemplate')],
  ['readGroupSheet', post('/api/jobs/readGroupSheet', { file: '' })],
  ['updateJobForAgency', post('/api/jobs/updateJobForAgency', { job_id: _id, version, job: formBody() })],
  [
    'updateJobStatus',
    (who) =>
      who.send('PUT', `/api/jobs/updateJobStatus/${_id}`, {
        job: { job_id: _id, order_id, status: 'cancelled' },
      }),
  ],
  [
    'contactClient',
    post('/api/jobs/contactClient/', { contact: { order_id, subject: 'Hi', message: 'Hi' } }),
  ],
  ['getJobPrice', post('/api/jobs/getJobPrice/', { job: formBody() })],
  ['addExtras', post('/api/jobs/addExtras', { agency: 1001, extras: [{ name: 'Sign', price: 1 }] })],
  ['getAllJobCodes', post('/api/jobs/getAllJobCodes', {})],
  ['getRequestContactEmailTemplate', get('/api/jobs/getRequestContactEmailTemplate')],
  ['getRequestContactEmailTemplate/{jobId}', get(`/api/jobs/getRequestContactEmailTemplate/${_id}`)],
  ['extras', get('/api/jobs/extras/1001')],
  ['getAllAgencies', get('/api/jobs/getAllAgencies')],
  ['getAllLHPrices', get('/api/jobs/getAllLHPrices')],
  ['PUT extras', (who) => who.send('PUT', '/api/jobs/extras/1001-x', { extra: { version: 1 } })],
  ['DELETE extras', (who) => who.send('DELETE', '/api/jobs/extras/1001-x')],
];

const newJob = async (): Promise<Row> => (await createJob(admin)).rows[0] as Row;

describe('who may call the dispatch', () => {
  it('asks a stranger to log in, and refuses a client of the site', async () => {
    const job = await newJob();
    const client = await staffBrowser(stack, 'client@example.com');
    for (const [call, send] of [...forStaff, ...forAdmins(job)]) {
      expect([call, (await send(openBrowser(stack.url))).status]).toEqual([call, 401]);
      expect([call, (await send(client)).status]).toEqual([call, 403]);
    }
  });

  it.each(['agency@example.com', 'employee@example.com'])(
    'lets %s read, and refuses every call that changes something',
    async (email) => {
      const who = await staffBrowser(stack, email);
      const job = await newJob();
      for (const [call, send] of forStaff) expect([call, (await send(who)).status]).toEqual([call, 200]);
      for (const [call, send] of forAdmins(job)) {
        expect([call, (await send(who)).status]).toEqual([call, 403]);
      }
      expect((await jobOf(admin, job._id)).version).toBe(job.version);
    },
  );
});

describe('what the form chooses from', () => {
  const rowsOf = async (path: string) =>
    (ok(await admin.get(path)) as { rows: unknown }).rows as Record<string, unknown>[];

  it('has the agencies with their billing, the special ones among them', async () => {
    const agencies = await rowsOf('/api/jobs/getAllAgencies');
    expect(agencies.map(({ _id }) => _id)).toEqual(expect.arrayContaining([997, 998, 999, 1009, 1001]));
    expect(agencies.find(({ _id }) => _id === 1001)).toMatchObject({
      short: 'NORD',
      debitor: '11001',
      payment_terms: 30,
      tax: 19,
      concession: 5,
      default_language: 'de',
    });
  });

  it('has languages in German and English, the one of porters alone among them', async () => {
    const languages = await rowsOf('/api/jobs/getAllLanguages');
    expect(languages.find(({ _id }) => _id === 2)).toEqual({
      _id: 2,
      code: 'en',
      display_de: 'Englisch',
      display_en: 'English',
      price: 0,
    });
    expect(languages.some(({ _id }) => _id === 13)).toBe(true);
  });

  it('has the prices of airline groups by code, persons and languages', async () => {
    const [price] = await rowsOf('/api/jobs/getAllLHPrices');
    expect(price).toMatchObject({ key: expect.stringMatching(/^\w+ \d+-\d+ \S+$/), agency_short: 'LHG' });
  });

  it('has the job codes of an agency and airport', async () => {
    const asked = { agency: 1001, airport: 1, service_type_id: 1 };
    const { rows } = ok(await admin.send('POST', '/api/jobs/getAllJobCodes', asked)) as { rows: object[] };
    expect(rows).not.toHaveLength(0);
    for (const row of rows)
      expect(row).toMatchObject({ agency_id: 1001, airport: 1, service_type_id: 1, step: 5 });
    const munich = await staffBrowser(stack, 'munich@example.com');
    const seen = ok(await munich.send('POST', '/api/jobs/getAllJobCodes', {})) as {
      rows: { airport: number }[];
    };
    expect(new Set(seen.rows.map(({ airport }) => airport))).toEqual(new Set([2]));
  });

  it('has the texts of the back office in German and English', async () => {
    const texts = await rowsOf('/api/jobs/getTranslations');
    const key = 'office.word.edit_job';
    expect(texts.find((text) => text.key === key)).toEqual({
      key,
      en: shippedTexts('en')[key],
      de: shippedTexts('de')[key],
    });
  });
});

describe('permanent extras', () => {
  it('are added to an agency, changed by one at a time, and removed', async () => {
    const name = `Sign ${newTour()}`;
    const added = ok(
      await admin.send('POST', '/api/jobs/addExtras', { agency: 1003, extras: [{ name, price: 4.5 }] }),
    ) as { rows: { _id: string; version: number }[] };
    const { _id = '', version = 0 } = added.rows[0] ?? {};
    const put = (extra: object) => admin.send('PUT', `/api/jobs/extras/${_id}`, { extra });
    expect(ok(await put({ version, price: 5 }))).toMatchObject({ name, price: 5, version: version + 1 });
    expect((await put({ version, price: 6 })).status).toBe(409);
    expect((await put({ version: version + 1, price: 0, name: ' ' })).body).toMatchObject({
      fields: { 'extra.name': { code: 'extras.name' }, 'extra.price': { code: 'extras.price' } },
    });
    expect((await admin.send('DELETE', `/api/jobs/extras/${_id}`)).status).toBe(204);
    expect((await admin.send('DELETE', `/api/jobs/extras/${_id}`)).status).toBe(404);
    const left = ok(await admin.get('/api/jobs/extras/1003')) as { rows: { _id: string }[] };
    expect(left.rows.some((extra) => extra._id === _id)).toBe(false);
  });

  it('are refused without name and price, and for an agency that does not exist', async () => {
    const { body } = await admin.send('POST', '/api/jobs/addExtras', {
      agency: 1003,
      extras: [{ price: 1 }, { name: 'A' }],
    });
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['extras.0.name']);
    const nobody = await admin.send('POST', '/api/jobs/addExtras', {
      agency: 5,
      extras: [{ name: 'A', price: 1 }],
    });
    expect(nobody.body).toMatchObject({ fields: { agency: { message: 'Please select agency.' } } });
  });
});

describe('writing to the client of a job', () => {
  it('proposes a mail, sends what is written, and tells of it', async () => {
    const job = await newJob();
    const proposed = ok(await admin.get(`/api/jobs/getRequestContactEmailTemplate/${job._id}`));
    expect(proposed).toMatchObject({ language: 'de', to: 'gruppen@nordlicht-reisen.example' });
    expect(`${proposed.subject} ${proposed.message}`).not.toMatch(/\[[A-Z_]+\]/);
    const to = newEmail();
    const contact = { order_id: job.order_id, job_id: job._id, to, subject: 'Coach 5', message: 'It moved.' };
    expect((await admin.send('POST', '/api/jobs/contactClient', { contact })).status).toBe(204);
    expect((await inbox.mailTo(to)).body.text).toContain('It moved.');
    const { history, mails } = await detailsOf(admin, job.order_id);
    expect(history[0]).toMatchObject({ action: 'contact', note: `${to}: Coach 5` });
    expect(mails[0]?.template).toBe('contact_client_job');
  });

  it('refuses a mail without subject or message, and a job of another order', async () => {
    const { order_id } = await newJob();
    const empty = await admin.send('POST', '/api/jobs/contactClient', { contact: { order_id, cc: 'no' } });
    expect(empty.body).toMatchObject({
      fields: {
        subject: { message: 'Please enter Subject.' },
        message: { message: 'Please enter message.' },
        cc: {},
      },
    });
    const foreign = { order_id, job_id: '1-1', subject: 'A', message: 'B' };
    expect((await admin.send('POST', '/api/jobs/contactClient', { contact: foreign })).status).toBe(400);
  });

  it('has a template in German and English, its variables in brackets', async () => {
    const { rows } = ok(await admin.get('/api/jobs/getRequestContactEmailTemplate')) as {
      rows: { language: string; message: string }[];
    };
    expect(rows.map(({ language }) => language)).toEqual(expect.arrayContaining(['en', 'de']));
    expect(rows[0]?.message).toContain('[FROM]');
  });
});
