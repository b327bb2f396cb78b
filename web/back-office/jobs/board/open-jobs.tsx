import IconGripVertical from '@tabler/icons-react/icons/IconGripVertical';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';
import { stepThroughList } from '#web/back-office/jobs/board/arrow-keys.ts';
import { jobWords, useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import classes from '#web/back-office/jobs/board/side.module.css';

type Props = {
  jobs: readonly BoardJob[];
  /** How many jobs the day has at all. */
  count: number;
  pickedId: string | undefined;
};

const OpenJob = ({ job, isFirst, isPicked }: { job: BoardJob; isFirst: boolean; isPicked: boolean }) => {
  const terms = useBoardTerms();
  const { number, time, point, spoken, load, places } = jobWords(job, terms);
  return (
    <li>
      <button
        type="button"
        className={classes.openJob}
        tabIndex={isFirst ? 0 : -1}
        data-step
        data-job={job._id}
        data-service={serviceOfJob(job)}
        aria-pressed={isPicked}
      >
        <span className={classes.openHead}>
          <b>{time}</b>
          <span>{number}</span>
        </span>
        <span>{[point, spoken?.name, load].filter(Boolean).join(', ')}</span>
        <span className={classes.way}>
          {terms.t('office.board.way', {
            from: job.from_title[terms.language],
            to: job.to_title[terms.language],
          })}
        </span>
        {job.extra_employee > 0 && <em>{places}</em>}
        <IconGripVertical size={18} stroke={1.9} aria-hidden />
      </button>
    </li>
  );
};

/** The jobs that wait for somebody, by time. What is dropped here waits again. */
export const OpenJobs = ({ jobs, count, pickedId }: Props) => {
  const { t } = useBoardTerms();
  return (
    <section className={classes.card} aria-label={t('office.board.open')} data-open-jobs>
      <h2>
        {t('office.board.open')} <span>{jobs.length}</span>
      </h2>
      {jobs.length === 0 ? (
        <p className={classes.none}>
          {t(count === 0 ? 'office.board.no_jobs' : 'office.board.all_assigned')}
        </p>
      ) : (
        <ul onKeyDown={stepThroughList} className={classes.openJobs}>
          {jobs.map((job, index) => (
            <OpenJob key={job._id} job={job} isFirst={index === 0} isPicked={job._id === pickedId} />
          ))}
        </ul>
      )}
    </section>
  );
};
