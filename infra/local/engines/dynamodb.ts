import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { DYNAMODB_LOCAL_FILE, startDynamoDbLocal } from './dynamodb-local.ts';
import { findDynoxide, startDynoxide } from './dynoxide.ts';
import type { Engine } from './engine.ts';

export const DYNAMODB_ENGINES = ['dynoxide', 'java'] as const;
export type DynamoDbEngine = (typeof DYNAMODB_ENGINES)[number];

/**
 * Starts the database: dynoxide where it runs, else DynamoDB Local. A folder that DynamoDB Local has filled stays with
 * it, because neither reads the other's file.
 *
 * @param folder undefined keeps nothing.
 * @param engine undefined leaves the choice.
 * @throws StartError when the engine that was asked for is not for this machine.
 */
export const startDynamoDb = async (
  port: number,
  folder: string | undefined,
  engine: DynamoDbEngine | undefined,
): Promise<Engine> => {
  const isFilledByJava = folder !== undefined && existsSync(join(folder, DYNAMODB_LOCAL_FILE));
  if (engine === 'java' || (engine === undefined && isFilledByJava)) return startDynamoDbLocal(port, folder);
  const program = await findDynoxide();
  if (program !== undefined) return startDynoxide(program, port, folder);
  if (engine === 'dynoxide')
    throw new StartError('dynoxide runs on Linux with an x64 processor only. Start without DYNAMODB.');
  return startDynamoDbLocal(port, folder);
};
