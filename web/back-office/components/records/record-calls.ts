export type RecordSort = 'date' | '-date';

/** The calls of a list: its rows page by page, and how many there are with what their days add up to. */
export type RecordCalls<W, R, D> = {
  readonly name: string;
  readonly list: (body: {
    offset: number;
    limit: number;
    order: RecordSort;
    where: W;
  }) => Promise<{ rows: R[] }>;
  readonly count: (where: W) => Promise<{ count: number; days: D[] }>;
};
