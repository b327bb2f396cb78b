import type { Ports } from '../ports.ts';
import type { DataFolder } from '../settings.ts';
import { REGION } from '../template/local-names.ts';
import { type DynamoDbEngine, startDynamoDb } from './dynamodb.ts';
import { startEmulators } from './emulators.ts';
import type { Engine } from './engine.ts';

/** Addresses without a slash at the end. */
export type Endpoints = {
  readonly dynamodb: string;
  readonly s3: string;
  readonly sqs: string;
  readonly ses: string;
};

const at = (port: number): string => `http://127.0.0.1:${port}`;

export const endpointsFor = (ports: Ports, awsEndpoint: string | undefined): Endpoints => ({
  dynamodb: awsEndpoint ?? at(ports.dynamodb),
  s3: awsEndpoint ?? at(ports.storage),
  sqs: awsEndpoint ?? at(ports.storage),
  ses: awsEndpoint ?? at(ports.inbox),
});

/** Starts database, S3, SQS and SES; they end in the reverse order, the database last. */
export const startAwsEngines = async (
  ports: Ports,
  data: DataFolder,
  database: DynamoDbEngine | undefined,
): Promise<Engine> => {
  const folder = data.engineFolder('storage');
  const started = await Promise.allSettled([
    startDynamoDb(ports.dynamodb, data.engineFolder('dynamodb'), database),
    startEmulators({ storagePort: ports.storage, inboxPort: ports.inbox, folder, region: REGION }),
  ]);
  const engines = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const close = async (): Promise<void> => {
    for (const engine of engines.toReversed()) await engine.close();
  };
  const failure = started.find((result) => result.status === 'rejected');
  if (failure !== undefined) {
    await close();
    throw failure.reason;
  }
  return { close };
};

/** How functions learn where AWS answers here; the SDK reads these names itself. */
export const endpointEnvironment = (endpoints: Endpoints, secretsUrl: string) => ({
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_DYNAMODB_STREAMS: endpoints.dynamodb,
  AWS_ENDPOINT_URL_S3: endpoints.s3,
  AWS_ENDPOINT_URL_SQS: endpoints.sqs,
  AWS_ENDPOINT_URL_SES: endpoints.ses,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsUrl,
});
