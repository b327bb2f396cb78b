import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Engine } from './engine.ts';

export type EmulatorSettings = {
  readonly storagePort: number;
  readonly inboxPort: number;
  /** Undefined keeps buckets and queues in memory. Mails are never kept. */
  readonly folder: string | undefined;
  readonly region: string;
};

/** Starts S3, SQS and SES in a thread of their own: their work does not hold up the gateway. */
export const startEmulators = async (settings: EmulatorSettings): Promise<Engine> => {
  if (settings.folder !== undefined) mkdirSync(settings.folder, { recursive: true });
  const thread = new Worker(new URL('./emulators-thread.ts', import.meta.url), {
    workerData: settings,
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  await once(thread, 'message');
  return {
    close: async () => {
      const ended = once(thread, 'exit');
      thread.postMessage('end');
      await ended;
    },
  };
};
