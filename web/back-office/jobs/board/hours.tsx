import { clockText, type WallClock } from '#shared/calendar-date.ts';
import { hourMarks } from '#shared/jobs/day-scale.ts';
import type { BoardView } from '#web/back-office/jobs/board/board-view.ts';
import { useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import { placeStyle } from '#web/back-office/jobs/board/place-style.ts';
import classes from '#web/back-office/jobs/board/timeline.module.css';

/** The moment on the board's day; undefined on another day. */
export type BoardNow = { readonly minute: number; readonly clock: WallClock } | undefined;

const HOUR_MINUTES = 60;

/** The hours of the day as the clock strikes them, and the time it is. */
export const Hours = ({ view: { scale, shown }, now }: { view: BoardView; now: BoardNow }) => {
  const { t } = useBoardTerms();
  const marks = hourMarks(scale).filter(({ minute }) => minute >= shown.start && minute < shown.end);
  return (
    <div className={classes.hours} aria-hidden>
      <div className={classes.name}>{t('office.board.person')}</div>
      <div className={classes.scale} data-scale>
        {marks.map(({ hours, minute }) => (
          <span key={minute} style={placeStyle({ start: minute, end: minute + HOUR_MINUTES }, shown)}>
            {String(hours).padStart(2, '0')}
          </span>
        ))}
        {now && (
          <b style={placeStyle({ start: now.minute, end: now.minute }, shown)}>{clockText(now.clock)}</b>
        )}
      </div>
    </div>
  );
};
