const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => [key, sorted(one)]),
      )
    : value;

/** Whether two slides are the same, whatever the order of their fields and languages. */
export const isSameSlide = (a: object, b: object): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
