import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openInbox } from '#test/support/inbox.ts';
import {
  BOTH,
  byPhone,
  createJob,
  formBody,
  jobOf,
  linkIn,
  listJobs,
  newTour,
  someDay,
} from '#test/support/job-desk.ts';
import { detailsOf } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const admin = await staffBrowser(stack, 'admin@example.com');

const send = (job: object, more: object = {}) =>
  admin.send('POST', '/api/jobs/createJobForAgency', { job, ...more });

describe('ordering for an agency', () => {
  it('makes an active order with an active job, and tells of it', async () => {
    const { order_ids, rows } = await createJob(admin);
    const [job] = rows;
    expect(job).toMatchObject({
      _id: `${order_ids[0]}-1`,
      order_id: order_ids[0],
      status: 'active',
      service_type_id: 2,
      agency: { _id: 1001, short: 'NORD', name: 'Nordlicht Reisen' },
      from_text: 'Terminal 1, baggage hall exit B',
      to_text: 'Terminal 1, coach stop',
      language: { display_en: 'English', display_de: 'Englisch' },
      remarks: 'Coach 4',
      admin_remarks: 'Pays late',
      is_sealed: false,
      order: {
        status: 'active',
        order_number: `F${order_ids[0]}`,
        email: 'gruppen@nordlicht-reisen.example',
      },
    });
    const { status, history, agency_id } = await detailsOf(admin, String(order_ids[0]));
    expect({ status, agency_id }).toEqual({ status: 'active', agency_id: 1001 });
    expect(history[0]).toMatchObject({ action: 'create_jobs', by: { name: 'Miriam Vogt' } });
  });

  it('makes two jobs of one order of both services, priced apart', async () => {
    const { order_ids, rows } = await createJob(admin, formBody(BOTH));
    expect(order_ids).toHaveLength(1);
    expect(rows.map(({ service_type_id, bags }) => [service_type_id, bags])).toEqual([
      [2, 0],
      [1, 12],
    ]);
    expect(rows.map(({ language_id }) => language_id)).toEqual([2, 13]);
    expect(rows.every(({ price }) => price.net > 0)).toBe(true);
  });

  it('believes no price that a browser sends', async () => {
    const form = formBody({ jobPrice: 1 });
    const priced = ok(await admin.send('POST', '/api/jobs/getJobPrice', { job: form }));
    const { rows } = await createJob(admin, form);
    expect(rows[0]?.price.net).toBe(priced.net);
    expect(Number(priced.net)).toBeGreaterThan(1);
  });

  it('refuses an empty form field by field, in codes that the screen shows as its messages', async () => {
    const { status, body } = await send({});
    expect(status).toBe(400);
    const { fields } = body as { fields: Record<string, { message: string }> };
    expect(Object.fromEntries(Object.entries(fields).map(([name, { message }]) => [name, message]))).toEqual({
      agency: 'Please select agency.',
      serviceType: 'Please choose service type.',
      location: 'Please choose location.',
      serviceDate: 'Please enter date',
      time: 'Please enter time!',
      tourcode: 'Please enter tour code.',
      tournumber: 'Please enter tour number.',
      from_text: 'Please enter the meeting point location.',
      to_text: 'Please enter location destination point location.',
      persons: 'Please enter number of persons',
    });
  });

  it('keeps permanent extras for the agency, and charges them', async () => {
    const name = `Late ${newTour()}`;
    const extras = [{ name, price: 12.5, amount: 2, permanent: true }];
    const { rows } = await createJob(admin, formBody({ extras }));
    const stored = ok(await admin.get('/api/jobs/extras/1001')) as { rows: { _id: string; name: string }[] };
    const kept = stored.rows.find((extra) => extra.name === name);
    expect(kept).toMatchObject({ price: 12.5, agency_id: 1001 });
    expect(rows[0]?.Extras).toEqual([
      {
        _id: kept?._id,
        name,
        price: 12.5,
        ExtrasToJobs: { job_id: rows[0]?._id, extras_id: kept?._id, amount: 2 },
      },
    ]);
    const again = await createJob(
      admin,
      formBody({ extras: [{ _id: kept?._id, name: 'cheap', price: 0.01, amount: 1 }] }),
    );
    expect(again.rows[0]?.Extras).toMatchObject([{ name, price: 12.5 }]);
  });

  it('orders the same on further dates, each an order of its own', async () => {
    const first = someDay();
    const dates = [addDays(first, 1), addDays(first, 2)];
    const tournumber = newTour();
    const { order_ids } = await createJob(admin, formBody({ serviceDate: first, tournumber }), {
      recurring: { dates },
    });
    expect(new Set(order_ids).size).toBe(3);
    const found = await listJobs(admin, {
      date_from: first,
      date_to: addDays(first, 2),
      reference: tournumber,
    });
    expect(found.map(({ date, recurring }) => [date, recurring])).toEqual(
      [first, ...dates].map((date) => [date, true]),
    );
  });

  it('refuses further dates that are too many, unreal, or said twice, and stores none', async () => {
    const serviceDate = someDay();
    const many = Array.from({ length: 20 }, (_, index) => addDays(serviceDate, index + 1));
    for (const dates of [many, ['2027-02-30'], [serviceDate]]) {
      const { status, body } = await send(formBody({ serviceDate }), { recurring: { dates } });
      expect(status).toBe(400);
      expect(body).toHaveProperty('fields.recurring');
    }
    const most = await createJob(admin, formBody({ ...BOTH, serviceDate }), {
      recurring: { dates: many.slice(1) },
    });
    expect(most.order_ids).toHaveLength(20);
  });

  it('gives every order a number of its own when many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => createJob(admin)));
    expect(new Set(made.map(({ order_ids }) => order_ids[0])).size).toBe(8);
  });

  it('refuses an hour that the spring night skips, and takes midnight for the day it begins', async () => {
    const skipped = await send(formBody({ serviceDate: '2027-03-28', time: { hours: 2, minutes: 30 } }));
    expect(skipped.body).toMatchObject({ fields: { time: { code: 'time.skipped' } } });
    const serviceDate = someDay();
    const { rows } = await createJob(admin, formBody({ serviceDate, time: { hours: 0, minutes: 0 } }));
    const where = { date_from: serviceDate, date_to: serviceDate, reference: String(rows[0]?.tour_number) };
    expect(await listJobs(admin, where)).toMatchObject([{ date: serviceDate, hours: 0, minutes: 0 }]);
    const before = { ...where, date_from: addDays(serviceDate, -1), date_to: addDays(serviceDate, -1) };
    expect(await listJobs(admin, before)).toEqual([]);
  });
});

describe('ordering for a private customer by phone', () => {
  it('mails a signed link by which the card is charged at once', async () => {
    const email = newEmail();
    const { rows, order_ids } = await createJob(admin, byPhone(email));
    const link = linkIn(await inbox.mailTo(email));
    expect(link).toMatchObject({
      order: order_ids[0],
      job: `${order_ids[0]}-1`,
      service: 'sec24',
      cur: 'EUR',
    });
    expect(Number(link.amt)).toBe(rows[0]?.price.gross);
    const amount = Number(link.amt);
    const checkout = await admin.send('POST', '/api/payments/prepareCheckoutExternal', {
      amount,
      currency: 'EUR',
      link,
    });
    expect(checkout.status).toBe(200);
  });

  it('carries no job code, needs email and reading language, and takes net out of the public price', async () => {
    const { status, body } = await send(byPhone('nobody', { readingLanguage: undefined }));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: {
        clientsEmail: { code: 'clientsEmail.invalid' },
        readingLanguage: { code: 'readingLanguage.empty' },
      },
    });
    const { rows } = await createJob(admin, byPhone(newEmail()));
    const { net, gross = 0 } = rows[0]?.price ?? { net: 0 };
    expect(rows[0]?.job_code).toBeUndefined();
    expect(net).toBeCloseTo(gross / 1.19, 2);
  });

  it('refuses an old link once the job costs something else', async () => {
    const email = newEmail();
    const form = byPhone(email);
    const { rows } = await createJob(admin, form);
    const link = linkIn(await inbox.mailTo(email));
    const job_id = String(rows[0]?._id);
    const { version } = await jobOf(admin, job_id);
    ok(
      await admin.send('POST', '/api/jobs/updateJobForAgency', {
        job_id,
        version,
        job: { ...form, persons: 9 },
      }),
    );
    const { status } = await admin.send('POST', '/api/payments/prepareCheckoutExternal', {
      amount: Number(link.amt),
      currency: 'EUR',
      link,
    });
    expect(status).toBe(409);
  });
});
