import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCardProvider } from '#infra/local/card-provider/card-provider.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
let folder: string;
const restart = async () => {
  await sandbox?.close();
  sandbox = await openSandbox({ dataFile: join(folder, 'data', 'ledger.json') });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'card-provider-'));
  await restart();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const typesUnder = async (merchantTransactionId: string) =>
  (await sandbox.get('/v1/query', { merchantTransactionId })).body.payments.map(
    (payment) => payment.paymentType,
  );

describe('faults on request', () => {
  it('a lost answer on a capture leaves the money moved', async () => {
    const id = await sandbox.authorise();
    await sandbox.control('faults', { on: 'CP', kind: 'lose-answer' });
    await expect(sandbox.move(id, 'CP', '92.00')).rejects.toThrow();
    expect(await typesUnder('order-1')).toEqual(['PA', 'CP']);
  });

  it('a failed capture moves nothing and can be repeated', async () => {
    const id = await sandbox.authorise();
    await sandbox.control('faults', { on: 'CP', kind: 'fail', status: 502 });
    expect((await sandbox.move(id, 'CP', '92.00')).status).toBe(502);
    expect(await typesUnder('order-1')).toEqual(['PA']);
    expect((await sandbox.move(id, 'CP', '92.00')).status).toBe(200);
  });

  it('a call that is never answered moves nothing', async () => {
    const id = await sandbox.authorise();
    await sandbox.control('faults', { on: 'RV', kind: 'timeout' });
    const unanswered = expect(sandbox.move(id, 'RV', '92.00')).rejects.toThrow();
    expect(await typesUnder('order-1')).toEqual(['PA']);
    await sandbox.close();
    await unanswered;
  });

  it('a capture can be declined by a queued outcome', async () => {
    const id = await sandbox.authorise();
    await sandbox.control('outcomes', { outcomes: [{ on: 'CP', outcome: '800.100.152' }] });
    expect((await sandbox.move(id, 'CP', '92.00')).body.result.code).toBe('800.100.152');
    expect((await sandbox.move(id, 'CP', '92.00')).body.result.code).toBe('000.100.110');
  });

  it('a page of another origin cannot use the control calls', async () => {
    const headers = { Origin: 'http://localhost:3000' };
    const answer = await fetch(`${sandbox.url}/control/reset`, { method: 'POST', headers });
    expect(answer.status).toBe(403);
  });

  it('a control call that makes no sense is refused with its reason', async () => {
    expect(await sandbox.control('faults', { on: 'nothing' })).toHaveProperty('error');
  });
});

describe('starting', () => {
  it('the ledger survives a restart', async () => {
    const id = await sandbox.authorise();
    await restart();
    expect((await sandbox.move(id, 'CP', '92.00')).status).toBe(200);
    await restart();
    expect(await typesUnder('order-1')).toEqual(['PA', 'CP']);
  });

  it('the ledger shows amounts in cents', async () => {
    await sandbox.authorise();
    const ledger: unknown = await (await fetch(`${sandbox.url}/control/ledger`)).json();
    expect(ledger).toMatchObject({
      checkouts: [{ cents: 9200 }],
      payments: [{ cents: 9200, code: '000.100.110' }],
    });
  });

  it('a reset forgets everything', async () => {
    await sandbox.authorise();
    await sandbox.control('reset');
    expect(await typesUnder('order-1')).toEqual([]);
  });

  it('the sandbox refuses to start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const start = startCardProvider({ port: 0, bearerToken: 'secret', entityId: 'shop' });
    await expect(start).rejects.toThrow('NODE_ENV=production');
  });

  it('a port in use is an error', async () => {
    const options = { port: sandbox.port, bearerToken: 'secret', entityId: 'shop' };
    await expect(startCardProvider(options)).rejects.toThrow('EADDRINUSE');
  });
});
