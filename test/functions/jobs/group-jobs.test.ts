import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { ok } from '#test/support/booking-calls.ts';
import { jobOf, listJobs, newTour, someDay } from '#test/support/job-desk.ts';
import { detailsOf } from '#test/support/office-calls.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const other = await staffBrowser(stack, 'admin2@example.com');

const aRow = (changes: object = {}) => ({
  serviceDate: someDay(),
  time: { hours: 9, minutes: 15 },
  location: 1,
  from_text: 'Gate Z 25',
  to_text: 'Coach stop',
  flight_nr: 'LH 1865',
  booking_class: 'Y',
  persons: 12,
  language: 2,
  code: 'MEET',
  ...changes,
});
const aGroup = (jobs: object[], changes: object = {}) => ({
  issuer_name: 'Group Desk',
  issuer_number: '77',
  request_number: newTour(),
  name_of_group: 'Choir of Lübeck',
  group_leader: 'Ms Brahms',
  tour_name: 'Concerts',
  tour_code: 'CH',
  tour_number: newTour(),
  tour_leader: 'Mr Bruch',
  jobs,
  ...changes,
});
type Stored = { order_ids: string[]; count: number; net: number; prices: number[] };

const send = (group: object, more: object = {}, who = admin) =>
  who.send('POST', '/api/jobs/createJobForLH', { group, ...more });

describe('ordering for an airline group', () => {
  it('makes an order of agency 1009 at the fixed address, with a job per row', async () => {
    const { order_ids, count, net, prices } = ok(
      await send(aGroup([aRow(), aRow({ language: 11, persons: 40 })])),
    ) as Stored;
    expect([order_ids.length, count]).toEqual([1, 2]);
    expect(net).toBeCloseTo(
      prices.reduce((total, price) => total + price, 0),
      2,
    );
    expect(await detailsOf(admin, String(order_ids[0]))).toMatchObject({
      agency_id: 1009,
      status: 'active',
      email: 'groups@airport-assist.example',
      address: { address1: 'Hugo-Eckener-Ring 1', city: 'Frankfurt am Main' },
      name_of_group: 'Choir of Lübeck',
      group_leader: 'Ms Brahms',
      issuer_number: '77',
      tour_leader: 'Mr Bruch',
    });
    expect(await jobOf(admin, `${order_ids[0]}-2`)).toMatchObject({
      booking_class: 'Y',
      flight_nr: 'LH1865',
      name_sign: 'Choir of Lübeck',
      price: { net: prices[1], lines: [{ code: 'group', name: 'MEET 35-60 OTHER' }] },
      order: { name_of_group: 'Choir of Lübeck' },
    });
  });

  it('stores nothing while a single row is wrong, and names it', async () => {
    const serviceDate = someDay();
    const group = aGroup([aRow({ serviceDate }), aRow({ serviceDate, persons: 0 }), aRow({ code: 'DANCE' })]);
    const { status, body } = await send(group);
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['jobs.1.persons', 'jobs.2.code']);
    const where = { date_from: serviceDate, date_to: serviceDate, reference: String(group.tour_number) };
    expect(await listJobs(admin, where)).toEqual([]);
  });

  it('prices a preview and stores nothing', async () => {
    const group = aGroup([aRow()]);
    const preview = ok(await send(group, { preview: true })) as Stored;
    expect([preview.order_ids, preview.count]).toEqual([[], 1]);
    const stored = ok(await send(group)) as Stored;
    expect(stored.net).toBe(preview.net);
  });

  it('refuses the same request number twice, however it is written, unless that is confirmed', async () => {
    const group = aGroup([aRow()], { request_number: `rq ${newTour()}` });
    const first = ok(await send(group)) as Stored;
    const spelled = { ...group, request_number: String(group.request_number).toUpperCase().replace(' ', '') };
    const { status, body } = await send(spelled);
    expect(status).toBe(409);
    expect(body).toMatchObject({ fields: { request_number: { code: 'request_number.twice' } } });
    expect((body as { message: string }).message).toContain(String(first.order_ids[0]));
    ok(await send(spelled, { again: true }));
  });

  it('stores a request once when two dispatchers send it at the same moment', async () => {
    const group = aGroup([aRow()]);
    const answers = await Promise.all([send(group), send(group, {}, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes a thousand rows, in orders of one airport each', async () => {
    const serviceDate = someDay();
    const jobs = Array.from({ length: 1000 }, (_, index) =>
      aRow({ serviceDate: addDays(serviceDate, index % 3), location: index < 900 ? 1 : 2 }),
    );
    const group = aGroup(jobs);
    const { order_ids, count } = ok(await send(group)) as Stored;
    expect([order_ids.length, count]).toEqual([12, 1000]);
    const where = {
      date_from: serviceDate,
      date_to: addDays(serviceDate, 2),
      reference: String(group.tour_number),
    };
    expect(ok(await admin.send('POST', '/api/jobs/count', { where })).count).toBe(1000);
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, page) => listJobs(admin, where, { offset: page * 100, limit: 100 })),
    );
    expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(1000);
  });

  it('takes everything back when one of its orders cannot be stored, and the request number is free', async () => {
    const serviceDate = ownDay();
    const group = aGroup(Array.from({ length: 200 }, () => aRow({ serviceDate })));
    const table = await openTable(stack);
    const { last } = (await table.read({ PK: 'COUNTER#orders', SK: 'COUNTER' })) as { last: number };
    // Somebody has put something in the place of the seventh job of every second order to come: whatever number the
    // first one gets while other tests order too, it or the one behind it cannot be stored.
    const coming = Array.from({ length: 200 }, (_, index) => last + 1 + index);
    const taken = coming
      .filter((_, index) => index % 2 === 1)
      .map((id) => ({ PK: `ORDER#${id}`, SK: 'JOB#007' }));
    await table.putAll(taken.map((key) => ({ ...key, version: 1 })));
    const { status } = await send(group);
    expect(status).toBe(409);
    const reference = String(group.tour_number);
    const where = { date_from: serviceDate, date_to: serviceDate, reference };
    expect(ok(await admin.send('POST', '/api/jobs/count', { where })).count).toBe(0);
    expect(
      ok(
        await admin.send('POST', '/api/orders/count', {
          where: { date_from: serviceDate, date_to: serviceDate },
        }),
      ).count,
    ).toBe(0);
    for (const key of taken) await table.remove(key);
    const { order_ids, count } = ok(await send(group)) as Stored;
    expect([order_ids.length, count]).toEqual([3, 200]);
    expect(ok(await admin.send('POST', '/api/jobs/count', { where })).count).toBe(200);
  });

  it('keeps the group’s price when the job is edited, for its new number of persons', async () => {
    const row = aRow();
    const { order_ids } = ok(await send(aGroup([row, row]))) as Stored;
    const job = await jobOf(admin, `${order_ids[0]}-1`);
    const form = {
      agency: 1009,
      serviceType: 'assistant',
      location: 1,
      serviceDate: row.serviceDate,
      time: { hours: 10, minutes: 0 },
      from_text: 'Gate A 1',
      to_text: 'Coach stop',
      language: 2,
      persons: 25,
    };
    const edit = { job_id: job._id, version: job.version, job: form };
    const saved = ok(await admin.send('POST', '/api/jobs/updateJobForAgency', edit));
    expect(saved.row).toMatchObject({ hours: 10, price: { lines: [{ name: 'MEET 20-34 DE/EN' }] } });
    expect(await jobOf(admin, `${order_ids[0]}-2`)).toMatchObject({ hours: 9, status: 'active' });
  });
});
