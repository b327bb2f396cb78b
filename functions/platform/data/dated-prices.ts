import * as z from 'zod/mini';
import { catalogueOf } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { change, create, remove, type Write } from '#functions/platform/data/write.ts';
import { type DatedPrices, datedPrices } from '#shared/catalogue/dated-prices.ts';

const PARTITION = catalogueOf('dated_prices');

const keyOf = ({ from }: Pick<DatedPrices, 'from'>) => ({ PK: PARTITION, SK: from });

/** All price lists of days, the earliest first, as they are at this moment. */
export const readDatedPrices = async (): Promise<DatedPrices[]> =>
  z.parse(z.array(datedPrices), await readPartition(PARTITION));

/** @param before what was read; undefined when there must not be a list of this day yet */
export const storeDatedPrices = (
  before: DatedPrices | undefined,
  { from, prices }: Pick<DatedPrices, 'from' | 'prices'>,
): Write =>
  before
    ? change(keyOf(before), before, { from, prices })
    : create(keyOf({ from }), { from, prices, version: 1 });

export const removeDatedPrices = (list: DatedPrices): Write => remove(keyOf(list), list);
