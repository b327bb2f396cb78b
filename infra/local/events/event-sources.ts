import { setTimeout as delay } from 'node:timers/promises';
import type { AwsClients } from '../engines/aws-clients.ts';
import type { Engine } from '../engines/engine.ts';
import type { EventSource } from '../template/event-sources.ts';
import type { Functions } from '../workers/functions.ts';
import { runQueueSource } from './queue-source.ts';
import { runStreamSources } from './stream-source.ts';

const AGAIN_AFTER_MS = 1_000;

type Surroundings = {
  readonly clients: AwsClients;
  readonly functions: Functions;
  /** Keeps how far streams were read; undefined keeps nothing. */
  readonly folder: string | undefined;
};

const isStream = ({ sourceArn }: EventSource): boolean => sourceArn.includes(':dynamodb:');

/** Starts the readers of all streams and queues; one that fails says so and begins again. */
export const startEventSources = (sources: readonly EventSource[], around: Surroundings): Engine => {
  const end = new AbortController();
  const { signal } = end;
  const keepRunning = async (name: string, run: () => Promise<void>): Promise<void> => {
    while (!signal.aborted)
      await run().catch(async (error: unknown) => {
        if (signal.aborted) return;
        process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
        await delay(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
      });
  };
  const streams = Map.groupBy(sources.filter(isStream), ({ sourceArn }) => sourceArn);
  const queues = sources.filter((source) => !isStream(source));
  const running = [
    ...[...streams].map(([arn, mappings]) =>
      keepRunning(arn, () => runStreamSources(mappings, { ...around, signal })),
    ),
    ...queues.map((source) => keepRunning(source.id, () => runQueueSource(source, { ...around, signal }))),
  ];
  return {
    close: async () => {
      end.abort();
      await Promise.all(running);
    },
  };
};
