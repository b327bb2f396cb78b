import { describe, expect, inject, it } from 'vitest';
import { demoAccounts } from '#infra/local/demo/demo-accounts.ts';
import { registerClient } from '#test/support/accounts.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { untilRefused } from '#test/support/until-refused.ts';

const stack = inject('stack');

const pathOf = (id: string): string => `/api/users/${id}/password`;
const logIn = async (email: string, password: string) => {
  const browser = openBrowser(stack.url);
  return { browser, answer: await browser.send('POST', '/auth/local', { email, password }) };
};

describe('changing the password', () => {
  it('a changed password ends all other sessions and keeps the one of this browser', async () => {
    const { browser, id, token, email, password } = await registerClient(stack);
    const elsewhere = (await logIn(email, password)).browser;
    const changed = { oldPassword: password, newPassword: 'new' };
    expect(await browser.send('PUT', pathOf(id), changed)).toMatchObject({ status: 204, body: undefined });
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200, body: { _id: id } });
    expect(await elsewhere.get('/api/users/me')).toMatchObject({ status: 401 });
    const program = openBrowser(stack.url);
    expect(await program.get('/api/users/me', { authorization: `Bearer ${token}` })).toMatchObject({
      status: 401,
    });
    expect((await logIn(email, password)).answer).toMatchObject({ status: 401, body: { code: 101 } });
    expect((await logIn(email, 'new')).answer).toMatchObject({ status: 200 });
  });

  it('a wrong current password is named at its field', async () => {
    const { browser, id } = await registerClient(stack);
    expect(
      await browser.send('PUT', pathOf(id), { oldPassword: 'guessed', newPassword: 'new' }),
    ).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { oldPassword: { message: 'Incorrect password' } } },
    });
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
  });

  it('both passwords are required, and the new one has at least 3 characters', async () => {
    const { browser, id, password } = await registerClient(stack);
    expect(await browser.send('PUT', pathOf(id), {})).toMatchObject({
      status: 400,
      body: { fields: { oldPassword: { code: 'empty' }, newPassword: { code: 'empty' } } },
    });
    expect(await browser.send('PUT', pathOf(id), { oldPassword: password, newPassword: 'ab' })).toMatchObject(
      {
        status: 400,
        body: { fields: { newPassword: { message: 'Password must be at least 3 characters.' } } },
      },
    );
  });

  it("a client cannot change another user's password, nor learn whether there is one", async () => {
    const { browser, password } = await registerClient(stack);
    const other = await registerClient(stack);
    const change = { oldPassword: other.password, newPassword: 'mine-now' };
    const existing = await browser.send('PUT', pathOf(other.id), change);
    const missing = await browser.send('PUT', pathOf('nobody'), { ...change, oldPassword: password });
    expect(existing.status).toBe(403);
    expect(missing).toMatchObject({ status: 403, body: existing.body });
    expect((await logIn(other.email, other.password)).answer).toMatchObject({ status: 200 });
  });

  it.each(['client@example.com', 'agency@example.com', 'employee@example.com', 'admin@example.com'])(
    '%s may change its own password and nobody else’s',
    async (email) => {
      const browser = await staffBrowser(stack, email);
      const own = demoAccounts.find((account) => account.email === email)?._id ?? '';
      const { id, password } = await registerClient(stack);
      const change = { oldPassword: password, newPassword: 'kestrel over Alster' };
      expect(await browser.send('PUT', pathOf(id), change)).toMatchObject({ status: 403 });
      expect(await browser.send('PUT', pathOf(own), change)).toMatchObject({
        status: 400,
        body: { fields: { oldPassword: { message: 'Incorrect password' } } },
      });
    },
  );

  it('nobody changes a password without a login', async () => {
    const { id, password } = await registerClient(stack);
    const change = { oldPassword: password, newPassword: 'new' };
    expect(await openBrowser(stack.url).send('PUT', pathOf(id), change)).toMatchObject({ status: 401 });
  });

  it('of two changes at the same moment one is made', async () => {
    const { browser, id, email, password } = await registerClient(stack);
    const change = (newPassword: string) =>
      browser.send('PUT', pathOf(id), { oldPassword: password, newPassword });
    const answers = await Promise.all([change('first'), change('second')]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const made = answers[0]?.status === 204 ? 'first' : 'second';
    expect((await logIn(email, made)).answer).toMatchObject({ status: 200 });
  });

  it('guessing the current password at an open browser is slowed down', async () => {
    const { browser, id, password } = await registerClient(stack);
    const guess = (oldPassword: string) =>
      browser.send('PUT', pathOf(id), { oldPassword, newPassword: 'new' });
    const { before, refused } = await untilRefused(10, (count) => guess(`guess-${count}`));
    expect(before.length).toBeGreaterThanOrEqual(10);
    expect(new Set(before)).toEqual(new Set([400]));
    expect(await guess(password)).toMatchObject({ status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
