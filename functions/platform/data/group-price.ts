import * as z from 'zod/mini';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { GROUP_PRICES } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { type GroupPrice, groupPrice } from '#shared/jobs/group-price.ts';

/** The same as they are at this moment: for whoever edits them. */
export const loadGroupPrices = async (): Promise<GroupPrice[]> =>
  z.parse(z.array(groupPrice), await readPartition(GROUP_PRICES));

/** The prices of airline groups, by id; who edits one raises the catalogue's version. */
export const readGroupPrices = heldByVersion((): Promise<readonly GroupPrice[]> => loadGroupPrices());
