import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { newEmail, registerClient } from '#test/support/accounts.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { openInbox } from '#test/support/inbox.ts';
import { openTable } from '#test/support/table.ts';
import { untilRefused } from '#test/support/until-refused.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);

const post = (path: string, body: object) => openBrowser(stack.url).send('POST', path, body);
const forgot = (email: string, lang?: string) =>
  post('/auth/forgotPassword', { email, ...(lang && { lang }) });
const reset = (token: string, password: string) => post('/auth/resetPassword', { token, password });
const logIn = (email: string, password: string) => post('/auth/local', { email, password });

const tokenIn = (text = ''): string => /\/reset-password\?token=([\w.-]+)/.exec(text)?.[1] ?? '';

/** The tokens of the first so many reset mails to an address. */
const tokensOf = (email: string, count: number): Promise<string[]> =>
  waitUntil(`${count} reset mails to ${email}`, async () => {
    const mails = (await inbox.mailsTo(email)).filter(({ subject }) => subject === 'Choose a new password');
    return mails.length >= count && mails.map(({ body }) => tokenIn(body.text));
  });

const askFor = async (email: string): Promise<string> => {
  await forgot(email);
  const [token = ''] = await tokensOf(email, 1);
  return token;
};

const expired = { status: 400, body: { code: 'invalid_input', fields: { token: { code: 'expired' } } } };

describe('a forgotten password', () => {
  it('is chosen anew by a mailed link', async () => {
    const { browser, email, password } = await registerClient(stack);
    const token = await askFor(email);
    expect(await reset(token, 'osaka-70')).toMatchObject({ status: 204, body: undefined });
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
    expect(await logIn(email, password)).toMatchObject({ status: 401, body: { code: 101 } });
    expect(await logIn(email, 'osaka-70')).toMatchObject({ status: 200 });
  });

  it('a reset link works once', async () => {
    const { email } = await registerClient(stack);
    const token = await askFor(email);
    const answers = await Promise.all([reset(token, 'first'), reset(token, 'second')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(await reset(token, 'third')).toMatchObject(expired);
  });

  it('a second request brings a second link; using one ends the other', async () => {
    const { email } = await registerClient(stack);
    await forgot(email);
    await forgot(email);
    const [first = '', second = ''] = await tokensOf(email, 2);
    expect(await reset(second, 'osaka-70')).toMatchObject({ status: 204 });
    expect(await reset(first, 'kyoto-12')).toMatchObject(expired);
  });

  it('a reset link works for one hour', async () => {
    const { id, email } = await registerClient(stack);
    const table = await openTable(stack);
    const asked = new Date(Date.now() - 3_601_000).toISOString();
    const _id = `password_reset#${id}#${randomUUID()}`;
    await table.put({
      PK: `OUTBOX#${_id}`,
      SK: 'OUTBOX',
      _id,
      template: 'password_reset',
      about: id,
      language: 'en',
      state: 'pending',
      attempts: 0,
      created_at: asked,
      version: 1,
    });
    const [token = ''] = await tokensOf(email, 1);
    expect(await reset(token, 'osaka-70')).toMatchObject(expired);
  });

  it('a reset link of another account, session or time is no link of ours', async () => {
    const [mine, other] = [await registerClient(stack), await registerClient(stack)];
    const token = await askFor(mine.email);
    const [id = '', version = '', end = '', signature = ''] = token.split('.');
    for (const forged of [
      [other.id, version, end, signature],
      [id, '2', end, signature],
      [id, version, `${Number(end) + 60}`, signature],
      [id, version, end, signature.slice(1)],
      [''],
    ]) {
      expect(await reset(forged.join('.'), 'osaka-70')).toMatchObject(expired);
    }
    expect(await logIn(other.email, other.password)).toMatchObject({ status: 200 });
  });

  it('a password that is too short is named at its field, and the link still works', async () => {
    const { email } = await registerClient(stack);
    const token = await askFor(email);
    expect(await reset(token, 'ab')).toMatchObject({
      status: 400,
      body: { fields: { password: { code: 'too_short' } } },
    });
    expect(await reset(token, 'abc')).toMatchObject({ status: 204 });
  });

  it('known and unknown addresses are answered alike, in the same time', async () => {
    const { email } = await registerClient(stack);
    const timed = async (address: string) => {
      const begun = performance.now();
      const { status, body, headers } = await forgot(address);
      const names = [...headers.keys()].filter((name) => name !== 'x-request-id').sort();
      return { answer: { status, body, names }, ms: performance.now() - begun };
    };
    const [known, unknown] = [await timed(email), await timed(newEmail())];
    expect(known.answer).toEqual(unknown.answer);
    expect(known.answer.status).toBe(204);
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(390);
  });

  it('mails about it are in the language of their readers', async () => {
    const [german, japanese] = [await registerClient(stack), await registerClient(stack)];
    await forgot(german.email, 'de');
    await forgot(japanese.email, 'ja');
    const mail = await inbox.mailTo(german.email, 'Neues Passwort wählen');
    expect(mail.body.text).toContain(`${stack.url}/de/reset-password?token=`);
    await inbox.mailTo(japanese.email, '新しいパスワードの設定');
  });

  it('what is no email address is said', async () => {
    expect(await forgot('keiko@')).toMatchObject({
      status: 400,
      body: { fields: { email: { code: 'invalid' } } },
    });
  });

  it('filling a mailbox is slowed down (429 with Retry-After), whether it is known or not', async () => {
    const email = newEmail();
    const { before, refused } = await untilRefused(5, () => forgot(email));
    expect(before.length).toBeGreaterThanOrEqual(5);
    expect(new Set(before)).toEqual(new Set([204]));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
