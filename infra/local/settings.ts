import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { DYNAMODB_ENGINES, type DynamoDbEngine } from './engines/dynamodb.ts';
import { StartError } from './start-error.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const environmentSchema = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_531)), 3000),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.local'),
  DEMO: z._default(z.enum(['none', 'accounts', 'bookings']), 'bookings'),
  DEBUG: z.optional(z.string()),
  DYNAMODB: z.optional(z.enum(DYNAMODB_ENGINES)),
  AWS_ENDPOINT_URL: z.optional(z.url()),
  ANALYTICS_URL: z.optional(z.url()),
});

export type StackOptions = {
  readonly port: number;
  /** `memory` keeps nothing. */
  readonly dataDir: string;
  /** What is loaded beside the first data: the demo accounts, and bookings too, around today. */
  readonly demo: 'none' | 'accounts' | 'bookings';
  /** Shows what the functions print on the terminal too. */
  readonly debug: boolean;
  /** LocalStack's address; undefined runs the embedded engines. */
  readonly awsEndpoint: string | undefined;
  /** The database; undefined takes the fastest that runs here. */
  readonly database: DynamoDbEngine | undefined;
  /** Where views of pages are counted; empty counts none. */
  readonly analyticsUrl: string;
  readonly built: {
    /** The synthesised stack. */
    readonly assembly: string;
    readonly site: string;
    /** Runs the functions from here, a folder each, instead of their assets in the assembly: for watching. */
    readonly functions?: string;
  };
};

/** @throws StartError naming the variable that makes no sense. */
export const readOptions = (environment: NodeJS.ProcessEnv): StackOptions => {
  const read = z.safeParse(environmentSchema, environment);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new StartError(`${issue?.path.join('.')} cannot be used: ${issue?.message}`);
  }
  const { PORT, DATA_DIR, DEMO, DEBUG, DYNAMODB, AWS_ENDPOINT_URL, ANALYTICS_URL = '' } = read.data;
  return {
    port: PORT,
    dataDir: DATA_DIR,
    demo: DEMO,
    debug: DEBUG !== undefined && DEBUG !== '',
    awsEndpoint: AWS_ENDPOINT_URL,
    database: DYNAMODB,
    analyticsUrl: ANALYTICS_URL,
    built: { assembly: join(root, 'cdk.out'), site: join(root, 'dist/site') },
  };
};

export type DataFolder = {
  readonly path: string;
  /** A folder for what an engine or a reader keeps, or undefined when nothing is to be kept. */
  readonly engineFolder: (name: string) => string | undefined;
  readonly close: () => void;
};

/** The folder that holds what outlives a start; for `memory` a temporary one that disappears. */
export const openDataFolder = (dataDir: string): DataFolder => {
  if (dataDir !== 'memory') {
    const path = resolve(dataDir);
    return { path, engineFolder: (name) => join(path, name), close: () => undefined };
  }
  const path = mkdtempSync(join(tmpdir(), 'airport-assist-'));
  const close = () => rmSync(path, { recursive: true, force: true });
  // Also when a fault ends the process.
  process.once('exit', close);
  return { path, engineFolder: () => undefined, close };
};
