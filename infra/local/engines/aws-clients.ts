import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { REGION } from '../template/local-names.ts';
import type { Endpoints } from './aws-engines.ts';

const common = { region: REGION, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };

/** The clients with which the stack itself talks to its engines. */
export const createAwsClients = (endpoints: Endpoints) => ({
  dynamodb: new DynamoDBClient({ ...common, endpoint: endpoints.dynamodb }),
  streams: new DynamoDBStreamsClient({ ...common, endpoint: endpoints.dynamodb }),
  s3: new S3Client({ ...common, endpoint: endpoints.s3, forcePathStyle: true }),
  sqs: new SQSClient({ ...common, endpoint: endpoints.sqs }),
});

export type AwsClients = ReturnType<typeof createAwsClients>;
