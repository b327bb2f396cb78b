import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error.ts';
import type { Engine } from './engine.ts';

const START_LIMIT_MS = 60_000;
const watchdog = fileURLToPath(new URL('./watchdog.cjs', import.meta.url));

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
    socket.unref();
  });

type Program = {
  /** Names the program in an error. */
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly port: number;
  /** Is removed when the program has ended, however this process ends. */
  readonly temporaryFolder?: string | undefined;
};

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches only us and a database ends last, by SIGTERM.
 * It ends with this process, whatever ends that.
 *
 * @throws StartError with the program's last line when it does not listen in time.
 */
export const startGuarded = async (program: Program): Promise<Engine> => {
  const { name, command, cwd, port, temporaryFolder } = program;
  const child = spawn(process.execPath, [watchdog, ...command], {
    ...(cwd !== undefined && { cwd }),
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, ...(temporaryFolder !== undefined && { REMOVE_AT_END: temporaryFolder }) },
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2_000);
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.stdin.end();
      throw new StartError(`${name} did not start: ${complaint.trim().split('\n').at(-1) || 'no reason'}`);
    }
    await delay(10);
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
