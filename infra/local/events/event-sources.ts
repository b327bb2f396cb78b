import { setTimeout as delay } from 'node:timers/promises';
import type { AwsClients } from '../engines/aws-clients.ts';
import type { Engine } from '../engines/engine.ts';
import type { EventSource } from '../template/event-sources.ts';
import type { Functions } from '../workers/functions.ts';
import { runQueueSource } from './queue-source.ts';
import { runStreamSource } from './stream-source.ts';

const AGAIN_AFTER_MS = 1_000;

type Surroundings = { readonly clients: AwsClients; readonly functions: Functions; readonly folder: string };

/** Starts the readers of all streams and queues; one that fails says so and begins again. */
export const startEventSources = (sources: readonly EventSource[], around: Surroundings): Engine => {
  const end = new AbortController();
  const { signal } = end;
  const keepRunning = async (source: EventSource): Promise<void> => {
    const run = source.sourceArn.includes(':dynamodb:') ? runStreamSource : runQueueSource;
    while (!signal.aborted)
      await run(source, { ...around, signal }).catch(async (error: unknown) => {
        if (signal.aborted) return;
        process.stderr.write(`${source.id}: ${error instanceof Error ? error.message : String(error)}\n`);
        await delay(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
      });
  };
  const running = sources.map(keepRunning);
  return {
    close: async () => {
      end.abort();
      await Promise.all(running);
    },
  };
};
