import * as z from 'zod/mini';
import { CLOSINGS } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { environment } from '#functions/platform/environment.ts';
import { type ClosedDays, type Closings, closings } from '#shared/invoices/closing.ts';

/** The days that are closed for accounting. */
export const getClosings = async (): Promise<Closings> => {
  const item = await readItem(CLOSINGS);
  return item ? z.parse(closings, item) : { days: [], version: 0 };
};

/** Closes other days than before, while nobody else does. */
export const changeClosings = (before: Closings, days: readonly ClosedDays[]): Write =>
  before.version === 0
    ? create(CLOSINGS, { days, version: 1 })
    : change(CLOSINGS, before, { ...before, days });

/** That no day was closed since: belongs into the transaction of a document whose date somebody has typed. */
export const closingsUnchanged = ({ version }: Closings): Write => ({
  ConditionCheck: {
    TableName: environment.TABLE_NAME,
    Key: CLOSINGS,
    ConditionExpression: version === 0 ? 'attribute_not_exists(PK)' : 'version = :version',
    ...(version > 0 && { ExpressionAttributeValues: { ':version': version } }),
  },
});
