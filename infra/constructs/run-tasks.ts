import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';

/** Workers at the same time: more would wait for each other at the next invoice number. */
const WORKERS = 4;
/** Tasks of one worker's turn. */
const AT_ONCE = 5;

/** Gives the tasks of a queue to a function; those that fail come again alone. */
export const onTask = (queue: Queue, worker: Lambda): void =>
  worker.addEventSource(
    new SqsEventSource(queue, { batchSize: AT_ONCE, maxConcurrency: WORKERS, reportBatchItemFailures: true }),
  );
