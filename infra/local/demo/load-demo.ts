import { Worker } from 'node:worker_threads';

export type Demo = {
  /** What the functions are told, with the engines' addresses: the demonstration goes through their use cases. */
  readonly environment: Readonly<Record<string, string>>;
  readonly bookings: boolean;
};

/**
 * Fills an installation on this machine with accounts and, if wanted, bookings around today. What is there
 * already stays: a second call adds nothing on the same day.
 * @throws Error with the loader's own words
 */
export const loadDemo = ({ environment, bookings }: Demo): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./demo-worker.ts', import.meta.url), {
      // The functions read their environment when they are loaded: they need one of their own.
      env: { ...process.env, ...environment },
      workerData: { bookings },
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The demonstration data could not be loaded.')),
    );
  });
