import { useRef } from 'react';
import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { DayBoardApi } from '#shared/jobs/day-board-api.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import type { BoardPlace } from '#web/back-office/jobs/board/use-board-place.ts';
import { apiClient } from '#web/common/call-api.ts';

const BOARD = 'POST /api/jobs/board';
const CHANGES = 'POST /api/jobs/changes';
const EVERY_MS = 4_000;

const callBoard = apiClient<DayBoardApi>();
const callJobs = apiClient<JobsApi>();

export type BoardData = ReceivedOf<DayBoardApi[typeof BOARD]>;

/** Asks every few seconds, while the window is in sight, whether jobs have changed; reads the board anew if so. */
const useLive = (reread: () => Promise<unknown>): void => {
  const since = useRef<string>(undefined);
  const seen = useRef<ReadonlySet<string>>(new Set());
  const follow = async (): Promise<true> => {
    const isFirst = since.current === undefined;
    const body = since.current ? { since: since.current } : {};
    const { until, is_stale, changes } = await callJobs(CHANGES, { body });
    const isNews = is_stale || changes.some((mark) => !seen.current.has(mark));
    since.current = until;
    seen.current = new Set(changes);
    if (isNews && !isFirst) await reread();
    return true;
  };
  useSWR([CHANGES, 'board'], follow, { refreshInterval: EVERY_MS, dedupingInterval: 0 });
};

/** A day of an airport: its employees and jobs, kept up to date. */
export const useBoard = ({ airport, date }: BoardPlace) => {
  const body = { airport, date };
  const { data, error, mutate, isLoading } = useSWR(
    [BOARD, body] as const,
    ([key, body]) => callBoard(key, { body }),
    // The days around are part of an answer: the next day stands at once, and is completed when its own comes.
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  useLive(mutate);
  const isOther = data?.employees.some((employee) => employee.airport_id !== airport) ?? false;
  return {
    data: isOther ? undefined : data,
    error,
    /** What stands is of another day: it may be looked at, not changed. */
    isRefreshing: isLoading,
    reread: async (): Promise<void> => {
      await mutate();
    },
  };
};
