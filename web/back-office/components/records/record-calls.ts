export type RecordSort = 'date' | '-date';

/**
 * The calls of a list: its rows page by page, and how many there are with what their days (`D`), or all of them (`S`),
 * add up to.
 */
export type RecordCalls<W, R, D, S = unknown> = {
  readonly name: string;
  readonly list: (body: {
    offset: number;
    limit: number;
    order: RecordSort;
    where: W;
  }) => Promise<{ rows: R[] }>;
  readonly count: (where: W) => Promise<{ count: number; days?: D[] } & S>;
};
