import { clockText } from '#shared/calendar-date.ts';
import { listName } from '#shared/jobs/job-sheets.ts';
import { plannedWork, workDays } from '#shared/jobs/work-time.ts';
import { workTimeTexts as texts } from '#shared/texts/work-time-texts.ts';
import { germanDay } from '#web/back-office/jobs/paper/german-days.ts';
import { timeAfter } from '#web/back-office/jobs/paper/job-words.ts';
import type { PaperJob, PaperSheet } from '#web/back-office/jobs/paper/use-paper-jobs.ts';
import classes from '#web/back-office/jobs/paper/work-time.module.css';

/** Shifts of a day that are written by hand. */
const SHIFTS = ['first', 'second'] as const;

const Facts = ({ facts }: { facts: readonly (readonly [term: string, value: string])[] }) => (
  <dl className={classes.facts}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const breakWords = `${texts.break}, ${texts.minutes}`;

/** Where who worked and who checked sign; the office alone, where the employees sign in their rows. */
export const Signatures = ({ isOffice = false }: { isOffice?: boolean }) => (
  <p className={classes.signatures}>
    <span>{isOffice ? texts.officeSignature : texts.employeeSignature}</span>
    {!isOffice && <span>{texts.officeSignature}</span>}
  </p>
);

/** The work time of one employee on one day, at the end of the job sheet (back-office specification, section 2). */
export const WorkTimeOfDay = ({ employee, jobs }: PaperSheet) => {
  const [day] = workDays(jobs);
  const [first] = jobs;
  if (!employee || !day || !first) return null;
  const planned = texts.span(clockText(day.begin), timeAfter(day.end, day.date, texts.nextDay));
  const columns = [texts.begin, texts.end, breakWords, texts.hours, texts.remark];
  return (
    <section lang="de" className={classes.box}>
      <h3>{texts.title}</h3>
      <Facts
        facts={[
          [texts.name, listName(employee)],
          [texts.date, germanDay(day.date)],
          [texts.place, texts.places[first.airport]],
          [texts.jobs, planned],
        ]}
      />
      <table className={classes.table} data-kind="day">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHIFTS.map((shift) => (
            <tr key={shift}>
              {columns.map((name) => (
                <td key={name} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Signatures />
    </section>
  );
};

/** The work time of all employees of one job, at the end of its sheet; a row is left for who steps in. */
export const WorkTimeOfJob = ({ job }: { job: PaperJob }) => {
  const { begin, end } = plannedWork(job);
  const columns = [texts.name, texts.begin, texts.end, breakWords, texts.hours, texts.signature];
  const names = [...job.employees.map(listName), ''];
  return (
    <section lang="de" className={classes.box}>
      <h3>{texts.title}</h3>
      <Facts
        facts={[
          [texts.date, germanDay(job.date)],
          [texts.place, texts.places[job.airport]],
          [texts.planned, texts.span(clockText(begin), timeAfter(end, job.date, texts.nextDay))],
        ]}
      />
      <table className={classes.table} data-kind="job">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.slice(1).map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
