import { describe, expect, inject, it } from 'vitest';
import { newEmail, registerClient } from '#test/support/accounts.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { fetchFrom } from '#test/support/fetch-from.ts';
import { openInbox } from '#test/support/inbox.ts';
import { untilRefused } from '#test/support/until-refused.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);

const register = (body: object) => openBrowser(stack.url).send('POST', '/api/users', body);
const person = (changes: object = {}) => ({
  name: 'Keiko Tanaka',
  email: newEmail(),
  password: 'abc',
  ...changes,
});

describe('registration', () => {
  it('makes a web client of agency 998 who is logged in at once', async () => {
    const { browser, id, email } = await registerClient(stack);
    expect(await browser.get('/api/users/me')).toMatchObject({
      status: 200,
      body: { _id: id, name: 'Keiko Tanaka', email, role: 'webclient', agency_id: 998 },
    });
  });

  it('answers a token that programs may send, and sets it as a cookie that no script can read', async () => {
    const answer = await register(person());
    const { token } = answer.body as { token: string };
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toContain(`session=${token}`);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    const program = openBrowser(stack.url);
    expect(await program.get('/api/users/me', { authorization: `Bearer ${token}` })).toMatchObject({
      status: 200,
    });
  });

  it('takes the details that were typed with spaces around them', async () => {
    const email = newEmail();
    const browser = openBrowser(stack.url);
    await browser.send('POST', '/api/users', { name: '  Zoë Nuñez ', email: ` ${email} `, password: 'abc' });
    expect(await browser.get('/api/users/me')).toMatchObject({ body: { name: 'Zoë Nuñez', email } });
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'empty', 'A name is required'],
    ['no email address', { email: '' }, 'email', 'empty', "What's your email address?"],
    ['no valid email address', { email: 'keiko@' }, 'email', 'invalid', "Doesn't look like a valid email."],
    ['no password', { password: '' }, 'password', 'empty', 'Please choose a password.'],
    [
      'a password of 2 characters',
      { password: 'ab' },
      'password',
      'too_short',
      'Password must be at least 3 characters.',
    ],
    [
      'a header in the email address',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'email',
      'invalid',
      "Doesn't look like a valid email.",
    ],
    [
      'a script as email address',
      { email: '<script>alert(1)</script>@example.com' },
      'email',
      'invalid',
      "Doesn't look like a valid email.",
    ],
  ])('refuses %s in the specified words', async (_, changes, field, code, message) => {
    expect(await register(person(changes))).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', name: expect.any(String), fields: { [field]: { code, message } } },
    });
  });

  it('names every field that is wrong, and logs nobody in', async () => {
    const browser = openBrowser(stack.url);
    const { status, body } = await browser.send('POST', '/api/users', {});
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['name', 'email', 'password']);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('asks for 8 characters with 2 digits in the wizard, and for 3 characters on the sign-up screen', async () => {
    const wizard = (password: string) => register(person({ password, rule: 'wizard' }));
    expect(await wizard('abcd12')).toMatchObject({ body: { fields: { password: { code: 'too_short' } } } });
    expect(await wizard('abcdefg1')).toMatchObject({
      body: { fields: { password: { code: 'not_enough_numbers' } } },
    });
    expect(await wizard('abcdef12')).toMatchObject({ status: 200 });
    expect(await register(person({ password: 'abc', rule: 'account' }))).toMatchObject({ status: 200 });
  });

  it('refuses an address that has an account, whatever its case', async () => {
    const { email } = await registerClient(stack);
    expect(await register(person({ email: email.toUpperCase() }))).toMatchObject({
      status: 400,
      body: { fields: { email: { code: 'taken' } } },
    });
  });

  it('two registrations with one address at the same moment make one account', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => register(person({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await inbox.mailTo(email, 'Welcome');
    expect(await inbox.mailsTo(email)).toHaveLength(1);
  });

  it('welcomes the client by mail, in the language of the site', async () => {
    const [english, german] = [await registerClient(stack), await registerClient(stack, { lang: 'de' })];
    const welcome = await inbox.mailTo(english.email, 'Welcome to Airport Assist');
    expect(welcome.body.text).toContain('Dear Keiko Tanaka');
    expect(welcome.body.text).toContain(english.email);
    const willkommen = await inbox.mailTo(german.email, 'Willkommen bei Airport Assist');
    expect(willkommen.body.text).toContain(`${stack.url}/de/book/travel-details`);
  });

  it('takes no role from whoever registers', async () => {
    const browser = openBrowser(stack.url);
    await browser.send('POST', '/api/users', person({ role: 'admin', agency_id: 1001 }));
    expect(await browser.get('/api/users/me')).toMatchObject({ body: { role: 'webclient', agency_id: 998 } });
  });

  it.each([
    ['web address', 'You won! https://prize.example'],
    ['header', 'Keiko\r\nBcc: all@example.com'],
    ['script', '<script>alert(1)</script>'],
  ])('carries no %s to a stranger by way of the name', async (_, name) => {
    expect(await register(person({ name }))).toMatchObject({
      status: 400,
      body: { fields: { name: { code: 'invalid' } } },
    });
  });

  it('takes a script for a password as any other, and never shows it', async () => {
    const password = '<script>alert(1)</script>';
    const sent = person({ password });
    expect(JSON.stringify((await register(sent)).body)).not.toContain('script');
    const { email } = sent;
    const again = await openBrowser(stack.url).send('POST', '/auth/local', { email, password });
    expect(again).toMatchObject({ status: 200 });
    const welcome = await inbox.mailTo(email, 'Welcome');
    expect(`${welcome.body.html}${welcome.body.text}`).not.toContain('alert');
  });

  // Other systems give a program one loopback address only.
  it.skipIf(process.platform !== 'linux')(
    'opening accounts in numbers, or trying who has one, is slowed down (429 with Retry-After)',
    async () => {
      const { email } = await registerClient(stack);
      // From another place than all other tests, so that only this one is slowed down.
      const elsewhere = openBrowser(stack.url, fetchFrom('127.0.0.9'));
      const { before, refused } = await untilRefused(100, () =>
        elsewhere.send('POST', '/api/users', person({ email })),
      );
      expect(before.length).toBeGreaterThanOrEqual(100);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );
});
