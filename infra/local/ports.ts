import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

export type Ports = {
  readonly site: number;
  readonly cards: number;
  readonly inbox: number;
  readonly dynamodb: number;
  /** S3 and SQS share one endpoint. */
  readonly storage: number;
};

/** The five fixed ports: the site's and the four behind it. */
export const portsFrom = (site: number): Ports => ({
  site,
  cards: site + 1,
  inbox: site + 2,
  dynamodb: site + 3,
  storage: site + 4,
});

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });

/**
 * @param awsEndpoint LocalStack needs no ports for engines of ours.
 * @throws StartError naming the first port that somebody else holds.
 */
export const demandFreePorts = async (site: number, awsEndpoint: string | undefined): Promise<void> => {
  const { site: _, cards, ...engines } = portsFrom(site);
  const ports = { site, cards, ...(awsEndpoint === undefined && engines) };
  for (const [purpose, port] of Object.entries(ports))
    if (!(await isFree(port)))
      throw new StartError(
        `Port ${port} (${purpose}) is in use. End what uses it, or choose another block of five with PORT=4000.`,
      );
};

/** @returns the first of five consecutive free ports; a random start keeps parallel runs apart. */
export const findFreeBlock = async (): Promise<number> => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const first = 20_000 + 5 * Math.floor(Math.random() * 2_000);
    const free = await Promise.all(Object.values(portsFrom(first)).map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new StartError('No five consecutive ports are free.');
};
