import { describe, expect, inject, it } from 'vitest';
import { newEmail, registerClient } from '#test/support/accounts.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { openTable } from '#test/support/table.ts';
import { untilRefused } from '#test/support/until-refused.ts';

const stack = inject('stack');

const logIn = (email: string, password: string, browser = openBrowser(stack.url)) =>
  browser.send('POST', '/auth/local', { email, password });

describe('the login', () => {
  it('answers a token and opens a session in this browser', async () => {
    const { id, email, password } = await registerClient(stack);
    const browser = openBrowser(stack.url);
    const answer = await logIn(email, password, browser);
    const { token } = answer.body as { token: string };
    expect(browser.cookies.get('session')).toBe(token);
    const [cookie = ''] = answer.headers.getSetCookie();
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=28800'])
      expect(cookie).toContain(part);
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200, body: { _id: id } });
  });

  it('takes the address in any case', async () => {
    const { email, password } = await registerClient(stack);
    expect(await logIn(email.toUpperCase(), password)).toMatchObject({ status: 200 });
  });

  it('an unknown address and a wrong password answer their own codes 100 and 101', async () => {
    const { email } = await registerClient(stack);
    expect(await logIn(newEmail(), 'tokyo-85')).toMatchObject({ status: 401, body: { code: 100 } });
    expect(await logIn(email, 'tokyo-86')).toMatchObject({ status: 401, body: { code: 101 } });
  });

  it('asks for an address and a password', async () => {
    expect(await logIn('', '')).toMatchObject({
      status: 400,
      body: { fields: { email: {}, password: {} } },
    });
    expect(await logIn('keiko@', 'tokyo-85')).toMatchObject({
      status: 400,
      body: { fields: { email: { code: 'invalid' } } },
    });
  });

  it('refuses an account whose role we do not know, without the words for a wrong password', async () => {
    const { id, email, password } = await registerClient(stack);
    const table = await openTable(stack);
    await table.set({ PK: `USER#${id}`, SK: 'USER' }, 'role', 'pilot');
    const browser = openBrowser(stack.url);
    expect(await logIn(email, password, browser)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    expect(browser.cookies.has('session')).toBe(false);
    expect(await logIn(email, 'wrong')).toMatchObject({ status: 401, body: { code: 101 } });
  });

  it('lets in an account of the old role "web" as a web client', async () => {
    const { id, email, password } = await registerClient(stack);
    const table = await openTable(stack);
    await table.set({ PK: `USER#${id}`, SK: 'USER' }, 'role', 'web');
    const browser = openBrowser(stack.url);
    expect(await logIn(email, password, browser)).toMatchObject({ status: 200 });
    expect(await browser.get('/api/users/me')).toMatchObject({ body: { role: 'webclient' } });
  });

  it('guessing a password is slowed down (429 with Retry-After)', async () => {
    const { email, password } = await registerClient(stack);
    const { before, refused } = await untilRefused(10, (count) => logIn(email, `guess-${count}`));
    expect(before.length).toBeGreaterThanOrEqual(10);
    expect(new Set(before)).toEqual(new Set([401]));
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    expect(await logIn(email.toUpperCase(), password)).toMatchObject({ status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('whoever knows the password may log in as often as it takes', async () => {
    const { email, password } = await registerClient(stack);
    for (let count = 1; count <= 11; count += 1) {
      expect(await logIn(email, password)).toMatchObject({ status: 200 });
    }
  });

  it('logging out ends the session of this browser', async () => {
    const { browser } = await registerClient(stack);
    expect(await browser.send('POST', '/auth/logout')).toMatchObject({ status: 204 });
    expect(browser.cookies.has('session')).toBe(false);
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
  });

  it('logging out without a login is no error', async () => {
    expect(await openBrowser(stack.url).send('POST', '/auth/logout')).toMatchObject({ status: 204 });
  });
});

describe('writes of other sites', () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

  it('a write from another site is refused', async () => {
    const { browser, id, password } = await registerClient(stack);
    const change = { oldPassword: password, newPassword: 'evil' };
    expect(await browser.send('PUT', `/api/users/${id}/password`, change, foreign)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    expect(await browser.send('POST', '/auth/logout', undefined, foreign)).toMatchObject({ status: 403 });
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
  });

  it('an old browser is known by the origin it names', async () => {
    const { browser } = await registerClient(stack);
    const old = { 'sec-fetch-site': '', origin: 'https://evil.example' };
    expect(await browser.send('POST', '/auth/logout', undefined, old)).toMatchObject({ status: 403 });
  });
});
