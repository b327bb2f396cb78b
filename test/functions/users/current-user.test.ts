import { describe, expect, inject, it } from 'vitest';
import { demoAccounts } from '#infra/local/demo/demo-accounts.ts';
import { registerClient } from '#test/support/accounts.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';

const stack = inject('stack');

const oneOfEachRole = [
  'client@example.com',
  'agency@example.com',
  'employee@example.com',
  'admin@example.com',
];

describe('the current user', () => {
  it.each(oneOfEachRole)('%s reads who it is', async (email) => {
    const browser = await staffBrowser(stack, email);
    const account = demoAccounts.find((one) => one.email === email);
    expect((await browser.get('/api/users/me')).body).toEqual(account);
  });

  it('never carries the password hash', async () => {
    const { browser } = await registerClient(stack);
    const { body } = await browser.get('/api/users/me');
    expect(Object.keys(body as object).sort()).toEqual(['_id', 'agency_id', 'email', 'name', 'role']);
  });

  it('is nobody without a login', async () => {
    expect(await openBrowser(stack.url).get('/api/users/me')).toMatchObject({
      status: 401,
      body: { code: 'not_logged_in' },
    });
  });

  it('is nobody with a token that was altered', async () => {
    const { token } = await registerClient(stack);
    const [header, payload, signature = ''] = token.split('.');
    const altered = [header, payload, signature.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))].join(
      '.',
    );
    const program = openBrowser(stack.url);
    expect(await program.get('/api/users/me', { authorization: `Bearer ${altered}` })).toMatchObject({
      status: 401,
    });
  });

  it('an account of the old role "web" is a web client, and stays as it was stored', async () => {
    const { browser, id, password } = await registerClient(stack);
    const table = await openTable(stack);
    const key = { PK: `USER#${id}`, SK: 'USER' };
    await table.set(key, 'role', 'web');
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200, body: { role: 'webclient' } });
    await browser.send('PUT', `/api/users/${id}/password`, { oldPassword: password, newPassword: 'new' });
    expect(await table.read(key)).toMatchObject({ role: 'web', session_version: 2 });
  });

  it('a session ends when its account has a role that we do not know', async () => {
    const { browser, id } = await registerClient(stack);
    const table = await openTable(stack);
    await table.set({ PK: `USER#${id}`, SK: 'USER' }, 'role', 'pilot');
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
  });
});
