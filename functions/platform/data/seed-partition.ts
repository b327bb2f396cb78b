import { putAll } from '#functions/platform/data/put-all.ts';
import { readPartition } from '#functions/platform/data/read.ts';

/** Stores the entries of a partition that do not exist yet; what the office has changed since stays. */
export const seedPartition = async <T extends object>(
  partition: string,
  entries: readonly T[],
  sortKeyOf: (entry: T) => string,
): Promise<void> => {
  const known = new Set((await readPartition(partition)).map(({ SK }) => SK));
  const items = entries.map((entry) => ({ ...entry, PK: partition, SK: sortKeyOf(entry) }));
  await putAll(items.filter(({ SK }) => !known.has(SK)));
};
