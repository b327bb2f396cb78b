import { Skeleton } from '@mantine/core';
import { memo, useMemo } from 'react';
import useSWR from 'swr';
import { type AirportTime, clockText, instantOf } from '#shared/calendar-date.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { EmptyState } from '#web/back-office/components/empty-state.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import classes from '#web/back-office/jobs/board/board.module.css';
import { Board } from '#web/back-office/jobs/board/board.tsx';
import { BoardHead } from '#web/back-office/jobs/board/board-head.tsx';
import { type BoardView, boardView } from '#web/back-office/jobs/board/board-view.ts';
import { type BoardTerms, BoardTermsContext, type Spoken } from '#web/back-office/jobs/board/board-words.ts';
import type { BoardNow } from '#web/back-office/jobs/board/hours.tsx';
import { type BoardData, useBoard } from '#web/back-office/jobs/board/use-board.ts';
import { type BoardPlace, useBoardPlace } from '#web/back-office/jobs/board/use-board-place.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useAirportClock } from '#web/common/airport-clock.ts';
import { apiClient } from '#web/common/call-api.ts';

const LANGUAGES = 'GET /api/jobs/getAllLanguages';
const call = apiClient<JobsApi>();
const MINUTE_MS = 60_000;

/** Languages by their ids; none until they have come. */
const useSpoken = (): ReadonlyMap<number, Spoken> => {
  const { language } = useTexts();
  const { data } = useSWR(LANGUAGES, (key) => call(key, {}), { revalidateOnFocus: false });
  return useMemo(
    () =>
      new Map(
        data?.rows.map(({ _id, code, display_de, display_en }) => [
          _id,
          { code, name: language === 'de' ? display_de : display_en },
        ]),
      ),
    [data, language],
  );
};

const Sums = ({ view: { sums, people } }: { view: BoardView }) => {
  const { t } = useTexts();
  const parts = [
    ['jobs', sums.jobs],
    ['working', sums.working],
    ['open', sums.open],
    ['conflicts', sums.conflicts],
    ['cancelled', sums.cancelled],
  ] as const;
  return (
    <ul className={classes.sums} aria-label={t('office.board.sums')}>
      {parts
        .filter(([name, count]) => count > 0 || name === 'jobs' || name === 'open')
        .map(([name, count]) => (
          <li key={name} data-sum={name} {...(count === 0 && { 'data-none': true })}>
            <b>{count}</b> {t(`office.board.sum.${name}`, { count, all: people.length })}
          </li>
        ))}
    </ul>
  );
};

/** Where the clock stands on the board's day, and what is past by then. */
const momentOf = (view: BoardView, now: AirportTime): { now: BoardNow; pastUntil: number } => {
  const { date, startsAt, minutes } = view.scale;
  if (date !== now.date) return { now: undefined, pastUntil: date < now.date ? minutes : 0 };
  const minute = ((instantOf(now)?.getTime() ?? startsAt) - startsAt) / MINUTE_MS;
  return { now: { minute, clock: now }, pastUntil: minute };
};

type DayProps = {
  data: BoardData;
  place: BoardPlace;
  now: AirportTime;
  isRefreshing: boolean;
  reread: () => Promise<void>;
};

const Day = ({ data, place, now, isRefreshing, reread }: DayProps) => {
  const { t, language } = useTexts();
  const spoken = useSpoken();
  const { date, airport, service } = place;
  const view = useMemo(() => boardView(data, { date, airport, service }), [data, date, airport, service]);
  const terms: BoardTerms = useMemo(
    () => ({ t, language, spoken, jobMinutes: data.job_minutes }),
    [t, language, spoken, data.job_minutes],
  );
  return (
    <BoardTermsContext value={terms}>
      <Sums view={view} />
      {view.people.length === 0 && view.open.length === 0 ? (
        <EmptyState title={t('office.board.empty')} text={t('office.board.empty_text')} />
      ) : (
        <Board view={view} {...momentOf(view, now)} isRefreshing={isRefreshing} reread={reread} />
      )}
    </BoardTermsContext>
  );
};

const isSameMinute = (a: { now: AirportTime }, b: { now: AirportTime }): boolean =>
  a.now.date === b.now.date && clockText(a.now) === clockText(b.now);

/** Painted anew once a minute, not at every tick of the clock. */
const DayBoard = memo(({ now }: { now: AirportTime }) => {
  const { t } = useTexts();
  const { place, airports, go } = useBoardPlace(now.date);
  const { board, error, isRefreshing, reread } = useBoard(place);
  return (
    <>
      <BoardHead place={place} airports={airports} today={now.date} go={go} />
      {error && !board && (
        <PageError error={error} title={t('office.board.error')} onRetry={() => void reread()} />
      )}
      {!error && !board && (
        <div role="status" aria-label={t('office.table.loading')}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} height={54} mb={8} />
          ))}
        </div>
      )}
      {board && <Day data={board} place={place} now={now} isRefreshing={isRefreshing} reread={reread} />}
    </>
  );
}, isSameMinute);

/** The day board: everyone's day under its hours, and who could take what waits. */
const BoardScreen = () => {
  const { t } = useTexts();
  const now = useAirportClock();
  return (
    <>
      <title>{`${t('office.board.title')} – ${t('office.brand')}`}</title>
      <DayBoard now={now} />
    </>
  );
};
export default BoardScreen;
