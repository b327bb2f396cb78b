import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findFreeBlock, portsFrom } from '#infra/local/ports.ts';
import { readOptions } from '#infra/local/settings.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );

describe('npm start', { timeout: 60_000 }, () => {
  it('says in one line which port is taken, and ends with 1', async () => {
    const port = await findFreeBlock();
    const { inbox } = portsFrom(port);
    const holder = createServer().listen(inbox, '127.0.0.1');
    await once(holder, 'listening');
    const child = spawn(process.execPath, [file('infra/local/start.ts')], {
      env: { ...process.env, PORT: String(port), DATA_DIR: 'memory' },
    });
    let printed = '';
    child.stderr.on('data', (chunk) => {
      printed += chunk;
    });
    const [code] = await once(child, 'close');
    holder.close();
    expect(code).toBe(1);
    expect(printed).toMatch(new RegExp(`^Port ${inbox} \\(inbox\\) is in use\\..*\\n$`));
  });

  it.each(['0', '70000'])('refuses the port %s', (PORT) => {
    expect(() => readOptions({ PORT })).toThrow(/^PORT cannot be used: /);
  });

  it('says in one line that it refuses the port abc, and ends with 1', async () => {
    const env = { ...process.env, PORT: 'abc' };
    const child = spawn(process.execPath, [file('infra/local/start.ts')], { env });
    let printed = '';
    child.stderr.on('data', (chunk) => {
      printed += chunk;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(printed).toMatch(/^PORT cannot be used: .*\n$/);
  });
});

describe('the database', { timeout: 60_000 }, () => {
  it('ends with the program that started it, even when that is killed', async () => {
    const port = await findFreeBlock();
    const script = `
      const { startDynamoDb } = await import(${JSON.stringify(file('infra/local/engines/dynamodb.ts'))});
      await startDynamoDb(${port}, undefined, undefined);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
    await waitUntil('the database answers', () => answers(port), 30_000);
    child.kill('SIGKILL');
    await waitUntil('the database is gone', async () => !(await answers(port)));
  });
});
