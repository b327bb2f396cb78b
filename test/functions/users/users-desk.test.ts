import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { UserRow } from '#shared/users/user-row.ts';
import { newEmail, registerClient } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { openInbox } from '#test/support/inbox.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');

const admin = await staffBrowser(stack, 'admin@example.com');

/** A name that no other test has, in letters only. */
const newName = (): string =>
  `Quendolin ${randomUUID()
    .replace(/[^a-z]/g, '')
    .padEnd(8, 'q')
    .slice(0, 8)}x`;

/** A first password that an office account accepts. */
const FIRST = 'heron by the Elbe';

type Added = { readonly row: UserRow; readonly initial_password: string };

const add = async (user: object, by: BrowserClient = admin): Promise<UserRow> =>
  (ok(await by.send('POST', '/api/users/createFromBackend', { user })) as unknown as Added).row;

const find = async (where: object, page: object = {}): Promise<UserRow[]> =>
  ok(await admin.send('POST', '/api/users/list', { where, ...page })).rows as UserRow[];

const count = async (where: object): Promise<number> =>
  ok(await admin.send('POST', '/api/users/count', { where })).count as number;

const update = (id: string, body: object, by: BrowserClient = admin) =>
  by.send('PUT', `/api/users/${id}/update`, body);

const disable = (id: string, disabled: boolean, by: BrowserClient = admin) =>
  by.send('PUT', `/api/users/${id}/disabled`, { disabled });

const logIn = async (email: string, password: string): Promise<BrowserClient> => {
  const browser = openBrowser(stack.url);
  ok(await browser.send('POST', '/auth/local', { email, password }));
  return browser;
};

const valuesOf = ({ _id, name, email, role, version }: UserRow) => ({ _id, name, email, role, version });

describe('the list of users', () => {
  it('finds users by the beginning of the full name, of the family name and of the address, whatever case and accents', async () => {
    const family = newName().slice(10);
    const address = newEmail();
    const { _id } = await add({ name: `José ${family}é`, email: address, role: 'webclient' });
    for (const name of [`jose ${family}`, `JOSÉ ${family}E`, family]) {
      expect(await find({ name }), name).toMatchObject([{ _id, email: address }]);
      expect(await count({ name })).toBe(1);
    }
    expect(await find({ email: address.slice(0, -8).toUpperCase() })).toMatchObject([{ _id }]);
    expect(await find({ email: address, name: family })).toHaveLength(1);
    expect(await find({ email: address, name: `not ${family}` })).toHaveLength(0);
    // Not from the middle: a search reads no more than it finds.
    expect(await find({ name: family.slice(1) })).toHaveLength(0);
  });

  it('shows the roles that are asked for, by name, page by page, and counts them', async () => {
    const name = newName();
    const [second, first] = await Promise.all([
      add({ name: `${name} B`, email: newEmail(), role: 'webclient' }),
      add({ name: `${name} A`, email: newEmail(), role: 'webclient' }),
    ]);
    const agency = await add({ name, email: newEmail(), role: 'agency', agency_id: 1001 });
    const ids = async (where: object, page?: object) =>
      (await find({ name, ...where }, page)).map(({ _id }) => _id);
    expect(await ids({})).toEqual([agency._id, first._id, second._id]);
    expect(await ids({ role: ['agency'] })).toEqual([agency._id]);
    expect(await ids({ role: ['webclient'] }, { offset: 1, limit: 1 })).toEqual([second._id]);
    expect(await count({ name, role: ['webclient'] })).toBe(2);
  });

  it('turns pages without a search, role after role, from either end', async () => {
    const where = { role: ['admin', 'agency'] };
    const all = await find(where, { limit: 100 });
    const admins = all.filter(({ role }) => role === 'admin');
    expect(all.map(({ role }) => role)).toEqual(all.map(({ role }) => role).toSorted());
    expect(admins.length).toBeGreaterThanOrEqual(4);
    for (const offset of [0, 1, admins.length - 1]) {
      const page = await find({ role: ['admin'] }, { offset, limit: 1 });
      expect(page).toHaveLength(1);
    }
    const turned = await Promise.all([0, 2].map((offset) => find({ role: ['admin'] }, { offset, limit: 2 })));
    expect(new Set(turned.flat().map(({ _id }) => _id)).size).toBe(4);
  });

  it('counts whoever registers on the site, comes by the office, changes role and goes', async () => {
    const name = newName();
    const { id } = await registerClient(stack);
    const table = await openTable(stack);
    const [{ owner_pk } = {}, before] = [
      await table.read({ PK: `USER#${id}`, SK: 'USER' }),
      await count({ role: ['webclient'] }),
    ];
    expect(owner_pk).toBe('USERS#webclient');
    expect(before).toBeGreaterThan(0);
    const user = await add({ name, email: newEmail(), role: 'webclient' });
    ok(await update(user._id, { ...valuesOf(user), role: 'agency', agency_id: 1001 }));
    expect(await find({ name, role: ['webclient'] })).toHaveLength(0);
    expect(await find({ name, role: ['agency'] })).toHaveLength(1);
    expect(await admin.send('DELETE', `/api/users/${user._id}`)).toMatchObject({ status: 204 });
    expect(await find({ name })).toHaveLength(0);
  });

  it('never carries a password or what it was made into', async () => {
    const name = newName();
    await add({ name, email: newEmail(), role: 'webclient', password: 'first' });
    const text = JSON.stringify(await find({ name }));
    expect(text).not.toMatch(/password_hash|session_version|first/);
  });

  it.each(['client@example.com', 'agency@example.com', 'employee@example.com'])(
    '%s neither reads nor changes users',
    async (email) => {
      const browser = await staffBrowser(stack, email);
      const { id } = await registerClient(stack);
      const answers = await Promise.all([
        browser.send('POST', '/api/users/list/', { where: {} }),
        browser.send('POST', '/api/users/count/', { where: {} }),
        browser.get(`/api/users/${id}`),
        browser.send('POST', '/api/users/createFromBackend', { user: {} }),
        browser.send('PUT', `/api/users/${id}/update`, {}),
        browser.send('DELETE', `/api/users/${id}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    },
  );
});

describe('adding a user', () => {
  it('refuses an incomplete form, field by field, with the specified sentences', async () => {
    const fieldsOf = async (user: object) =>
      (await admin.send('POST', '/api/users/createFromBackend', { user })).body;
    expect(await fieldsOf({})).toMatchObject({
      code: 'invalid_input',
      fields: {
        name: { message: 'Please fill full name .' },
        email: { message: 'Please fill email.' },
        role: { message: 'Please choose role.' },
      },
    });
    expect(await fieldsOf({ name: 'A', email: 'nonsense', role: 'agency', agency_id: 4711 })).toMatchObject({
      fields: { email: { message: 'Please fill email.' }, agency_id: { message: 'Please select Agency' } },
    });
    expect(await fieldsOf({ email: newEmail(), role: 'emp', emp_id: 'nobody' })).toMatchObject({
      fields: { employee: { message: 'Please select Employee' } },
    });
  });

  it('an address that has an account is refused: user already exists', async () => {
    const { email } = await registerClient(stack);
    const user = { name: 'Anna', email: email.toUpperCase(), role: 'webclient' };
    expect(await admin.send('POST', '/api/users/createFromBackend', { user })).toMatchObject({
      status: 400,
      body: { fields: { email: { code: 'taken', message: 'user already exists' } } },
    });
  });

  it('a typed first password opens nothing but the choice of another', async () => {
    const email = newEmail();
    const { _id } = await add({ name: newName(), email, role: 'agency', agency_id: 1001, password: FIRST });
    const browser = await logIn(email, FIRST);
    expect(await browser.get('/api/users/me')).toMatchObject({ body: { must_change_password: true } });
    const jobs = { where: { date_from: '2031-01-01', date_to: '2031-01-02' } };
    expect(await browser.send('POST', '/api/jobs/count', jobs)).toMatchObject({
      status: 403,
      body: { reason: { key: 'user.must_change_password' } },
    });
    const chosen = { oldPassword: FIRST, newPassword: 'kestrel over Alster' };
    expect(await browser.send('PUT', `/api/users/${_id}/password`, chosen)).toMatchObject({ status: 204 });
    expect((await browser.get('/api/users/me')).body).not.toHaveProperty('must_change_password');
    expect(await browser.send('POST', '/api/jobs/count', jobs)).toMatchObject({ status: 200 });
  });

  it('a first password is mailed when none is typed and none is preset', async () => {
    const email = newEmail();
    const user = { name: newName(), email, role: 'agency', agency_id: 1001, lang: 'de' };
    const added = ok(await admin.send('POST', '/api/users/createFromBackend', { user }));
    expect(added).toMatchObject({ initial_password: 'mailed' });
    const mail = await openInbox(`http://127.0.0.1:${stack.ports.inbox}`).mailTo(email);
    expect(mail.subject).toBe('Ihr Konto bei Airport Assist');
    const password = /diesem Passwort an:<\/p>\s*<p[^>]*><strong>([^<]+)</.exec(mail.body.html ?? '')?.[1];
    const browser = await logIn(email, password ?? '');
    expect(await browser.get('/api/users/me')).toMatchObject({ body: { must_change_password: true } });
  });

  it('the office begins with 10 characters, none of the common ones; a client with what the specification asks', async () => {
    const refusedFor = async (password: string) => {
      const user = { name: newName(), email: newEmail(), role: 'agency', agency_id: 1001, password };
      return (await admin.send('POST', '/api/users/createFromBackend', { user })).body;
    };
    expect(await refusedFor('nine-long')).toMatchObject({ fields: { password: { code: 'too_short' } } });
    expect(await refusedFor('Password123!')).toMatchObject({ fields: { password: { code: 'too_common' } } });
    await add({ name: newName(), email: newEmail(), role: 'webclient', password: 'abc' });
  });

  it('the office changes its password to one of 10 characters, none of the common ones', async () => {
    const email = newEmail();
    const { _id } = await add({ name: newName(), email, role: 'agency', agency_id: 1001, password: FIRST });
    const browser = await logIn(email, FIRST);
    const change = (newPassword: string) =>
      browser.send('PUT', `/api/users/${_id}/password`, { oldPassword: FIRST, newPassword });
    expect(await change('short')).toMatchObject({
      status: 400,
      body: { fields: { newPassword: { code: 'too_short' } } },
    });
    expect(await change('Frankfurt2026')).toMatchObject({
      status: 400,
      body: { fields: { newPassword: { code: 'too_common' } } },
    });
    expect(await change('kestrel over Alster')).toMatchObject({ status: 204 });
  });

  it('a first password opens nothing after 7 days, and one that is mailed again is another', async () => {
    const email = newEmail();
    const user = { name: newName(), email, role: 'agency', agency_id: 1001, lang: 'de' };
    const { row } = ok(
      await admin.send('POST', '/api/users/createFromBackend', { user }),
    ) as unknown as Added;
    const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
    const passwordIn = (html = '') =>
      /diesem Passwort an:<\/p>\s*<p[^>]*><strong>([^<]+)</.exec(html)?.[1] ?? '';
    const first = passwordIn((await inbox.mailTo(email)).body.html);
    const table = await openTable(stack);
    const weekAgo = new Date(Date.now() - 7 * 24 * 3600_000 - 1000).toISOString();
    await table.set({ PK: `USER#${row._id}`, SK: 'USER' }, 'first_password_at', weekAgo);
    const enter = (password: string) =>
      openBrowser(stack.url).send('POST', '/auth/local', { email, password });
    // Another moment is another password: what was mailed is set anew below.
    await table.set({ PK: `USER#${row._id}`, SK: 'USER' }, 'created_at', weekAgo);
    expect(await enter(first)).toMatchObject({
      status: 403,
      body: { reason: { key: 'user.first_password_over' } },
    });
    const resend = { _id: `initial_password#${row._id}`, key: randomUUID() };
    const mailed = await waitUntil('the mail is sent again', async () => {
      const answer = await admin.send('POST', '/api/mails/resend', resend);
      return answer.status === 204 && answer;
    });
    expect(mailed.status).toBe(204);
    const second = await waitUntil('the second mail', async () => {
      const [, again] = (await inbox.mailsTo(email)).map(({ body }) => passwordIn(body.html));
      return again;
    });
    expect(second).not.toBe(first);
    expect(await enter(first)).toMatchObject({ status: 401 });
    expect(await enter(second)).toMatchObject({ status: 200 });
  });

  it("an employee's account bears the employee's name and airport, and a role web is stored as webclient", async () => {
    const employee = await add({ name: 'Whoever', email: newEmail(), role: 'emp', emp_id: 'demo-1' });
    expect(employee).toMatchObject({ role: 'emp', emp_id: 'demo-1', airport_id: 1 });
    expect(employee.name).not.toBe('Whoever');
    expect(await add({ name: newName(), email: newEmail(), role: 'web' })).toMatchObject({
      role: 'webclient',
      agency_id: 998,
    });
  });
});

describe('changing a user', () => {
  it('a changed role ends the sessions; a changed name does not', async () => {
    const { browser, id } = await registerClient(stack);
    const stored = ok(await admin.get(`/api/users/${id}`)) as unknown as UserRow;
    const { row } = ok(await update(id, { ...valuesOf(stored), name: newName() })) as unknown as Added;
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200, body: { name: row.name } });
    const roles = { userPreviousRole: 'webclient', role: 'agency', agency_id: 1001 };
    ok(await update(id, { ...valuesOf(row), ...roles }));
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
  });

  it('a new address takes the place of the old one, which is free again', async () => {
    const { id, email, password } = await registerClient(stack);
    const stored = ok(await admin.get(`/api/users/${id}`)) as unknown as UserRow;
    const other = newEmail();
    ok(await update(id, { ...valuesOf(stored), email: other }));
    await logIn(other, password);
    const taken = await registerClient(stack, { email });
    const refusal = await update(id, {
      ...valuesOf(stored),
      email: taken.email,
      version: stored.version + 1,
    });
    expect(refusal).toMatchObject({
      status: 400,
      body: { fields: { email: { message: 'user already exists' } } },
    });
  });

  it('a save of what another admin has changed meanwhile is refused', async () => {
    const user = await add({ name: newName(), email: newEmail(), role: 'webclient' });
    ok(await update(user._id, { ...valuesOf(user), name: newName() }));
    for (const stale of [valuesOf(user), { ...valuesOf(user), version: 2, userPreviousRole: 'agency' }]) {
      expect(await update(user._id, stale)).toMatchObject({
        status: 409,
        body: { code: 'changed_meanwhile' },
      });
    }
  });

  it('an admin of Munich gives nobody Frankfurt, and changes nobody who sees it', async () => {
    const munich = await staffBrowser(stack, 'munich@example.com');
    const everywhere = {
      name: newName(),
      email: newEmail(),
      role: 'admin',
      airport_id: 1,
      access_permission: 2,
    };
    const scope = { status: 403, body: { reason: { key: 'user.scope' } } };
    expect(await munich.send('POST', '/api/users/createFromBackend', { user: everywhere })).toMatchObject(
      scope,
    );
    const own = await add({ ...everywhere, airport_id: 2, access_permission: 1 }, munich);
    expect(await update(own._id, { ...valuesOf(own), airport_id: 1 }, munich)).toMatchObject(scope);
    const full = await add({ ...everywhere, email: newEmail() });
    expect(await update(full._id, { ...valuesOf(full), role: 'webclient' }, munich)).toMatchObject(scope);
    expect(await munich.send('DELETE', `/api/users/${full._id}`)).toMatchObject(scope);
    for (const { _id } of [own, full])
      expect(await admin.send('DELETE', `/api/users/${_id}`)).toMatchObject({ status: 204 });
  });

  it('of two admins of both airports who go at the same moment, one stays: the second write fails', async () => {
    const { takeEnvironment } = await import('#test/support/data-layer.ts');
    await takeEnvironment(stack);
    const [{ countedAs }, { addTo, isChangedMeanwhile, save }, { userCountKey }] = await Promise.all([
      import('#functions/platform/data/user-count.ts'),
      import('#functions/platform/data/write.ts'),
      import('#functions/platform/data/keys.ts'),
    ]);
    const full = await add({ name: newName(), email: newEmail(), role: 'admin', access_permission: 2 });
    const row = { ...full, password_hash: '', session_version: 1 };
    const takesOne = addTo(userCountKey('full-admin', 0), -1, 2);
    expect(countedAs(row, undefined)).toContainEqual(takesOne);
    expect(countedAs(row, { ...row, role: 'agency' })).toContainEqual(takesOne);
    expect(countedAs(row, { ...row, name: 'Anne' })).toEqual([]);
    // The same write to a number that is nobody's: of two admins one can go.
    const own = userCountKey(`full-admin-${full._id}`, 0);
    await save(addTo(own, 2));
    const outcomes = await Promise.allSettled([1, 2].map(() => save(addTo(own, -1, 2))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(isChangedMeanwhile(failed?.reason)).toBe(true);
    expect(await admin.send('DELETE', `/api/users/${full._id}`)).toMatchObject({ status: 204 });
  });

  it('the last admin of both airports neither goes nor gives up the role', async () => {
    const password = FIRST;
    const user = { name: newName(), email: newEmail(), role: 'admin', access_permission: 2, password };
    const added = await add(user);
    const self = await logIn(user.email, password);
    const chosen = { oldPassword: password, newPassword: 'kestrel over Alster' };
    expect(await self.send('PUT', `/api/users/${added._id}/password`, chosen)).toMatchObject({ status: 204 });
    const row = ok(await self.get(`/api/users/${added._id}`)) as unknown as UserRow;
    const refused = { status: 409, body: { reason: { key: 'user.last_admin' } } };
    // The others are counted away for these calls: no other file takes admins of both airports away.
    const table = await openTable(stack);
    const counter = { PK: 'USER-COUNT#full-admin', SK: 'PART#0' };
    const { count: all } = (await table.read(counter)) ?? {};
    await table.set(counter, 'count', 1);
    try {
      expect(await admin.send('DELETE', `/api/users/${row._id}`)).toMatchObject(refused);
      expect(await disable(row._id, true)).toMatchObject(refused);
      const munich = { ...valuesOf(row), airport_id: 2, access_permission: 1 };
      expect(await update(row._id, munich, self)).toMatchObject(refused);
      expect(await update(row._id, { ...valuesOf(row), role: 'webclient' }, self)).toMatchObject(refused);
      expect((await self.get('/api/users/me')).body).toMatchObject({ role: 'admin' });
    } finally {
      await table.set(counter, 'count', all);
    }
    expect(await admin.send('DELETE', `/api/users/${row._id}`)).toMatchObject({ status: 204 });
  });

  it('nobody deletes or disables the account they are logged in with', async () => {
    const me = ok(await admin.get('/api/users/me'))._id as string;
    const own = { status: 409, body: { reason: { key: 'user.own' } } };
    expect(await admin.send('DELETE', `/api/users/${me}`)).toMatchObject(own);
    expect(await disable(me, true)).toMatchObject(own);
    expect(await admin.get('/api/users/me')).toMatchObject({ status: 200 });
  });

  it('a disabled account is nobody at once, logs in nowhere, and comes back when it is opened again', async () => {
    const { browser, id, email, password } = await registerClient(stack);
    expect(ok(await disable(id, true)).row).toMatchObject({ disabled_at: expect.any(String) });
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
    const enter = () => openBrowser(stack.url).send('POST', '/auth/local', { email, password });
    expect(await enter()).toMatchObject({ status: 403, body: { reason: { key: 'user.disabled' } } });
    expect(ok(await disable(id, false)).row).not.toHaveProperty('disabled_at');
    expect(await enter()).toMatchObject({ status: 200 });
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
  });

  it('a client who comes to work in the office chooses a password by its rule', async () => {
    const { id, email, password } = await registerClient(stack);
    const stored = ok(await admin.get(`/api/users/${id}`)) as unknown as UserRow;
    ok(await update(id, { ...valuesOf(stored), role: 'agency', agency_id: 1001 }));
    const browser = await logIn(email, password);
    expect(await browser.get('/api/users/me')).toMatchObject({ body: { must_change_password: true } });
  });

  it('a removed user is nobody at once, and the address may come again', async () => {
    const { browser, id, email } = await registerClient(stack);
    expect(await admin.send('DELETE', `/api/users/${id}`)).toMatchObject({ status: 204 });
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
    expect(await admin.get(`/api/users/${id}`)).toMatchObject({ status: 404 });
    await registerClient(stack, { email });
  });

  it('tells in the audit log who did what, without the password', async () => {
    const user = await add({ name: newName(), email: newEmail(), role: 'webclient', password: 'first' });
    ok(await update(user._id, { ...valuesOf(user), role: 'agency', agency_id: 1001 }));
    await admin.send('DELETE', `/api/users/${user._id}`);
    const { takeEnvironment } = await import('#test/support/data-layer.ts');
    await takeEnvironment(stack);
    const { auditOfSubject } = await import('#functions/platform/data/audit.ts');
    const entries = await auditOfSubject('user', user._id);
    expect(entries.map(({ act, by }) => [act, by.name])).toEqual([
      ['deleted', 'Miriam Vogt'],
      ['changed', 'Miriam Vogt'],
      ['created', 'Miriam Vogt'],
    ]);
    expect(entries[1]?.changes).toContainEqual({ field: 'role', before: 'webclient', after: 'agency' });
    expect(JSON.stringify(entries)).not.toMatch(/password|first/);
  });
});
