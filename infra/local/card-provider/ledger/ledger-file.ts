import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Ledger, ledgerSchema } from './ledger.ts';

/** The ledger of an earlier start, or an empty one. A damaged file stops the start with its reason: silently
 * forgetting payments would make the application's orders contradict their provider. */
export const loadLedger = (dataFile: string | undefined): Ledger => {
  if (dataFile === undefined || !existsSync(dataFile)) return { checkouts: [], payments: [] };
  return ledgerSchema.parse(JSON.parse(readFileSync(dataFile, 'utf8')));
};

/** Written beside and renamed over, so that a crash leaves the old or the new ledger, never half of one. */
export const saveLedger = (dataFile: string | undefined, ledger: Ledger): void => {
  if (dataFile === undefined) return;
  mkdirSync(dirname(dataFile), { recursive: true });
  const draft = `${dataFile}.new`;
  writeFileSync(draft, JSON.stringify(ledger));
  renameSync(draft, dataFile);
};
