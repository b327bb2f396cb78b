/** Numbers that no document has, from the first to the last of them. */
export type NumberGap = {
  readonly from: number;
  readonly to: number;
  /** Why they are missing, as far as that is known: the office has raised the series' last number in the settings. */
  readonly reason: 'raised' | undefined;
};

type Series = {
  /** The first number of the series. */
  readonly began: number;
  /** What its counter stands at. */
  readonly last: number;
  /** When the office raised the last number: from what, and to what. */
  readonly raised?: readonly { readonly from: number; readonly to: number }[];
};

/** A stretch of missing numbers, cut where its reason changes. */
const cut = (from: number, to: number, raised: NonNullable<Series['raised']>): NumberGap[] => {
  const borders = raised.flatMap((raise) => [raise.from + 1, raise.to + 1]);
  const starts = [...new Set([from, ...borders])]
    .filter((start) => start >= from && start <= to)
    .sort((a, b) => a - b);
  return starts.map((start, index) => ({
    from: start,
    to: (starts[index + 1] ?? to + 1) - 1,
    reason: raised.some((raise) => start > raise.from && start <= raise.to) ? 'raised' : undefined,
  }));
};

/**
 * The numbers of a series that no document has. None is expected without a reason: a number is taken in the
 * transaction that stores its document. Source: § 14 (4) no. 4 UStG; GoBD.
 * @param issued the numbers of the documents without their suffix, in any order
 */
export const numberGaps = (issued: Iterable<number>, { began, last, raised = [] }: Series): NumberGap[] => {
  const numbers = [...new Set(issued)].filter((number) => number >= began).sort((a, b) => a - b);
  const gaps: NumberGap[] = [];
  let next = began;
  for (const number of [...numbers, Math.max(last, numbers.at(-1) ?? 0) + 1]) {
    if (number > next) gaps.push(...cut(next, number - 1, raised));
    next = number + 1;
  }
  return gaps;
};
