import { jobWords, useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import type { Target } from '#web/back-office/jobs/board/drag-target.ts';
import classes from '#web/back-office/jobs/board/side.module.css';
import type { PickedState } from '#web/back-office/jobs/board/use-picked.ts';

type Props = { picked: PickedState; over: Target };

/** What follows the pointer: the job, and what the rules say of whoever it is over. */
export const Ghost = ({ picked: { job, from, byPerson }, over }: Props) => {
  const terms = useBoardTerms();
  if (!job) return null;
  const { number, time } = jobWords(job, terms);
  const verdict = typeof over === 'object' ? byPerson.get(over.personId) : undefined;
  const isFrom = verdict !== undefined && verdict.employee._id === from?._id;
  const isRelease = over === 'open' && from !== undefined;
  return (
    <div className={classes.ghost} data-ghost data-kind={isFrom ? undefined : verdict?.kind} aria-hidden>
      <b>
        {number}, {time}
      </b>
      {verdict && !isFrom && (
        <span>
          {verdict.name}: {verdict.reason}
        </span>
      )}
      {isRelease && <span>{terms.t('office.board.drop_unassigns')}</span>}
    </div>
  );
};
