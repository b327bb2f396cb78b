import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENVIRONMENT_NAMES } from '#functions/platform/environment-names.ts';
import { findFreeBlock, type Ports, portsFrom } from '#infra/local/ports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type TestStack = {
  /** Where the site answers, without a slash at the end. */
  readonly url: string;
  readonly ports: Ports;
};

export type RunningTestStack = TestStack & {
  /** The process of gateway, functions and emulators; the database is another one. */
  readonly pid: number;
  /** The file with what the functions print. */
  readonly logFile: string;
  /** The folder of its own data; its secrets lie there even when nothing is kept. */
  readonly dataFolder: string;
  /** Starts a function as the clock would, and waits until it has run. @throws what it threw */
  readonly run: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** What this process was given, without what tests have set in it for the data layer. */
const ownEnvironment = (): NodeJS.ProcessEnv => {
  const names: readonly string[] = ENVIRONMENT_NAMES;
  const own = ([name]: [string, unknown]) => !names.includes(name) && !name.startsWith('AWS_ENDPOINT_URL');
  return Object.fromEntries(Object.entries(process.env).filter(own));
};

/**
 * Starts the whole stack as `npm start` does, on free ports and with nothing kept unless a folder is named, in a process of its own that ends
 * with this one. Set DEBUG to see what the functions print.
 *
 * @param more further settings of the start, by the names of its environment.
 * @throws Error with what the stack printed when it does not become ready.
 */
export const startStack = async (
  demo: 'accounts' | 'bookings',
  dataDir = 'memory',
  more: NodeJS.ProcessEnv = {},
): Promise<RunningTestStack> => {
  const port = await findFreeBlock();
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...ownEnvironment(),
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: demo,
      ...more,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (printed.includes('Ctrl-C ends')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The stack did not start.\n${printed}`)));
  });
  child.stdout?.pipe(process.stdout);
  child.stderr?.pipe(process.stderr);
  const logFile = /Function log +(.+)/.exec(printed)?.[1] ?? '';
  return {
    url: `http://localhost:${port}`,
    ports: portsFrom(port),
    pid: child.pid ?? 0,
    logFile,
    dataFolder: dirname(dirname(logFile)),
    run: (name) =>
      new Promise((resolve, reject) => {
        const listen = ({ ran, failure }: { ran: string; failure?: string }): void => {
          if (ran !== name) return;
          child.off('message', listen);
          if (failure === undefined) resolve();
          else reject(new Error(failure));
        };
        child.on('message', listen);
        child.send(name);
      }),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
