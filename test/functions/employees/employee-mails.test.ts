import { describe, expect, inject, it } from 'vitest';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { ok } from '#test/support/booking-calls.ts';
import { calendarIn } from '#test/support/calendar-in.ts';
import { aJobSomeday, assign, jobAt, newEmployee, unassign } from '#test/support/dispatch.ts';
import { openInbox } from '#test/support/inbox.ts';
import { createJob, formBody, newTour, type Row, setJobStatus, someDay } from '#test/support/job-desk.ts';
import { detailsOf } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const admin = await staffBrowser(stack, 'admin@example.com');

/** A job with the form that made it, and somebody on it who has been told. */
const anAssignedJob = async (changes: object = {}) => {
  const [form, employee] = [formBody(changes), await newEmployee(stack)];
  const [job] = (await createJob(admin, form)).rows as [Row];
  const { row } = ok(await assign(admin, employee, job)) as { row: Row };
  const mail = await inbox.mailTo(employee.email, 'New job');
  return { form, employee, job: row, mail, calendar: calendarIn(mail) };
};

const save = async ({ _id, version }: Row, form: object): Promise<Row> =>
  (
    ok(await admin.send('POST', '/api/jobs/updateJobForAgency', { job_id: _id, version, job: form })) as {
      row: Row;
    }
  ).row;

describe('the mail to an employee', () => {
  it('tells of a new job in English and German, with everything that is needed there', async () => {
    const { mail, job } = await anAssignedJob({
      serviceDate: '2027-06-04',
      nameSign: 'Hansen & Søn',
      remarks: 'Coach 4',
      persons: 7,
    });
    expect(mail.subject).toBe(
      `New job F${job._id}: Friday, 4 June 2027, 14:35 · Neuer Auftrag F${job._id}: Freitag, 4. Juni 2027, 14:35`,
    );
    const text = mail.body.text ?? '';
    const both = [
      'Hello Sora',
      'Friday, 4 June 2027, 14:35 to 15:35',
      'Assistant',
      'Frankfurt Airport (FRA)',
    ];
    const german = ['Hallo Sora', 'Freitag, 4. Juni 2027, 14:35 bis 15:35 Uhr', 'Begleitung', '7 Personen'];
    for (const part of [...both, ...german, 'Hansen & Søn', 'Coach 4']) expect(text).toContain(part);
    expect(text.indexOf('Hello')).toBeLessThan(text.indexOf('Hallo'));
    for (const secret of ['Pays late', 'Anna']) expect(text).not.toContain(secret);
  });

  it('brings an appointment at the airport’s clock that lasts as long as the job', async () => {
    const { job, employee, calendar } = await anAssignedJob({ serviceDate: '2027-06-04', extraHours: 2 });
    expect(calendar).toMatchObject({
      METHOD: 'REQUEST',
      UID: `job-${job._id}-${employee._id}@airport-assist`,
      SEQUENCE: String(job.version),
      'DTSTART;TZID=Europe/Berlin': '20270604T143500',
      DURATION: 'PT180M',
      STATUS: 'CONFIRMED',
    });
    expect(calendar['ATTENDEE;CN="Sora Ito";PARTSTAT=ACCEPTED;RSVP=FALSE']).toBe(`mailto:${employee.email}`);
  });

  it('tells of a moved job, when it was before, and moves the appointment', async () => {
    const { form, employee, job, calendar } = await anAssignedJob({ serviceDate: '2027-06-04' });
    const moved = await save(job, { ...form, serviceDate: '2027-06-05', time: { hours: 7, minutes: 5 } });
    const mail = await inbox.mailTo(employee.email, 'Changed');
    expect(mail.body.text?.replace(/\s+/g, ' ')).toContain('Before, it was on Friday, 4 June 2027, 14:35.');
    expect(mail.body.text?.replace(/\s+/g, ' ')).toContain('Vorher war er am Freitag, 4. Juni 2027, 14:35.');
    const after = calendarIn(mail);
    expect(after).toMatchObject({
      METHOD: 'REQUEST',
      UID: calendar.UID,
      'DTSTART;TZID=Europe/Berlin': '20270605T070500',
      SEQUENCE: String(moved.version),
    });
    expect(Number(after.SEQUENCE)).toBeGreaterThan(Number(calendar.SEQUENCE));
  });

  it('tells of another meeting point, and not of what is no business of employees', async () => {
    const { form, employee, job } = await anAssignedJob();
    const noted = await save(job, { ...form, AdminRemarks: 'Invoice to the head office' });
    await save(noted, { ...form, from_text: 'Hall C, column 12' });
    const mail = await inbox.mailTo(employee.email, 'Changed');
    expect(mail.body.text).toContain('Hall C, column 12');
    expect(mail.body.text).toContain('Day and time stay as they were.');
    expect(await inbox.mailsTo(employee.email)).toHaveLength(2);
  });

  it.each([
    ['was taken off', (employee: { _id: string }, job: Row) => unassign(admin, employee, job)],
    [
      'whose job is cancelled',
      (_: object, job: Row) => setJobStatus(admin, job, 'cancelled', { isOrderToBeCanceled: true }),
    ],
  ])('tells who %s, and takes the appointment out of the calendar', async (_, act) => {
    const { employee, job, calendar } = await anAssignedJob();
    expect((await act(employee, job)).status).toBe(204);
    const mail = await inbox.mailTo(employee.email, 'Off:');
    expect(mail.attachments[0]?.contentType).toContain('text/calendar');
    const after = calendarIn(mail);
    expect(after).toMatchObject({ METHOD: 'CANCEL', UID: calendar.UID, STATUS: 'CANCELLED' });
    expect(Number(after.SEQUENCE)).toBeGreaterThan(Number(calendar.SEQUENCE));
    expect(await inbox.mailsTo(employee.email)).toHaveLength(2);
  });

  it('calls back who was released, under the same appointment, when the job stands again', async () => {
    const { employee, job, calendar } = await anAssignedJob();
    await setJobStatus(admin, job, 'cancelled', { isOrderToBeCanceled: true });
    const off = calendarIn(await inbox.mailTo(employee.email, 'Off:'));
    await setJobStatus(admin, job, 'active');
    const again = await waitUntil(
      'a second call to the job',
      async () =>
        (await inbox.mailsTo(employee.email)).filter(({ subject }) => subject.startsWith('New job'))[1],
    );
    expect(calendarIn(again)).toMatchObject({ METHOD: 'REQUEST', UID: calendar.UID });
    expect(Number(calendarIn(again).SEQUENCE)).toBeGreaterThan(Number(off.SEQUENCE));
  });

  it('goes out once to each of many who are released at the same moment', async () => {
    const row = {
      serviceDate: someDay(),
      time: { hours: 9, minutes: 15 },
      location: 1,
      from_text: 'Gate Z 25',
      to_text: 'Coach stop',
      persons: 12,
      language: 2,
      code: 'MEET',
    };
    const jobs = Array.from({ length: 90 }, () => row);
    const group = { request_number: newTour(), name_of_group: 'Choir of Lübeck', jobs };
    const { order_ids } = ok(await admin.send('POST', '/api/jobs/createJobForLH', { group })) as {
      order_ids: string[];
    };
    const [order = ''] = order_ids;
    const job = (number: number) => ({ _id: `${order}-${number}`, order_id: order });
    const employees = await Promise.all(Array.from({ length: 12 }, () => newEmployee(stack)));
    for (const [index, one] of employees.entries()) ok(await assign(admin, one, job(index + 1)));
    const wish = { status: 'cancelled', isOrderToBeCanceled: true };
    const path = `/api/jobs/updateJobStatus/${order}-1`;
    const { status } = await admin.send('PUT', path, {
      job: { job_id: `${order}-1`, order_id: order, ...wish },
    });
    expect(status).toBe(204);
    for (const { email } of employees) await inbox.mailTo(email, 'Off:');
    const told = await Promise.all(employees.map(({ email }) => inbox.mailsTo(email)));
    expect(told.map((mails) => mails.map(({ subject }) => subject.slice(0, 4)).toSorted())).toEqual(
      employees.map(() => ['New ', 'Off:']),
    );
  });

  it('is seen with its state on the order, and says nothing of what is over', async () => {
    const { job, employee } = await anAssignedJob();
    const { mails } = await detailsOf(admin, job.order_id);
    expect(mails).toMatchObject([{ template: 'employee_assigned' }]);
    const yesterday = addDays(airportTime(new Date()).date, -1);
    const over = await jobAt(admin, yesterday, '10:00', { tournumber: newTour() });
    ok(await assign(admin, employee, over));
    const next = await aJobSomeday(admin);
    ok(await assign(admin, employee, next));
    await inbox.mailTo(employee.email, `F${next._id}`);
    expect(await inbox.mailsTo(employee.email)).toHaveLength(2);
  });

  it('is not asked for without an address: who has none is put on the job all the same', async () => {
    const [job, employee] = [await aJobSomeday(admin), await newEmployee(stack, { email: undefined })];
    expect(ok(await assign(admin, employee, job)).success).toBe(true);
    expect((await detailsOf(admin, job.order_id)).mails).toEqual([]);
  });
});
