import type { RecordCalls, RecordSort } from '#web/back-office/components/records/record-calls.ts';

/** As many as the API answers at once. */
const MOST_AT_ONCE = 500;
/** More do not fit a printed list that anyone reads, nor a file that a desk sends on. */
const MOST = 2000;

type List<W, R> = RecordCalls<W, R, unknown>['list'];

/** The rows that a list is asked for, however many: in as many calls as they take. */
export const readRows = async <W, R>(
  list: List<W, R>,
  { offset, limit, ...question }: Parameters<List<W, R>>[0],
): Promise<R[]> => {
  const rows: R[] = [];
  while (rows.length < limit) {
    const asked = Math.min(MOST_AT_ONCE, limit - rows.length);
    const answer = await list({ offset: offset + rows.length, limit: asked, ...question });
    rows.push(...answer.rows);
    if (answer.rows.length < asked) break;
  }
  return rows;
};

/** Records of a filter; fewer rows than `count` when there are too many to take them all. */
type AllRecords<R> = { readonly rows: readonly R[]; readonly count: number };

/** The records of a filter from all pages, in the order of the table, as far as a list can take them. */
export const allRecords = async <W, R>(
  calls: Pick<RecordCalls<W, R, unknown>, 'list' | 'count'>,
  where: W,
  order: RecordSort,
): Promise<AllRecords<R>> => {
  const [{ count }, rows] = await Promise.all([
    calls.count(where),
    readRows(calls.list, { offset: 0, limit: MOST, order, where }),
  ]);
  return { rows, count };
};
