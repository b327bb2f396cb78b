import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ENVIRONMENT_NAMES } from '#functions/platform/environment-names.ts';
import { BUILT_FUNCTIONS } from '#infra/build/places.ts';
import { startSecretsEndpoint } from '#infra/local/engines/secrets-endpoint.ts';
import { AWS_ACCESS } from '#infra/local/workers/functions.ts';
import { airportTime } from '#shared/calendar-date.ts';
import type { UserRow } from '#shared/users/user-row.ts';
import { newEmail, registerClient } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { openInbox } from '#test/support/inbox.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const office = await staffBrowser(stack, 'admin@example.com');
const table = await openTable(stack);

/** What AWS would draw. */
const password = randomBytes(16).toString('hex');
/** What the secret holds: another person after each deployment that names another. */
let named = { email: '', name: 'Greta Sommer', password };
const secrets = await startSecretsEndpoint({
  value: (name) => (name === 'first-admin' ? JSON.stringify(named) : undefined),
  part: () => '',
});
afterAll(() => secrets.close());

/** The function that runs after each deployment, as its installation would call it. @returns whether it went well */
const install = (): Promise<boolean> =>
  new Promise((told) => {
    const child = fork(fileURLToPath(import.meta.resolve('#test/support/doomed-process.ts')), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...Object.fromEntries(ENVIRONMENT_NAMES.map((name) => [name, 'none'])),
        ...AWS_ACCESS,
        TABLE_NAME: table.name,
        INSTALLATION: 'production',
        FIRST_ADMIN_SECRET_NAME: 'first-admin',
        AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${stack.ports.dynamodb}`,
        AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
      },
    });
    child.once('exit', () => told(false));
    child.once('message', () => {
      told(true);
      child.kill();
    });
    const module = resolve(BUILT_FUNCTIONS, 'installation/index.mjs');
    child.send({ module, handler: 'handler', event: {} });
  });

const usersWith = async (email: string): Promise<UserRow[]> =>
  ok(await office.send('POST', '/api/users/list', { where: { email } })).rows as UserRow[];

const logIn = async (email: string, typed: string) => {
  const browser = openBrowser(stack.url);
  const { status } = await browser.send('POST', '/auth/local', { email, password: typed });
  return { browser, status };
};

/** Who is named by the first deployment that opens an account. */
const email = newEmail();
/** Who had an account already when an earlier one named it. */
const { email: taken } = await registerClient(stack);

describe('the first admin of an installation', () => {
  beforeAll(async () => {
    named = { ...named, email: taken };
    expect(await install()).toBe(false);
    named = { ...named, email };
    // A deployment that was started twice.
    expect(await Promise.all([install(), install()])).toEqual([true, true]);
  }, 60_000);

  it('is nobody who had registered under that address before', async () => {
    expect(await usersWith(taken)).toMatchObject([{ role: 'webclient' }]);
  });

  it('is one account, which sees all airports, and the audit log tells of it', async () => {
    const [row, ...others] = await usersWith(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ name: 'Greta Sommer', role: 'admin', airport_id: 1, access_permission: 2 });
    const today = airportTime(new Date()).date;
    const where = { date_from: today, date_to: today, subject: row?._id };
    const { rows } = ok(await office.send('POST', '/api/audit/list', { where }));
    expect(rows).toMatchObject([{ by: { kind: 'system' }, act: 'created', title: 'Greta Sommer' }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`password|${password}`));
  });

  it('logs in with what AWS drew, which opens nothing but the way to another password', async () => {
    const { browser, status } = await logIn(email, password);
    expect(status).toBe(200);
    expect((await browser.send('POST', '/api/users/list', { where: {} })).status).toBe(403);
  });

  it('chooses a password by the mailed link, which ends the drawn one', async () => {
    const { body } = await inbox.mailTo(email, 'Choose a new password');
    const token = /\/reset-password\?token=([\w.-]+)/.exec(body.text ?? '')?.[1];
    const chosen = { token, password: 'harbour-lantern-77' };
    expect((await openBrowser(stack.url).send('POST', '/auth/resetPassword', chosen)).status).toBe(204);
    expect((await logIn(email, password)).status).toBe(401);
    const { browser } = await logIn(email, chosen.password);
    expect((await browser.send('POST', '/api/users/list', { where: { email } })).status).toBe(200);
  });

  it('is opened once: not for another who is named later, and not when the account was deleted', async () => {
    const [row] = await usersWith(email);
    expect((await office.send('DELETE', `/api/users/${row?._id}`)).status).toBeLessThan(300);
    named = { ...named, email: newEmail() };
    expect(await install()).toBe(true);
    expect([await usersWith(email), await usersWith(named.email)]).toEqual([[], []]);
  }, 30_000);
});
