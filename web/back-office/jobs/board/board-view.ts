import { boardPeople, openPlaces } from '#shared/jobs/board-people.ts';
import { barRow, shownHours } from '#shared/jobs/day-board.ts';
import { dayScale } from '#shared/jobs/day-scale.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';
import type { BoardData } from '#web/back-office/jobs/board/use-board.ts';
import type { BoardPlace } from '#web/back-office/jobs/board/use-board-place.ts';

/** What the board draws of a day's employees and jobs. */
export const boardView = ({ employees, jobs, job_minutes }: BoardData, { date, service }: BoardPlace) => {
  const scale = dayScale(date);
  const ofDay = jobs.filter((job) => job.date === date);
  const open = ofDay.filter(
    (job) => openPlaces(job) > 0 && (service === undefined || serviceOfJob(job) === service),
  );
  const people = boardPeople(employees, jobs, scale, job_minutes).filter(
    ({ employee: { Qualifications } }) =>
      service === undefined || Qualifications === 'both' || Qualifications === service,
  );
  const openRow = barRow(open, scale, job_minutes);
  // They wait for different people: none is in another's way.
  const openBars = openRow.bars.map((bar) => ({ ...bar, isConflict: false }));
  const drawn = [...people.flatMap(({ row }) => row.bars), ...openRow.bars];
  return {
    scale,
    people,
    jobs,
    open,
    openRow: { ...openRow, bars: openBars },
    shown: shownHours(scale, drawn),
    sums: {
      jobs: ofDay.filter((job) => !job.is_sealed).length,
      cancelled: ofDay.filter((job) => job.is_sealed).length,
      working: people.filter(({ load }) => load.jobs > 0).length,
      open: open.length,
      conflicts: people.reduce((sum, { row }) => sum + row.conflicts.length, 0),
    },
  };
};
export type BoardView = ReturnType<typeof boardView>;
