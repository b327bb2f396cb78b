import { memo } from 'react';
import { openPlaces } from '#shared/jobs/board-people.ts';
import type { Bar, Stretch } from '#shared/jobs/day-board.ts';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';
import { jobWords, useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import { placeStyle } from '#web/back-office/jobs/board/place-style.ts';
import classes from '#web/back-office/jobs/board/timeline.module.css';

type Props = {
  bar: Bar<BoardJob>;
  shown: Stretch;
  isPast: boolean;
  isPicked: boolean;
  /** In the row of those that wait for somebody. */
  isOpen?: boolean;
};

/** Less than this is too narrow for more than a flight. */
const WIDE_MINUTES = 90;

/** A job as a bar: pressed it is picked up, and it can be dragged. The board hears it, not the bar. */
export const JobBar = memo(({ bar, shown, isPast, isPicked, isOpen }: Props) => {
  const terms = useBoardTerms();
  const { job, lane, isConflict, isFromBefore, isIntoNext } = bar;
  const { point, spoken, load, whole } = jobWords(job, terms);
  const isWide = bar.end - bar.start >= WIDE_MINUTES;
  const more = spoken?.code.toUpperCase() ?? load;
  const open = openPlaces(job);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.bar}
      style={placeStyle(bar, shown, lane)}
      data-job={job._id}
      data-service={serviceOfJob(job)}
      aria-pressed={isPicked}
      title={whole}
      {...(isOpen && { 'data-open': true })}
      {...(isPast && { 'data-past': true })}
      {...(isConflict && { 'data-conflict': true })}
      {...(job.is_sealed && { 'data-sealed': true })}
      {...(isFromBefore && { 'data-from-before': true })}
      {...(isIntoNext && { 'data-into-next': true })}
    >
      <b aria-hidden>
        {job._id}
        {open > 0 && job.extra_employee > 0 && <i>+{open}</i>}
      </b>
      <span aria-hidden>{[point, (isWide || !point) && more].filter(Boolean).join(', ')}</span>
      <small>{whole}</small>
    </button>
  );
});
