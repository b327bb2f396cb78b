import { CreateBucketCommand, PutBucketVersioningCommand, type S3Client } from '@aws-sdk/client-s3';
import { CreateQueueCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import type { LocalStack } from '../template/stack-template.ts';

const bucketSchema = z.object({
  VersioningConfiguration: z.optional(z.object({ Status: z.enum(['Enabled', 'Suspended']) })),
});
const queueSchema = z.object({
  VisibilityTimeout: z.optional(z.number()),
  MessageRetentionPeriod: z.optional(z.number()),
  DelaySeconds: z.optional(z.number()),
  FifoQueue: z.optional(z.boolean()),
  ContentBasedDeduplication: z.optional(z.boolean()),
  RedrivePolicy: z.optional(z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() })),
});

const isThere = (error: unknown): boolean =>
  error instanceof Error && ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(error.name);

/** Creates the template's buckets; those of an earlier start stay. */
export const createBuckets = async (stack: LocalStack, client: S3Client): Promise<void> => {
  for (const { logicalId, properties } of stack.resources('AWS::S3::Bucket', bucketSchema)) {
    const Bucket = String(stack.resolve({ Ref: logicalId }));
    await client.send(new CreateBucketCommand({ Bucket })).catch((error: unknown) => {
      if (!isThere(error)) throw error;
    });
    const VersioningConfiguration = properties.VersioningConfiguration;
    // The emulator may not know versions; then an object has one.
    if (VersioningConfiguration !== undefined)
      await client
        .send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }))
        .catch(() => undefined);
  }
};

/** Creates the template's queues; dead letter queues first, as the others point at them. */
export const createQueues = async (stack: LocalStack, client: SQSClient): Promise<void> => {
  const queues = stack.resources('AWS::SQS::Queue', queueSchema);
  const ordered = queues.toSorted(
    (left, right) =>
      Number(left.properties.RedrivePolicy !== undefined) -
      Number(right.properties.RedrivePolicy !== undefined),
  );
  for (const { logicalId, properties } of ordered) {
    const Attributes = Object.fromEntries(
      Object.entries(properties)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
    );
    const QueueName = String(stack.resolve({ 'Fn::GetAtt': [logicalId, 'QueueName'] }));
    await client.send(new CreateQueueCommand({ QueueName, Attributes }));
  }
};
