import { useRef } from 'react';
import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { DayBoardApi } from '#shared/jobs/day-board-api.ts';
import type { BoardPlace } from '#web/back-office/jobs/board/use-board-place.ts';
import { JOB_CHANGES, useJobNews } from '#web/back-office/jobs/use-job-news.ts';
import { apiClient } from '#web/common/call-api.ts';

const BOARD = 'POST /api/jobs/board';
const EVERY_MS = 4_000;

const callBoard = apiClient<DayBoardApi>();

export type BoardData = ReceivedOf<DayBoardApi[typeof BOARD]>;

/** Asks every few seconds, while the window is in sight, whether jobs have changed; reads the board anew if so. */
const useLive = (reread: () => Promise<unknown>): void => {
  const since = useRef<string>(undefined);
  const askNews = useJobNews();
  const follow = async (): Promise<true> => {
    const isFirst = since.current === undefined;
    const { until, isNews } = await askNews(since.current);
    since.current = until;
    if (isNews && !isFirst) await reread();
    return true;
  };
  useSWR([JOB_CHANGES, 'board'], follow, { refreshInterval: EVERY_MS, dedupingInterval: 0 });
};

/** A day of an airport: its employees and jobs, kept up to date. */
export const useBoard = ({ airport, date }: BoardPlace) => {
  const { data, error, mutate } = useSWR(
    [BOARD, { airport, date }] as const,
    async ([key, body]) => ({ ...body, board: await callBoard(key, { body }) }),
    // The days around are part of an answer: the next day stands at once, and is completed when its own comes.
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  useLive(mutate);
  const isOfDay = data?.date === date;
  const isShown = data?.airport === airport && (isOfDay || !error);
  return {
    board: isShown ? data.board : undefined,
    error,
    /** What stands is of the day before or after: it may be looked at, not changed. */
    isRefreshing: !isOfDay,
    reread: async (): Promise<void> => {
      await mutate();
    },
  };
};
