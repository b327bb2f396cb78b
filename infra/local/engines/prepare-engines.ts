import type { Ports } from '../ports.ts';
import type { DataFolder, StackOptions } from '../settings.ts';
import type { LocalStack } from '../template/stack-template.ts';
import type { AwsClients } from './aws-clients.ts';
import { createBuckets, createQueues } from './buckets-and-queues.ts';
import { startLocalCardProvider } from './card-provider.ts';
import type { createClosers } from './closers.ts';
import { prepareLocalStackMail } from './localstack.ts';
import type { Secrets } from './secrets.ts';
import { startSecretsEndpoint } from './secrets-endpoint.ts';
import { createTables } from './tables.ts';

type Plan = {
  readonly options: StackOptions;
  readonly ports: Ports;
  readonly data: DataFolder;
  readonly stack: LocalStack;
  readonly clients: AwsClients;
  readonly secrets: Secrets;
  /** The functions' variables: they name the stack's secrets and its sender. */
  readonly environment: Readonly<Record<string, string>>;
};

/**
 * Creates in the engines what the template describes, and starts what only this stack has: cards and secrets.
 *
 * @returns where the secrets answer.
 */
export const prepareEngines = async (
  plan: Plan,
  closers: ReturnType<typeof createClosers>,
): Promise<string> => {
  const { options, ports, data, stack, clients, secrets, environment } = plan;
  const { PAYMENT_SECRET_NAME = '', WEBHOOK_SECRET_NAME = '', MAIL_FROM = '' } = environment;
  if (options.awsEndpoint !== undefined)
    await prepareLocalStackMail(options.awsEndpoint, {
      address: MAIL_FROM,
      configurationSet: environment.MAIL_CONFIGURATION_SET ?? '',
    });
  await Promise.all([
    createTables(stack, clients.dynamodb),
    createBuckets(stack, clients.s3),
    createQueues(stack, clients.sqs),
  ]);
  const names = { payment: PAYMENT_SECRET_NAME, webhook: WEBHOOK_SECRET_NAME };
  closers.add((await startLocalCardProvider(ports, secrets, names, data.engineFolder('cards'))).close);
  const endpoint = await startSecretsEndpoint(secrets);
  closers.add(endpoint.close);
  return endpoint.url;
};
