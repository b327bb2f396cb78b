import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { EventSource } from '../template/event-sources.ts';
import type { StreamRecord } from './stream-record.ts';

const LONGEST_WAIT_MS = 5_000;

const resultSchema = z.object({
  batchItemFailures: z.optional(z.array(z.object({ itemIdentifier: z.string() }))),
});

type Delivery = {
  readonly source: EventSource;
  readonly invoke: (event: unknown) => Promise<unknown>;
  /** Keeps what could not be worked off. */
  readonly giveUp: (records: readonly StreamRecord[], attempts: number) => Promise<void>;
  readonly signal: AbortSignal;
};

/** @returns where in the batch the function failed, its length when all is well. */
const firstFailure = (result: unknown, records: readonly StreamRecord[], source: EventSource): number => {
  const read = z.safeParse(resultSchema, result);
  const failures = (source.reportsFailedItems && read.success && read.data.batchItemFailures) || [];
  const failed = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
  const index = records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber ?? ''));
  if (index >= 0) return index;
  // As in Lambda, an identifier that is not of this batch fails all of it.
  return failed.size > 0 ? 0 : records.length;
};

/**
 * Hands records to the function until they are worked off or given up on, in order: a record that fails holds up
 * those behind it. Retries wait longer and longer; a batch is halved where the mapping says so.
 *
 * @returns whether nothing is left to do: false only when the signal ended it before.
 */
export const deliverBatch = async (
  records: readonly StreamRecord[],
  delivery: Delivery,
  attempt = 0,
): Promise<boolean> => {
  const { source, invoke, giveUp, signal } = delivery;
  if (records.length === 0) return true;
  if (signal.aborted) return false;
  const failedAt = await invoke({ Records: records }).then(
    (result) => firstFailure(result, records, source),
    () => 0,
  );
  if (failedAt === records.length) return true;
  const rest = records.slice(failedAt);
  const attempts = failedAt > 0 ? 1 : attempt + 1;
  const isLast = source.mostRetries !== undefined && attempts > source.mostRetries;
  if (isLast && (!source.isBisected || rest.length === 1)) {
    await giveUp(rest, attempts);
    return true;
  }
  await delay(Math.min(100 * 2 ** attempts, LONGEST_WAIT_MS), undefined, { signal });
  if (!source.isBisected || rest.length === 1) return deliverBatch(rest, delivery, attempts);
  // Halving is no retry: the one bad record is found before anything is given up on.
  const half = Math.ceil(rest.length / 2);
  return (
    (await deliverBatch(rest.slice(0, half), delivery, attempt)) && deliverBatch(rest.slice(half), delivery)
  );
};
