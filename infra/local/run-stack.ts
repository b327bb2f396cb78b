import { join } from 'node:path';
import { loadDemo } from './demo/load-demo.ts';
import { createAwsClients } from './engines/aws-clients.ts';
import { endpointEnvironment, endpointsFor } from './engines/aws-engines.ts';
import type { createClosers } from './engines/closers.ts';
import { prepareEngines } from './engines/prepare-engines.ts';
import { loadSecrets } from './engines/secrets.ts';
import { startClock } from './events/clock.ts';
import { startEventSources } from './events/event-sources.ts';
import { createBucketSites } from './gateway/bucket-sites.ts';
import { createEdge } from './gateway/edge.ts';
import { startGateway } from './gateway/gateway.ts';
import { createHttpApi } from './gateway/http-api.ts';
import type { Ports } from './ports.ts';
import type { DataFolder, StackOptions } from './settings.ts';
import { readDistribution, readSiteBuckets } from './template/distribution.ts';
import { readEventSources, readTriggers } from './template/event-sources.ts';
import { readFunctions } from './template/functions.ts';
import { readAssembly } from './template/read-assembly.ts';
import { readRateLimit, readRoutes } from './template/routes.ts';
import { readSchedules } from './template/schedules.ts';
import { localStack } from './template/stack-template.ts';
import { openFunctionLog } from './workers/function-log.ts';
import { AWS_ACCESS, createFunctions, type Functions } from './workers/functions.ts';

export type RunningStack = {
  /** Where the site answers, without a slash at the end. */
  readonly url: string;
  readonly ports: Ports;
  /** The file with what the functions print. */
  readonly logFile: string;
  readonly functions: Functions;
  /** Starts what a deployment starts at its end: first data, and the pages drawn anew. */
  readonly runTriggers: () => Promise<void>;
  /** Starts a function by the name of its folder, as the clock would. */
  readonly run: (label: string) => Promise<void>;
  /** Ends everything, the database last. */
  readonly close: () => Promise<void>;
};

type Closers = ReturnType<typeof createClosers>;

/** The stack as the template has it, with this machine's addresses in it. */
export const describeStack = (options: StackOptions, ports: Ports, dataFolder: string) => {
  const url = `http://localhost:${ports.site}`;
  const cardsUrl = `http://127.0.0.1:${ports.cards}`;
  const endpoints = endpointsFor(ports, options.awsEndpoint);
  const assembly = readAssembly(options.built.assembly);
  const secrets = loadSecrets(assembly.template, join(dataFolder, 'secrets.json'));
  const stack = localStack(assembly, {
    siteHost: `localhost:${ports.site}`,
    queueEndpoint: endpoints.sqs,
    parameters: { PaymentBaseUrl: cardsUrl, AnalyticsUrl: options.analyticsUrl },
    secret: secrets.part,
  });
  const here = { SITE_URL: url, PAYMENT_BASE_URL: cardsUrl, INSTALLATION: 'development' };
  return { url, endpoints, secrets, stack, here, specs: readFunctions(stack, options.built.functions) };
};

type Answer = ReturnType<typeof createEdge>;
/** Sees every request first, and every answer last. */
export type Around = (answer: Answer) => Answer;

type Start = {
  readonly options: StackOptions;
  readonly ports: Ports;
  readonly data: DataFolder;
  readonly closers: Closers;
  readonly around: Around;
};

/** Sets up the template's parts around engines that answer already. */
export const runStack = async (start: Start): Promise<RunningStack> => {
  const { options, ports, data, closers, around } = start;
  const { url, endpoints, secrets, stack, here, specs } = describeStack(options, ports, data.path);
  const clients = createAwsClients(endpoints);
  const log = openFunctionLog(join(data.path, 'log'), options.debug);
  closers.add(log.close);

  const environment = Object.assign({}, ...specs.map((spec) => spec.environment));
  const plan = { options, ports, data, stack, clients, secrets, environment };
  const secretsUrl = await prepareEngines(plan, closers);

  const atHome = { ...endpointEnvironment(endpoints, secretsUrl), ...here };
  const functions = createFunctions(specs, atHome, log);
  closers.add(functions.close);
  const runTriggers = async (): Promise<void> => {
    for (const name of readTriggers(stack)) await functions.invoke(name, {});
  };
  await runTriggers();
  const streams = { clients, functions, folder: data.engineFolder('streams') };
  closers.add(startEventSources(readEventSources(stack), streams).close);
  closers.add(startClock(readSchedules(stack), functions).close);
  if (options.demo !== 'none')
    await loadDemo({
      environment: { ...environment, ...AWS_ACCESS, ...atHome },
      bookings: options.demo === 'bookings',
    });
  const edge = createEdge(readDistribution(stack), {
    api: createHttpApi(readRoutes(stack), functions, readRateLimit(stack)),
    filesOf: createBucketSites(options.built.site, readSiteBuckets(stack), clients.s3),
  });
  closers.add((await startGateway(ports.site, around(edge))).close);
  const run = async (label: string): Promise<void> => {
    const spec = specs.find((one) => one.label === label);
    await functions.invoke(spec?.name ?? label, {});
  };
  return { url, ports, logFile: log.file, functions, run, runTriggers, close: closers.closeAll };
};
