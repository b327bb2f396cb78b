import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Engine } from './engine.ts';
import { startGuarded } from './guarded-process.ts';

/** The indexes below rely on the tables of this version. */
const VERSION = '1.2.1';
const MEMORY_DISK = '/dev/shm';
const MIN_MEMORY_DISK_BYTES = 1024 ** 3;
/** As AWS keeps stream records. */
const STREAM_RETENTION_SECONDS = 24 * 60 * 60;

/** @returns the program, or undefined where its package is not for this machine or is another version. */
export const findDynoxide = async (): Promise<string | undefined> => {
  try {
    const manifest = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json');
    const program = join(dirname(manifest), 'dynoxide');
    const { stdout } = await promisify(execFile)(program, ['--version']);
    return stdout.trim() === `dynoxide ${VERSION}` ? program : undefined;
  } catch {
    return undefined;
  }
};

/** A folder in memory where the machine has room for one: what is not kept need not reach a disk. */
const temporaryFolder = (): string => {
  const hasMemoryDisk = (): boolean => {
    try {
      const { bavail, bsize } = statfsSync(MEMORY_DISK);
      return bavail * bsize > MIN_MEMORY_DISK_BYTES;
    } catch {
      return false;
    }
  };
  return mkdtempSync(join(hasMemoryDisk() ? MEMORY_DISK : tmpdir(), 'airport-assist-dynoxide-'));
};

/**
 * Each new stream record asks for the highest sequence number of its table: without an index it reads all records, so
 * that every write costs more than the one before. The newest record of a table stays, because numbers go on from it.
 */
const prepareStreamRecords = (file: string): void => {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    database.exec(`
      CREATE INDEX IF NOT EXISTS stream_records_by_number
        ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
      CREATE INDEX IF NOT EXISTS stream_records_by_shard
        ON _stream_records (table_name, shard_id, sequence_number);
      DELETE FROM _stream_records
        WHERE created_at < unixepoch() - ${STREAM_RETENTION_SECONDS}
        AND id NOT IN (SELECT MAX(id) FROM _stream_records GROUP BY table_name);`);
  } finally {
    database.close();
  }
};

/**
 * Starts dynoxide, a DynamoDB on SQLite that is ready at once and needs no Java.
 *
 * @param folder undefined keeps nothing beyond this run.
 */
export const startDynoxide = async (
  program: string,
  port: number,
  folder: string | undefined,
): Promise<Engine> => {
  const temporary = folder === undefined ? temporaryFolder() : undefined;
  const kept = folder ?? temporary ?? '';
  mkdirSync(kept, { recursive: true });
  const file = join(kept, 'dynoxide.sqlite');
  const command = [program, 'serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file];
  const engine = await startGuarded({ name: 'dynoxide', command, port, temporaryFolder: temporary });
  try {
    prepareStreamRecords(file);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
};
