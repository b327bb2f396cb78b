import { Button, CloseButton } from '@mantine/core';
import { Link } from 'react-router';
import type { BoardPerson } from '#shared/jobs/board-people.ts';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import { RouteLine } from '#web/back-office/components/route-line.tsx';
import { jobWords, personWords, useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import { Candidates } from '#web/back-office/jobs/board/candidates.tsx';
import classes from '#web/back-office/jobs/board/side.module.css';
import type { PickedState } from '#web/back-office/jobs/board/use-picked.ts';

type Props = {
  picked: PickedState;
  people: readonly BoardPerson[];
  /** The keyboard goes to an employee, or the pointer lies on one; undefined when it has left. */
  onOver: (personId: string | undefined, isByKeys: boolean) => void;
  /** What it lies in has the head. */
  isHeadless?: boolean;
};

const Facts = ({ job }: { job: BoardJob }) => {
  const terms = useBoardTerms();
  const { time, service, spoken, load, point } = jobWords(job, terms);
  const rest = [service, load, spoken?.name, job.agency, job.reference];
  return (
    <div className={classes.facts}>
      <p>
        <b>{time}</b>
        {job.name_sign && <span className={classes.sign}>{job.name_sign}</span>}
      </p>
      <RouteLine
        from={{ title: job.from_title[terms.language], details: point === job.name_sign ? '' : point }}
        to={{ title: job.to_title[terms.language], details: '' }}
      />
      <p>{rest.filter(Boolean).join(', ')}</p>
    </div>
  );
};

/** Who is on the job already, each with the way off it. */
const Assigned = ({ job, picked, people }: Pick<Props, 'picked' | 'people'> & { job: BoardJob }) => {
  const terms = useBoardTerms();
  const { t } = terms;
  const assigned = people.filter(({ employee }) => job.employee_ids.includes(employee._id));
  if (assigned.length === 0) return null;
  return (
    <ul className={classes.assigned} aria-label={t('office.board.assigned')}>
      {assigned.map(({ employee }) => {
        const { name } = personWords(employee, terms);
        return (
          <li key={employee._id}>
            <b>{name}</b>
            {!job.is_sealed && (
              <Button
                variant="default"
                aria-label={t('office.board.unassign_named', { employee: name })}
                aria-disabled={picked.isBusy}
                onClick={() => void picked.takeOff(employee._id)}
              >
                {t('office.assign.unassign')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** The job that is picked up: what it is, who is on it, and who could be. */
export const PickedPanel = ({ picked, people, onOver, isHeadless }: Props) => {
  const terms = useBoardTerms();
  const { t } = terms;
  const { job, from, giveUp } = picked;
  if (!job) return null;
  const { number, places } = jobWords(job, terms);
  return (
    <section
      className={isHeadless ? undefined : classes.card}
      aria-label={number}
      data-picked-panel
      aria-busy={picked.isBusy}
    >
      {!isHeadless && (
        <h2>
          {number}
          {places && <em {...(job.is_sealed && { 'data-sealed': true })}>{places}</em>}
          <CloseButton aria-label={t('office.board.give_up')} onClick={giveUp} />
        </h2>
      )}
      <Facts job={job} />
      <p className={classes.details}>
        <Link to={`/admin/jobs?job=${job._id}`}>{t('office.board.details')}</Link>
      </p>
      <Assigned job={job} picked={picked} people={people} />
      {job.is_sealed ? (
        <p className={classes.none}>{t('office.board.sealed')}</p>
      ) : (
        <>
          <h3 className={classes.subhead}>
            {from
              ? t('office.board.move_from', { employee: personWords(from, terms).name })
              : t('office.board.candidates')}
          </h3>
          <p className={classes.keys}>{t('office.board.keys')}</p>
          <Candidates picked={picked} onPut={(personId) => void picked.put(personId)} onOver={onOver} />
        </>
      )}
    </section>
  );
};
