import { join } from 'node:path';
import { loadDemo } from './demo/load-demo.ts';
import { createAwsClients } from './engines/aws-clients.ts';
import { endpointEnvironment, endpointsFor } from './engines/aws-engines.ts';
import { createClosers } from './engines/closers.ts';
import { loadSecrets } from './engines/secrets.ts';
import { startEngines } from './engines/start-engines.ts';
import { startClock } from './events/clock.ts';
import { startEventSources } from './events/event-sources.ts';
import { createEdge } from './gateway/edge.ts';
import { startGateway } from './gateway/gateway.ts';
import { createHttpApi } from './gateway/http-api.ts';
import { createStaticSite } from './gateway/static-site.ts';
import { demandFreePorts, type Ports, portsFrom } from './ports.ts';
import { openDataFolder, type StackOptions } from './settings.ts';
import { readDistribution } from './template/distribution.ts';
import { readEventSources, readTriggers } from './template/event-sources.ts';
import { readFunctions } from './template/functions.ts';
import { readAssembly } from './template/read-assembly.ts';
import { readRoutes } from './template/routes.ts';
import { readSchedules } from './template/schedules.ts';
import { localStack } from './template/stack-template.ts';
import { openFunctionLog } from './workers/function-log.ts';
import { AWS_ACCESS, createFunctions, type Functions } from './workers/functions.ts';

export type RunningStack = {
  /** Where the site answers, without a slash at the end. */
  readonly url: string;
  readonly ports: Ports;
  readonly functions: Functions;
  /** Ends everything, the database last. */
  readonly close: () => Promise<void>;
};

type Closers = ReturnType<typeof createClosers>;

/** The stack as the template has it, with this machine's addresses in it. */
const describeStack = (options: StackOptions, ports: Ports, dataFolder: string) => {
  const url = `http://localhost:${ports.site}`;
  const cardsUrl = `http://127.0.0.1:${ports.cards}`;
  const endpoints = endpointsFor(ports, options.awsEndpoint);
  const assembly = readAssembly(options.built.assembly);
  const secrets = loadSecrets(assembly.template, join(dataFolder, 'secrets.json'));
  const stack = localStack(assembly, {
    siteHost: `localhost:${ports.site}`,
    queueEndpoint: endpoints.sqs,
    parameters: { PaymentBaseUrl: cardsUrl },
    secret: secrets.part,
  });
  const here = { SITE_URL: url, PAYMENT_BASE_URL: cardsUrl, INSTALLATION: 'development' };
  return { url, endpoints, secrets, stack, here, specs: readFunctions(stack, options.built.functions) };
};

type Answer = ReturnType<typeof createEdge>;
type Around = (answer: Answer) => Answer;

const start = async (
  options: StackOptions,
  ports: Ports,
  closers: Closers,
  around: Around,
): Promise<RunningStack> => {
  const data = openDataFolder(options.dataDir);
  closers.add(async () => data.close());
  const { url, endpoints, secrets, stack, here, specs } = describeStack(options, ports, data.path);
  const clients = createAwsClients(endpoints);
  const log = openFunctionLog(join(data.path, 'log'), options.debug);
  closers.add(log.close);

  const environment = Object.assign({}, ...specs.map((spec) => spec.environment));
  const plan = { options, ports, data, stack, clients, secrets, environment };
  const secretsUrl = await startEngines(plan, closers);

  const atHome = { ...endpointEnvironment(endpoints, secretsUrl), ...here };
  const functions = createFunctions(specs, atHome, log);
  closers.add(functions.close);
  for (const name of readTriggers(stack)) await functions.invoke(name, {});
  const streams = { clients, functions, folder: join(data.path, 'streams') };
  closers.add(startEventSources(readEventSources(stack), streams).close);
  closers.add(startClock(readSchedules(stack), functions).close);
  if (options.demo !== 'none')
    await loadDemo({
      environment: { ...environment, ...AWS_ACCESS, ...atHome },
      bookings: options.demo === 'bookings',
    });
  const edge = createEdge(readDistribution(stack), {
    api: createHttpApi(readRoutes(stack), functions),
    site: createStaticSite(options.built.site),
  });
  closers.add((await startGateway(ports.site, around(edge))).close);
  return { url, ports, functions, close: closers.closeAll };
};

/**
 * Runs the synthesised stack on this machine.
 *
 * @param around sees every request first: watch mode adds to the pages there.
 * @throws StartError when a port is taken or an engine cannot start; nothing is left running.
 */
export const startStack = async (
  options: StackOptions,
  around: Around = (answer) => answer,
): Promise<RunningStack> => {
  const ports = portsFrom(options.port);
  await demandFreePorts(options.port, options.awsEndpoint);
  const closers = createClosers();
  try {
    return await start(options, ports, closers, around);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
};
