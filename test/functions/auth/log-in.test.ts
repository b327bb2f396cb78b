import { randomBytes, randomInt, scryptSync } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { newEmail, registerClient } from '#test/support/accounts.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { captchaText, solveCaptcha } from '#test/support/captcha.ts';
import { fetchFrom } from '#test/support/fetch-from.ts';
import { openTable } from '#test/support/table.ts';
import { untilRefused } from '#test/support/until-refused.ts';

const stack = inject('stack');

const logIn = (email: string, password: string, browser = openBrowser(stack.url)) =>
  browser.send('POST', '/auth/local', { email, password });

/** An address that no other test calls from. */
const ownAddress = (): string => `127.${randomInt(64, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

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

  it('a guessed password locks nobody out who logs in from another network', async () => {
    const { email, password } = await registerClient(stack);
    await untilRefused(10, (count) => logIn(email, `guess-${count}`));
    const elsewhere = openBrowser(stack.url, fetchFrom(ownAddress()));
    expect(await logIn(email, password, elsewhere)).toMatchObject({ status: 200 });
  });

  it('many wrong passwords for one account from many networks ask everybody for a captcha', async () => {
    const { email, password } = await registerClient(stack);
    const from = () => openBrowser(stack.url, fetchFrom(ownAddress()));
    let answer = await logIn(email, 'guess', from());
    for (let count = 0; answer.status === 401 && count < 80; count += 1)
      answer = await logIn(email, `guess-${count}`, from());
    const asked = { status: 400, body: { fields: { captcha: { code: 'required' } } } };
    expect(answer).toMatchObject(asked);
    const owner = from();
    expect(await logIn(email, password, owner)).toMatchObject(asked);
    const captcha = captchaText(await solveCaptcha(owner));
    const withCaptcha = () => owner.send('POST', '/auth/local', { email, password, captcha });
    expect(await withCaptcha()).toMatchObject({ status: 200 });
    expect(await withCaptcha()).toMatchObject({
      status: 400,
      body: { fields: { captcha: { code: 'used' } } },
    });
  }, 60_000);

  it('a hash of former cost is raised at the next login, and letters count however they are composed', async () => {
    const { id, email } = await registerClient(stack);
    const table = await openTable(stack);
    const key = { PK: `USER#${id}`, SK: 'USER' };
    const salt = randomBytes(16);
    const former = scryptSync('Grüße-85', salt, 32, { N: 16_384, r: 8, p: 1 });
    await table.set(key, 'password_hash', `${salt.toString('base64url')}.${former.toString('base64url')}`);
    expect(await logIn(email, 'Grüße-85')).toMatchObject({ status: 200 });
    expect((await table.read(key))?.password_hash).toMatch(/^16384\.8\.5\.[\w-]+\.[\w-]+$/);
    expect(await logIn(email, 'Grüße-85'.normalize('NFD'))).toMatchObject({ status: 200 });
    expect(await logIn(email, 'Grusse-85')).toMatchObject({ status: 401 });
  });

  it('logging out ends the session at the server, for a copied cookie and a bearer token too', async () => {
    const { browser, token } = await registerClient(stack);
    const copy = openBrowser(stack.url, undefined, [...browser.cookies]);
    expect(await copy.get('/api/users/me')).toMatchObject({ status: 200 });
    expect(await browser.send('POST', '/auth/logout')).toMatchObject({ status: 204 });
    expect(await copy.get('/api/users/me')).toMatchObject({ status: 401 });
    const bearer = { authorization: `Bearer ${token}` };
    expect(await openBrowser(stack.url).get('/api/users/me', bearer)).toMatchObject({ status: 401 });

    const other = await registerClient(stack);
    const program = openBrowser(stack.url);
    const own = { authorization: `Bearer ${other.token}` };
    expect(await program.send('POST', '/auth/logout', undefined, own)).toMatchObject({ status: 204 });
    expect(await program.get('/api/users/me', own)).toMatchObject({ status: 401 });
    expect(await other.browser.get('/api/users/me')).toMatchObject({ status: 401 });
  });

  it('logging out takes back what a guest has begun in this browser', async () => {
    const { browser } = await registerClient(stack);
    await browser.send('POST', '/api/orders', { lang: 'en' });
    expect(browser.cookies.has('draft')).toBe(true);
    await browser.send('POST', '/auth/logout');
    expect(browser.cookies.has('draft')).toBe(false);
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

  it('nobody is logged in, or registered, unasked: such a browser has no cookie yet', async () => {
    const { email, password } = await registerClient(stack);
    const stranger = openBrowser(stack.url);
    const account = { name: 'Keiko', email: newEmail(), password: 'tokyo-85' };
    for (const [path, body] of [
      ['/auth/local', { email, password }],
      ['/api/users', account],
      ['/auth/forgotPassword', { email }],
      ['/api/orders', { lang: 'en' }],
    ] as const) {
      expect(await stranger.send('POST', path, body, foreign)).toMatchObject({ status: 403 });
    }
    expect(stranger.cookies.size).toBe(0);
  });

  it('an Authorization header exempts a write only when it is a valid bearer token', async () => {
    const { browser, token } = await registerClient(stack);
    const logOut = (authorization: string) =>
      browser.send('POST', '/auth/logout', undefined, { ...foreign, authorization });
    for (const worthless of ['Basic YTpi', 'Bearer nonsense', `Bearer ${token}x`])
      expect(await logOut(worthless)).toMatchObject({ status: 403 });
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
    expect(await logOut(`Bearer ${token}`)).toMatchObject({ status: 204 });
  });

  it('a form of another kind is no call: JSON says that it is', async () => {
    const { email, password } = await registerClient(stack);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const answer = await openBrowser(stack.url).send(
        'POST',
        '/auth/local',
        { email, password },
        { 'content-type': type },
      );
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { 'content-type': { code: 'invalid' } } },
      });
    }
  });

  it('an old browser is known by the origin it names', async () => {
    const { browser } = await registerClient(stack);
    const old = { 'sec-fetch-site': '', origin: 'https://evil.example' };
    expect(await browser.send('POST', '/auth/logout', undefined, old)).toMatchObject({ status: 403 });
  });
});
