import { describe, expect, inject, it } from 'vitest';
import { registerClient } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { openTable } from '#test/support/table.ts';

const stack = inject('stack');
const table = await openTable(stack);

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

type Row = { readonly _id: string; readonly device: string; readonly is_current: boolean };
const sessionsOf = async (browser: BrowserClient) =>
  ok(await browser.get('/api/users/sessions')).rows as readonly Row[];

const logIn = async (email: string, password: string, userAgent = FIREFOX): Promise<BrowserClient> => {
  const browser = openBrowser(stack.url);
  ok(await browser.send('POST', '/auth/local', { email, password }, { 'user-agent': userAgent }));
  return browser;
};

const longAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

describe('the sessions of an account', () => {
  it('are listed for whom they belong to, and each can be ended from another', async () => {
    const { browser, email, password } = await registerClient(stack);
    const elsewhere = await logIn(email, password);
    const rows = await sessionsOf(browser);
    expect(rows.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['', true],
      ['Firefox, Windows', false],
    ]);
    expect(await browser.send('DELETE', `/api/users/sessions/${rows[1]?._id}`)).toMatchObject({
      status: 204,
    });
    expect(await elsewhere.get('/api/users/me')).toMatchObject({ status: 401 });
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
    expect(await sessionsOf(browser)).toHaveLength(1);
  });

  it('of somebody else are neither seen nor ended', async () => {
    const [one, other] = [await registerClient(stack), await registerClient(stack)];
    const [own] = await sessionsOf(other.browser);
    expect((await sessionsOf(one.browser)).map(({ _id }) => _id)).not.toContain(own?._id);
    await one.browser.send('DELETE', `/api/users/sessions/${own?._id}`);
    expect(await other.browser.get('/api/users/me')).toMatchObject({ status: 200 });
  });

  it('of the office end after an hour without use, those of clients do not', async () => {
    const { browser, id } = await registerClient(stack);
    const [session] = await sessionsOf(browser);
    const key = { PK: `USER-SESSIONS#${id}`, SK: session?._id ?? '' };
    await table.set(key, 'seen_at', longAgo(61));
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
    await table.set({ PK: `USER#${id}`, SK: 'USER' }, 'role', 'emp');
    await table.set(key, 'seen_at', longAgo(61));
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
    await table.set(key, 'seen_at', longAgo(59));
    expect(await browser.get('/api/users/me')).toMatchObject({ status: 200 });
  });

  it('are kept by what somebody does, not by a screen that asks on its own', async () => {
    const { browser, id } = await registerClient(stack);
    const [session] = await sessionsOf(browser);
    const key = { PK: `USER-SESSIONS#${id}`, SK: session?._id ?? '' };
    const before = longAgo(30);
    await table.set(key, 'seen_at', before);
    await browser.get('/api/users/me', { 'x-unattended': '1' });
    expect(await table.read(key)).toMatchObject({ seen_at: before });
    await browser.get('/api/users/me');
    expect(Date.parse(String((await table.read(key))?.seen_at))).toBeGreaterThan(Date.now() - 60_000);
  });
});
