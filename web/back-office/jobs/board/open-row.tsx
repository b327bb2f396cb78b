import { memo } from 'react';
import type { BoardView } from '#web/back-office/jobs/board/board-view.ts';
import { useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import { JobBar } from '#web/back-office/jobs/board/job-bar.tsx';
import classes from '#web/back-office/jobs/board/timeline.module.css';

type Props = { view: BoardView; pastUntil: number; pickedId: string | undefined };

/** From so many lanes on they are narrow, so that the employees stay in sight. */
const DENSE_FROM = 3;

/** What waits for somebody, at its time. */
export const OpenRow = memo(({ view: { openRow, open, shown }, pastUntil, pickedId }: Props) => {
  const { t } = useBoardTerms();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a form
    <div role="group" aria-label={t('office.board.open')} className={classes.openRow} data-open-jobs>
      <div className={classes.name}>
        <b>{t('office.board.open')}</b>
        <small>{t('office.board.jobs', { count: open.length })}</small>
      </div>
      <div
        className={classes.track}
        style={{ '--lanes': openRow.lanes } as object}
        {...(openRow.lanes >= DENSE_FROM && { 'data-dense': true })}
      >
        {openRow.bars.map((bar) => (
          <JobBar
            key={bar.job._id}
            bar={bar}
            shown={shown}
            isPast={bar.end <= pastUntil}
            isPicked={bar.job._id === pickedId}
            isOpen
          />
        ))}
      </div>
    </div>
  );
});
