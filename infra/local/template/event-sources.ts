import * as z from 'zod/mini';
import { functionNameOf } from './routes.ts';
import type { LocalStack } from './stack-template.ts';

const mappingSchema = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  Enabled: z._default(z.boolean(), true),
  BatchSize: z._default(z.number(), 10),
  FilterCriteria: z._default(z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }), {
    Filters: [],
  }),
  FunctionResponseTypes: z._default(z.array(z.string()), []),
  MaximumRetryAttempts: z._default(z.number(), -1),
  ScalingConfig: z.optional(z.object({ MaximumConcurrency: z.number() })),
  BisectBatchOnFunctionError: z._default(z.boolean(), false),
  DestinationConfig: z.optional(z.object({ OnFailure: z.optional(z.object({ Destination: z.string() })) })),
});

const triggerSchema = z.object({ HandlerArn: z.string() });

/** One mapping of a stream or queue to a function. */
export type EventSource = {
  /** Unique in the stack. */
  readonly id: string;
  readonly sourceArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  /** Event patterns, one of which a record must match; none lets all pass. */
  readonly patterns: readonly unknown[];
  readonly reportsFailedItems: boolean;
  /** Undefined retries until it works. */
  readonly mostRetries: number | undefined;
  readonly isBisected: boolean;
  /** How many calls of the function work off a queue side by side; one unless the mapping says more. */
  readonly mostAtOnce: number;
  readonly deadLetterQueue: string | undefined;
};

const nameOf = (functionName: string): string =>
  functionName.startsWith('arn:') ? functionNameOf(functionName) : functionName;

/** All enabled mappings, of streams and queues. */
export const readEventSources = (stack: LocalStack): readonly EventSource[] =>
  stack
    .resources('AWS::Lambda::EventSourceMapping', mappingSchema)
    .filter(({ properties }) => properties.Enabled)
    .map(({ logicalId, properties }) => ({
      id: logicalId,
      sourceArn: properties.EventSourceArn,
      functionName: nameOf(properties.FunctionName),
      batchSize: properties.BatchSize,
      patterns: properties.FilterCriteria.Filters.map(({ Pattern }): unknown => JSON.parse(Pattern)),
      reportsFailedItems: properties.FunctionResponseTypes.includes('ReportBatchItemFailures'),
      mostRetries: properties.MaximumRetryAttempts < 0 ? undefined : properties.MaximumRetryAttempts,
      isBisected: properties.BisectBatchOnFunctionError,
      mostAtOnce: properties.ScalingConfig?.MaximumConcurrency ?? 1,
      deadLetterQueue: properties.DestinationConfig?.OnFailure?.Destination.split(':').at(-1),
    }));

/** The functions that a deployment starts once: here every start does. */
export const readTriggers = (stack: LocalStack): readonly string[] =>
  stack
    .resources('Custom::Trigger', triggerSchema)
    .map(({ properties }) => functionNameOf(properties.HandlerArn));
