import * as z from 'zod/mini';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { AGENCIES } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { type Agency, agency } from '#shared/agencies/agency.ts';

/** All agencies, by their short names; who edits one raises the catalogue's version. */
export const readAgencies = heldByVersion(
  async (): Promise<readonly Agency[]> =>
    z
      .parse(z.array(agency), await readPartition(AGENCIES))
      .toSorted((a, b) => a.short.localeCompare(b.short, 'de') || a._id - b._id),
);
