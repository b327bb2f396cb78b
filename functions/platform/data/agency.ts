import * as z from 'zod/mini';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { AGENCIES, agencyKey } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { type Agency, agency } from '#shared/agencies/agency.ts';

/** All agencies, by their short names; who edits one raises the catalogue's version. */
export const readAgencies = heldByVersion(
  async (): Promise<readonly Agency[]> =>
    z
      .parse(z.array(agency), await readPartition(AGENCIES))
      .toSorted((a, b) => a.short.localeCompare(b.short, 'de') || a._id - b._id),
);

export const createAgency = (stored: Agency): Write[] => [
  create(agencyKey(stored._id), stored),
  announceEdit(),
];

export const changeAgency = (before: Agency, after: Agency): Write[] => [
  change(agencyKey(before._id), before, after),
  announceEdit(),
];
