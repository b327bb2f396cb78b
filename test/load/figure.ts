/** One line of the table of figures. */
export type Figure = {
  readonly name: string;
  readonly ours: string;
  readonly reference: string;
  /** Ours against the reference, or against the goal where there is no reference to run beside it. */
  readonly ratio: string;
  readonly isMet: boolean;
};

/** The value below which the share `p` (0 to 1) of the values lies. @throws RangeError without values */
export const percentile = (values: readonly number[], p: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))];
  if (value === undefined) throw new RangeError('no values');
  return value;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);
