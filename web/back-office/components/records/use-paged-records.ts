import type { PaginationState, SortingState } from '@tanstack/react-table';
import { useCallback } from 'react';
import useSWR from 'swr';
import { readRows } from '#web/back-office/components/records/all-records.ts';
import type { RecordCalls, RecordSort } from '#web/back-office/components/records/record-calls.ts';

/** In which order the server is asked for rows. */
export const sortOf = (sorting: SortingState): RecordSort => (sorting[0]?.desc ? '-date' : 'date');

type Place = { readonly pagination: PaginationState; readonly sorting: SortingState };

/** The live changes tell when to read anew; coming back to the window does not. */
const ONCE = { keepPreviousData: true, revalidateOnFocus: false } as const;

/** The records of a filter, page by page, how many it finds, and what its days add up to. */
export const usePagedRecords = <W, R, D, S = unknown>(
  calls: RecordCalls<W, R, D, S>,
  where: W,
  { pagination, sorting }: Place,
) => {
  const body = {
    offset: pagination.pageIndex * pagination.pageSize,
    limit: pagination.pageSize,
    order: sortOf(sorting),
    where,
  };
  const list = useSWR(
    [calls.name, 'list', body] as const,
    ([, , asked]) => readRows(calls.list, asked),
    ONCE,
  );
  const count = useSWR([calls.name, 'count', where] as const, ([, , asked]) => calls.count(asked), ONCE);
  const { mutate: setList } = list;
  const { mutate: rereadCount } = count;
  const reread = useCallback(async (): Promise<void> => {
    await Promise.all([setList(), rereadCount()]);
  }, [setList, rereadCount]);
  const show = async (rows: R[]): Promise<void> => {
    await Promise.all([setList(rows, { revalidate: false }), rereadCount()]);
  };
  return {
    /** Names the list: another filter or page is another one. */
    name: JSON.stringify(body),
    rows: list.data,
    count: count.data?.count,
    /** What the server says that all rows add up to, where it does. */
    sums: count.data,
    days: count.data?.days,
    error: (list.error ?? count.error) as unknown,
    isRefreshing: list.isLoading && list.data !== undefined,
    reread,
    /** The list as it is on the server now, without showing it. */
    ask: (): Promise<R[]> => readRows(calls.list, body),
    show,
  };
};
export type PagedRecords<R, D> = ReturnType<typeof usePagedRecords<unknown, R, D>>;
