import { loadDemo } from '#infra/local/demo/load-demo.ts';
import { createAwsClients } from '#infra/local/engines/aws-clients.ts';
import { endpointEnvironment, startAwsEngines } from '#infra/local/engines/aws-engines.ts';
import { createClosers } from '#infra/local/engines/closers.ts';
import { prepareEngines } from '#infra/local/engines/prepare-engines.ts';
import { createEdge } from '#infra/local/gateway/edge.ts';
import { startGateway } from '#infra/local/gateway/gateway.ts';
import { createHttpApi } from '#infra/local/gateway/http-api.ts';
import { findFreeBlock, portsFrom } from '#infra/local/ports.ts';
import { describeStack } from '#infra/local/run-stack.ts';
import { openDataFolder, readOptions } from '#infra/local/settings.ts';
import { readDistribution } from '#infra/local/template/distribution.ts';
import { readRoutes } from '#infra/local/template/routes.ts';
import { AWS_ACCESS } from '#infra/local/workers/functions.ts';
import { openFaultGate } from '#test/support/faults/fault-gate.ts';
import { openKillableFunctions } from '#test/support/faults/killable-functions.ts';
import { openTable } from '#test/support/table.ts';

/**
 * The stack as it is synthesised, on engines of its own, with a gate between functions and engines; nothing happens by
 * itself: no stream, queue or clock starts a function. Whoever tests does, one after the other.
 */
export const startQuietStack = async () => {
  const port = await findFreeBlock();
  const ports = portsFrom(port);
  const options = readOptions({ PORT: String(port), DATA_DIR: 'memory', DEMO: 'accounts' });
  const closers = createClosers();
  const data = openDataFolder('memory');
  closers.add(async () => data.close());
  closers.add((await startAwsEngines(ports, data, options.database)).close);
  const { url, endpoints, secrets, stack, here, specs } = describeStack(options, ports, data.path);
  const clients = createAwsClients(endpoints);
  const environment = Object.assign({}, ...specs.map((spec) => spec.environment));
  const plan = { options, ports, data, stack, clients, secrets, environment };
  const secretsUrl = await prepareEngines(plan, closers);

  const gate = await openFaultGate({ ...endpoints, cards: here.PAYMENT_BASE_URL });
  closers.add(gate.close);
  const atGate = Object.fromEntries(
    (['dynamodb', 's3', 'sqs', 'ses'] as const).map((service) => [service, gate.urlOf(service)]),
  ) as typeof endpoints;
  const queueUrl = String(environment.RUN_QUEUE_URL);
  const known = {
    ...here,
    PAYMENT_BASE_URL: gate.urlOf('cards'),
    // The client of the queue goes to the host of its address.
    RUN_QUEUE_URL: queueUrl.replace(endpoints.sqs, gate.urlOf('sqs')),
  };
  const functions = openKillableFunctions(
    specs,
    { ...endpointEnvironment(atGate, secretsUrl), ...known },
    data.path,
  );
  closers.add(functions.close);

  // What the provider tells is told by those who test.
  await fetch(`${here.PAYMENT_BASE_URL}/control/webhooks/hold`, { method: 'POST', body: '{}' });
  await functions.invoke('installation', {});
  const atHome = { ...endpointEnvironment(endpoints, secretsUrl), ...here };
  await loadDemo({ environment: { ...environment, ...AWS_ACCESS, ...atHome }, bookings: false });
  const api = createHttpApi(readRoutes(stack), {
    invoke: functions.invoke,
    renew: () => undefined,
    close: async () => undefined,
  });
  const filesOf = () => async () => undefined;
  closers.add((await startGateway(ports.site, createEdge(readDistribution(stack), { api, filesOf }))).close);
  return {
    url,
    ports,
    gate,
    functions,
    clients,
    table: await openTable({ ports }),
    /** The functions' variables. */
    environment: environment as Readonly<Record<string, string>>,
    /** With which the card provider seals its notices. */
    webhookKey: secrets.part(String(environment.WEBHOOK_SECRET_NAME), ''),
    queueUrl,
    close: closers.closeAll,
  };
};

export type QuietStack = Awaited<ReturnType<typeof startQuietStack>>;
