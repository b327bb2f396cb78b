import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { Answer, BrowserClient } from '#test/support/browser-client.ts';
import { takeEnvironment } from '#test/support/data-layer.ts';
import { aJobSomeday, assign, assignedTo, jobAt, refusalIn, unassign } from '#test/support/dispatch.ts';
import { jobOf, setJobStatus } from '#test/support/job-desk.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const munich = await staffBrowser(stack, 'munich@example.com');
const colleague = await staffBrowser(stack, 'employee@example.com');

type Employee = { _id: string; version: number; email: string; Languages: number[]; last_name: string };

const form = (changes: object = {}) => ({
  first_name: 'Sora',
  last_name: `Ito-${randomUUID().slice(0, 8)}`,
  email: newEmail(),
  handy: '+49 170 5550101',
  airport_id: 1,
  ...changes,
});

const post = (who: BrowserClient, call: string, body: object): Promise<Answer> =>
  who.send('POST', `/api/employees/${call}`, body);
const saved = async (changes: object = {}, languages: number[] = [1, 2], who = admin): Promise<Employee> =>
  ok(await post(who, 'saveEmployee', { employee: form(changes), languages })).row as Employee;
const update = (who: BrowserClient, { _id, version }: Employee, changes: object, more: object = {}) =>
  post(who, 'updateEmployee', { employee: { _id, version, ...changes }, ...more });
const remove = (who: BrowserClient, { _id }: Pick<Employee, '_id'>, version?: number) =>
  who.send('PUT', `/api/employees/deleteEmployee/${_id}`, { version });
const found = async (who: BrowserClient, where: object, more: object = {}): Promise<Employee[]> =>
  ok(await post(who, 'list', { where, ...more })).rows as Employee[];
const codesIn = ({ body }: Answer): Record<string, string> => {
  const { fields = {} } = body as { fields?: Record<string, { code: string }> };
  return Object.fromEntries(Object.entries(fields).map(([field, { code }]) => [field, code]));
};
const messageIn = ({ body }: Answer): string => String((body as { message: unknown }).message);
const today = airportTime(new Date()).date;

const toldOf = async ({ _id }: Employee) => {
  const where = { date_from: addDays(today, -1), date_to: addDays(today, 1), kind: 'employee', subject: _id };
  return ok(await admin.send('POST', '/api/audit/list', { where })).rows as {
    act: string;
    by: object;
    changes: { field: string; before?: string; after?: string }[];
  }[];
};

describe('the list of employees', () => {
  it('finds by name, email, phone, airport, qualification and language, and counts what it finds', async () => {
    const own = await saved({ Qualifications: 'porter', phone: `069${Date.now()}` }, [1, 11]);
    const where = { name: own.last_name };
    expect(await found(admin, where)).toEqual([own]);
    for (const filter of [
      { email: own.email },
      { ...where, phone: '0170 5550101'.slice(1) },
      { ...where, airport: 1 },
      { ...where, qualification: 'porter' },
      { ...where, language: 11 },
    ]) {
      expect([filter, await found(admin, filter)]).toEqual([filter, [own]]);
      expect(ok(await post(admin, 'count', { where: filter })).count).toBe(1);
    }
    for (const filter of [{ airport: 2 }, { qualification: 'assistant' }, { language: 2 }]) {
      expect([filter, await found(admin, { ...where, ...filter })]).toEqual([filter, []]);
      expect(ok(await post(admin, 'count', { where: { ...where, ...filter } })).count).toBe(0);
    }
    expect((await post(admin, 'list', { where: { salary: 1 } })).status).toBe(400);
  });

  it('comes page by page, by last name or the other way round', async () => {
    const name = `Zz${randomUUID().slice(0, 6)}`;
    const [a, b] = [await saved({ last_name: `${name}a` }), await saved({ last_name: `${name}b` })];
    expect(await found(admin, { name })).toEqual([a, b]);
    expect(await found(admin, { name }, { order: '-name', limit: 1 })).toEqual([b]);
    expect(await found(admin, { name }, { offset: 1 })).toEqual([b]);
  });

  it('shows an employee colleagues of the own airport, and changes nothing for them', async () => {
    const [here, there] = [await saved(), await saved({ airport_id: 2 })];
    expect(await found(colleague, { name: here.last_name })).toEqual([here]);
    expect(await found(colleague, { name: there.last_name })).toEqual([]);
    for (const [call, body] of [
      ['saveEmployee', { employee: form() }],
      ['updateEmployee', { employee: here }],
      ['addLanguageToEmployee', { employee_id: here._id, language_id: 3 }],
      ['removeLanguageFromEmployee', { employee_id: here._id, language_id: 1 }],
    ] as const) {
      expect([call, (await post(colleague, call, body)).status]).toEqual([call, 403]);
    }
    expect((await remove(colleague, here)).status).toBe(403);
  });

  it('shows an admin who is kept to Munich those of Munich alone, to read and to change', async () => {
    const [here, there] = [await saved({ airport_id: 2 }), await saved()];
    expect(await found(munich, { name: here.last_name })).toEqual([here]);
    expect(await found(munich, { name: there.last_name })).toEqual([]);
    ok(await update(munich, here, { phone: '0895550101' }));
    expect((await update(munich, there, { phone: '0895550101' })).status).toBe(404);
    expect((await remove(munich, there)).status).toBe(404);
    const moved = await post(munich, 'saveEmployee', { employee: form() });
    expect([moved.status, codesIn(moved)]).toEqual([403, { airport_id: 'not_allowed' }]);
  });
});

describe('an employee', () => {
  it('is added with languages, for both services unless said, and the log tells who did it', async () => {
    const own = await saved({}, [2, 1, 2]);
    expect(own).toMatchObject({
      Languages: [1, 2],
      Qualifications: 'both',
      handy: '+491705550101',
      airport_id: 1,
    });
    expect(await toldOf(own)).toMatchObject([{ act: 'created', by: { name: 'Miriam Vogt' } }]);
  });

  it('is not added with wrong fields, which are all named', async () => {
    const wrong = await post(admin, 'saveEmployee', {
      employee: { phone: 'x', email: 'nobody' },
      languages: [13],
    });
    expect([wrong.status, codesIn(wrong)]).toEqual([
      400,
      {
        first_name: 'first_name.empty',
        last_name: 'last_name.empty',
        airport_id: 'airport_id.empty',
        email: 'email.invalid',
        phone: 'phone.invalid',
        Languages: 'languages.unknown',
      },
    ]);
  });

  it('never has the address of another, when added or changed, whatever its case', async () => {
    const [one, two] = [await saved(), await saved()];
    const twice = await post(admin, 'saveEmployee', { employee: form({ email: one.email.toUpperCase() }) });
    expect([twice.status, codesIn(twice)]).toEqual([409, { email: 'email.duplicate' }]);
    const changed = await update(admin, two, { email: one.email });
    expect([changed.status, codesIn(changed)]).toEqual([409, { email: 'email.duplicate' }]);
    expect(messageIn(changed)).toBe(`Sora ${one.last_name} has this email already.`);
    const email = newEmail();
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(admin, 'saveEmployee', { employee: form({ email }) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('keeps what a change leaves out, frees the address before, and the log tells both', async () => {
    const own = await saved();
    const email = newEmail();
    const { success, row } = ok(await update(admin, own, { email, phone: '0695550102' }));
    expect([success, row]).toEqual([true, { ...own, email, phone: '0695550102', version: 2 }]);
    expect((await toldOf(own))[0]).toMatchObject({
      act: 'changed',
      changes: [
        { field: 'email', before: own.email, after: email },
        { field: 'phone', after: '0695550102' },
      ],
    });
    await saved({ email: own.email });
  });

  it('is not changed or deleted by who has read an older version', async () => {
    const own = await saved();
    ok(await update(admin, own, { phone: '1' }));
    const stale = await update(admin, own, { phone: '2' });
    expect([stale.status, (stale.body as { code: string }).code]).toEqual([409, 'changed_meanwhile']);
    expect((await remove(admin, own, own.version)).status).toBe(409);
  });

  it('learns and forgets a language', async () => {
    const own = await saved();
    const speak = (call: string, language_id: number) =>
      post(admin, call, { employee_id: own._id, language_id });
    expect((ok(await speak('addLanguageToEmployee', 11)).row as Employee).Languages).toEqual([1, 2, 11]);
    expect((ok(await speak('addLanguageToEmployee', 11)).row as Employee).Languages).toEqual([1, 2, 11]);
    expect((ok(await speak('removeLanguageFromEmployee', 1)).row as Employee).Languages).toEqual([2, 11]);
    expect((await speak('addLanguageToEmployee', 13)).status).toBe(400);
  });
});

describe('an employee with jobs ahead', () => {
  it('keeps the qualification and airport that they need, and is told of languages that would be missing', async () => {
    const [own, job] = [await saved({ Qualifications: 'assistant' }), await aJobSomeday(admin)];
    ok(await assign(admin, own, job));
    for (const changes of [{ Qualifications: 'porter' }, { airport_id: 2 }]) {
      const refused = await update(admin, own, changes);
      expect([refused.status, messageIn(refused)]).toEqual([409, expect.stringContaining(`F${job._id}`)]);
    }
    ok(await update(admin, own, { Qualifications: 'both' }));
    const changed = { ...own, version: 2 };
    const warned = ok(await update(admin, changed, { Languages: [1] }, { isConfirmed: false }));
    expect(warned).toMatchObject({
      success: false,
      warnings: [{ code: 'language', job_id: job._id, order_number: `F${job._id}` }],
      row: { Languages: [1, 2] },
    });
    expect(ok(await update(admin, changed, { Languages: [1] }, { isConfirmed: true }))).toMatchObject({
      success: true,
      row: { Languages: [1] },
    });
  });

  it('is not deleted, and the refusal names the jobs; without them it is, and is offered no more', async () => {
    const [own, job] = [await saved(), await aJobSomeday(admin)];
    ok(await assign(admin, own, job));
    const refused = await remove(admin, own);
    expect([refused.status, messageIn(refused)]).toEqual([409, expect.stringContaining(`F${job._id}`)]);
    await unassign(admin, own, job);
    expect((await remove(admin, own)).status).toBe(204);
    expect(await found(admin, { name: own.last_name })).toEqual([]);
    expect(refusalIn(await assign(admin, own, job)).code).toBe('gone');
    expect((await toldOf(own))[0]).toMatchObject({ act: 'deleted' });
    await saved({ email: own.email });
  });

  it('is deleted or put on a job, never both, when both happen at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [own, job] = [await saved(), await aJobSomeday(admin)];
      const [gone, put] = await Promise.all([remove(admin, own), assign(admin, own, job)]);
      const isThere = (await found(admin, { name: own.last_name })).length === 1;
      expect([gone.status, put.status, isThere]).toEqual(
        put.status === 200 ? [409, 200, true] : [204, 403, false],
      );
      expect(await assignedTo(admin, job)).toEqual(isThere ? [own._id] : []);
    }
  });

  it('leaves a name on past jobs, and comes off a cancelled one that stands again', async () => {
    const own = await saved();
    const past = await jobAt(admin, addDays(today, -5), '09:00');
    const cancelled = await aJobSomeday(admin);
    for (const job of [past, cancelled]) ok(await assign(admin, own, job));
    await setJobStatus(admin, cancelled, 'cancelled', { isOrderToBeCanceled: true });
    expect((await remove(admin, own)).status).toBe(204);
    expect((await jobOf(admin, past._id)).employees).toMatchObject([{ last_name: own.last_name }]);
    expect((await setJobStatus(admin, cancelled, 'active')).status).toBe(204);
    expect(await assignedTo(admin, cancelled)).toEqual([]);
  });

  it('is not deleted while somebody logs in as this employee', async () => {
    const own = await saved();
    const email = newEmail();
    await takeEnvironment(stack);
    const { createUser } = await import('#functions/platform/data/user.ts');
    const { save } = await import('#functions/platform/data/write.ts');
    const account = {
      _id: `user-${randomUUID()}`,
      name: 'Sora Ito',
      email,
      role: 'emp',
      emp_id: own._id,
    } as const;
    const opened = {
      password_hash: 'none',
      session_version: 1,
      created_at: new Date().toISOString(),
      version: 1,
    };
    await save(...createUser({ ...account, ...opened }));
    const refused = await remove(admin, own);
    expect([refused.status, messageIn(refused)]).toEqual([409, expect.stringContaining(email)]);
    expect(await found(admin, { name: own.last_name })).toHaveLength(1);
  });
});
