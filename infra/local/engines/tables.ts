import {
  CreateTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import type { LocalStack } from '../template/stack-template.ts';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const projectionSchema = z.object({
  ProjectionType: z.enum(['ALL', 'INCLUDE', 'KEYS_ONLY']),
  NonKeyAttributes: z.optional(z.array(z.string())),
});
const tableSchema = z.object({
  TableName: z.optional(z.string()),
  KeySchema: keySchema,
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  GlobalSecondaryIndexes: z.optional(
    z.array(z.object({ IndexName: z.string(), KeySchema: keySchema, Projection: projectionSchema })),
  ),
  StreamSpecification: z.optional(
    z.object({ StreamViewType: z.enum(['KEYS_ONLY', 'NEW_AND_OLD_IMAGES', 'NEW_IMAGE', 'OLD_IMAGE']) }),
  ),
  TimeToLiveSpecification: z.optional(z.object({ AttributeName: z.string(), Enabled: z.boolean() })),
});
type TableProperties = z.infer<typeof tableSchema>;

const withoutUndefined = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value));

const createTable = async (client: DynamoDBClient, name: string, table: TableProperties): Promise<void> => {
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: table.KeySchema,
      AttributeDefinitions: table.AttributeDefinitions,
      ...withoutUndefined({ GlobalSecondaryIndexes: table.GlobalSecondaryIndexes }),
      ...(table.StreamSpecification && {
        StreamSpecification: { StreamEnabled: true, ...table.StreamSpecification },
      }),
    }),
  );
  if (table.TimeToLiveSpecification !== undefined)
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: name,
        TimeToLiveSpecification: table.TimeToLiveSpecification,
      }),
    );
};

/** Creates the template's tables with their indexes and streams; those of an earlier start stay as they are. */
export const createTables = async (stack: LocalStack, client: DynamoDBClient): Promise<void> => {
  const tables = [
    ...stack.resources('AWS::DynamoDB::Table', tableSchema),
    ...stack.resources('AWS::DynamoDB::GlobalTable', tableSchema),
  ];
  for (const { logicalId, properties } of tables)
    await createTable(client, properties.TableName ?? logicalId, properties).catch((error: unknown) => {
      if (!(error instanceof ResourceInUseException)) throw error;
    });
};
