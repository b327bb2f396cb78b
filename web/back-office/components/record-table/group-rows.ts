/** Rows that belong under one heading. */
export type RowGroup<T> = {
  readonly key: string;
  /** The key, or, where rows of another group stand between, the key and which time it comes. */
  readonly id: string;
  readonly rows: readonly T[];
  /** Whether more rows of this group stand on another page, so that sums of these rows are not the group's. */
  readonly isCut: boolean;
};

/** Where a page of rows lies in the whole list. */
export type PageEdges = { readonly hasPrevious: boolean; readonly hasNext: boolean };

/**
 * Puts neighbouring rows with the same key under one heading; the order stays. The first and the last group
 * may go on beyond the page.
 */
export const groupRows = <T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  { hasPrevious, hasNext }: PageEdges,
): RowGroup<T>[] => {
  const groups: { key: string; id: string; rows: T[] }[] = [];
  const times = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    const last = groups.at(-1);
    if (last?.key === key) {
      last.rows.push(row);
      continue;
    }
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    groups.push({ key, id: time === 1 ? key : `${key} ${time}`, rows: [row] });
  }
  const last = groups.length - 1;
  return groups.map((group, index) => ({
    ...group,
    isCut: (hasPrevious && index === 0) || (hasNext && index === last),
  }));
};

/**
 * Before which row of a group sorted by time the present lies; the number of rows when after the last.
 * @param isDescending whether the latest comes first
 */
export const presentIndex = <T>(
  rows: readonly T[],
  isPast: (row: T) => boolean,
  isDescending: boolean,
): number => {
  const index = rows.findIndex((row) => isPast(row) === isDescending);
  return index === -1 ? rows.length : index;
};
