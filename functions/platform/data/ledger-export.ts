import * as z from 'zod/mini';
import { LEDGER_EXPORTS, ledgerExportKey } from '#functions/platform/data/keys.ts';
import { readIndex, readItem } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { type LedgerExport, ledgerExport } from '#shared/invoices/ledger-export.ts';

const toItem = (stored: LedgerExport) => ({
  ...stored,
  owner_pk: LEDGER_EXPORTS,
  owner_sk: `${stored.created_at}#${stored._id}`,
});

export const getLedgerExport = async (id: string): Promise<LedgerExport | undefined> => {
  const item = await readItem(ledgerExportKey(id));
  return item && z.parse(ledgerExport, item);
};

/** All exports of the ledger, the latest first. */
export const ledgerExports = async (): Promise<LedgerExport[]> =>
  z.parse(z.array(ledgerExport), (await readIndex('owner', LEDGER_EXPORTS)).toReversed());

export const createLedgerExport = (asked: LedgerExport): Write =>
  create(ledgerExportKey(asked._id), toItem(asked));

export const changeLedgerExport = (before: LedgerExport, after: LedgerExport): Write =>
  change(ledgerExportKey(before._id), toItem(before), toItem(after));
