import type { RecordCalls } from '#web/back-office/components/records/use-paged-records.ts';

/** As many as the API answers at once. */
const PAGE = 100;
/** More do not fit a printed list that anyone reads, nor a file that a desk sends on. */
const MOST = 2000;

/** Records of a filter; fewer rows than `count` when there are too many to take them all. */
type AllRecords<R> = { readonly rows: readonly R[]; readonly count: number };

/** The records of a filter from all pages, in the order of the table, as far as a list can take them. */
export const allRecords = async <W, R>(
  calls: Pick<RecordCalls<W, R, unknown>, 'list' | 'count'>,
  where: W,
  order: 'date' | '-date',
): Promise<AllRecords<R>> => {
  const { count } = await calls.count(where);
  const rows: R[] = [];
  while (rows.length < MOST) {
    const answer = await calls.list({ offset: rows.length, limit: PAGE, order, where });
    rows.push(...answer.rows);
    if (answer.rows.length < PAGE) break;
  }
  return { rows, count };
};
