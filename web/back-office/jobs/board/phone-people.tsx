import { VisuallyHidden } from '@mantine/core';
import { serviceOfJob } from '#shared/jobs/job.ts';
import type { BoardView } from '#web/back-office/jobs/board/board-view.ts';
import { jobWords, loadWords, personWords, useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import classes from '#web/back-office/jobs/board/phone.module.css';

type Props = { view: BoardView; pastUntil: number; pickedId: string | undefined };
type Person = BoardView['people'][number];

const PersonJobs = ({ person, pastUntil, pickedId }: Omit<Props, 'view'> & { person: Person }) => {
  const terms = useBoardTerms();
  const { name, codes } = personWords(person.employee, terms);
  return (
    <section className={classes.person} aria-label={name} data-person={person.employee._id}>
      <h2>
        {name} <small>{codes}</small>
        <small>{loadWords(person.load, terms.t)}</small>
      </h2>
      {person.row.bars.length > 0 && (
        <ul>
          {person.row.bars.map(({ job, end, isConflict }) => {
            const { number, time, point, places } = jobWords(job, terms);
            return (
              <li key={job._id}>
                <button
                  type="button"
                  data-job={job._id}
                  data-service={serviceOfJob(job)}
                  aria-pressed={job._id === pickedId}
                  {...(end <= pastUntil && { 'data-past': true })}
                  {...(isConflict && { 'data-conflict': true })}
                  {...(job.is_sealed && { 'data-sealed': true })}
                >
                  <b>{time}</b>
                  <span>{point}</span>
                  <span>{number}</span>
                  {places && <VisuallyHidden>{places}</VisuallyHidden>}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};

/** The day of every employee as a list, where there is no room for a timeline. */
export const PhonePeople = ({ view, ...props }: Props) => (
  <div className={classes.people}>
    {view.people.map((person) => (
      <PersonJobs key={person.employee._id} person={person} {...props} />
    ))}
  </div>
);
