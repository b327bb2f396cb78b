import { join } from 'node:path';
import { createAwsClients } from './engines/aws-clients.ts';
import { endpointEnvironment, endpointsFor, startAwsEngines } from './engines/aws-engines.ts';
import { createBuckets, createQueues } from './engines/buckets-and-queues.ts';
import { startLocalCardProvider } from './engines/card-provider.ts';
import { createClosers } from './engines/closers.ts';
import { loadSecrets } from './engines/secrets.ts';
import { startSecretsEndpoint } from './engines/secrets-endpoint.ts';
import { createTables } from './engines/tables.ts';
import { createEdge } from './gateway/edge.ts';
import { startGateway } from './gateway/gateway.ts';
import { createHttpApi } from './gateway/http-api.ts';
import { createStaticSite } from './gateway/static-site.ts';
import { demandFree, type Ports, portsFrom } from './ports.ts';
import { openDataFolder, type StackOptions } from './settings.ts';
import { readDistribution } from './template/distribution.ts';
import { readFunctions } from './template/functions.ts';
import { readAssembly } from './template/read-assembly.ts';
import { readRoutes } from './template/routes.ts';
import { localStack } from './template/stack-template.ts';
import { openFunctionLog } from './workers/function-log.ts';
import { createFunctions } from './workers/functions.ts';

export type RunningStack = {
  /** Where the site answers, without a slash at the end. */
  readonly url: string;
  readonly ports: Ports;
  /** Ends everything, the database last. */
  readonly close: () => Promise<void>;
};

/**
 * Runs the synthesised stack on this machine.
 *
 * @throws StartError when a port is taken or an engine cannot start; nothing is left running.
 */
export const startStack = async (options: StackOptions): Promise<RunningStack> => {
  const ports = portsFrom(options.port);
  const isEmbedded = options.awsEndpoint === undefined;
  await demandFree(ports);

  const closers = createClosers();
  try {
    const data = openDataFolder(options.dataDir);
    closers.add(async () => data.close());
    const url = `http://localhost:${ports.site}`;
    const cardsUrl = `http://127.0.0.1:${ports.cards}`;
    const endpoints = endpointsFor(ports, options.awsEndpoint);
    const assembly = readAssembly(options.built.assembly);
    const secrets = loadSecrets(assembly.template, join(data.path, 'secrets.json'));
    const stack = localStack(assembly, {
      siteHost: `localhost:${ports.site}`,
      queueEndpoint: endpoints.sqs,
      parameters: { PaymentBaseUrl: cardsUrl },
      secret: secrets.part,
    });
    const specs = readFunctions(stack);
    const clients = createAwsClients(endpoints);

    const log = openFunctionLog(join(data.path, 'log'), options.debug);
    closers.add(log.close);
    if (isEmbedded) closers.add((await startAwsEngines(ports, data)).close);
    await Promise.all([
      createTables(stack, clients.dynamodb),
      createBuckets(stack, clients.s3),
      createQueues(stack, clients.sqs),
    ]);
    const secretsEndpoint = await startSecretsEndpoint(secrets);
    closers.add(secretsEndpoint.close);
    const names = specs.map(({ environment }) => environment);
    const payment = names.find((e) => 'PAYMENT_SECRET_NAME' in e)?.['PAYMENT_SECRET_NAME'] ?? '';
    const webhook = names.find((e) => 'WEBHOOK_SECRET_NAME' in e)?.['WEBHOOK_SECRET_NAME'] ?? '';
    closers.add(
      (await startLocalCardProvider(ports, secrets, { payment, webhook }, data.engineFolder('cards'))).close,
    );
    const functions = createFunctions(
      specs,
      {
        ...endpointEnvironment(endpoints, secretsEndpoint.url),
        SITE_URL: url,
        PAYMENT_BASE_URL: cardsUrl,
        INSTALLATION: 'development',
      },
      log,
    );
    closers.add(functions.close);
    const edge = createEdge(readDistribution(stack), {
      api: createHttpApi(readRoutes(stack), functions),
      site: createStaticSite(options.built.site),
    });
    closers.add((await startGateway(ports.site, edge)).close);
    return { url, ports, close: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
};
