import type { CalendarDate } from '#shared/calendar-date.ts';
import { clockText } from '#shared/calendar-date.ts';
import { nameOf } from '#web/back-office/jobs/job-row.ts';
import { PaperRoute, PaperSign } from '#web/back-office/jobs/paper/job-route.tsx';
import {
  airportWords,
  endWords,
  loadWords,
  serviceWords,
  travelWords,
} from '#web/back-office/jobs/paper/job-words.ts';
import { Pages } from '#web/back-office/jobs/paper/pages.tsx';
import { PaperFoot, PaperLetter, PaperTop, useDeskPhone } from '#web/back-office/jobs/paper/paper-parts.tsx';
import classes from '#web/back-office/jobs/paper/sheet.module.css';
import type { PaperJob, PaperSheet } from '#web/back-office/jobs/paper/use-paper-jobs.ts';
import { WorkTimeOfDay } from '#web/back-office/jobs/paper/work-time-box.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { formatDate } from '#web/common/formats.ts';

type Employee = PaperSheet['employee'];

const fullName = ({ first_name, last_name }: NonNullable<Employee>): string => `${first_name} ${last_name}`;

/** What there is to know beside when and where, a line each. */
const useNotes = (job: PaperJob, employee: Employee): string[] => {
  const { t } = useTexts();
  const others = job.employees.filter(({ _id }) => _id !== employee?._id).map(fullName);
  return [
    [loadWords(job, t), job.order.phone].filter(Boolean).join(', '),
    [job.agency.name, job.reference].filter(Boolean).join(', '),
    job.Extras.map(({ name, ExtrasToJobs: { amount } }) => t('office.paper.extra', { amount, name })).join(
      ', ',
    ),
    job.order.extra_requests ?? '',
    others.length > 0 ? t('office.paper.with', { names: others.join(', ') }) : '',
  ].filter(Boolean);
};

/** A job with lines for what is written down at the terminal. */
const DayJob = ({ job, employee }: { job: PaperJob; employee: Employee }) => {
  const { t, language } = useTexts();
  const travel = travelWords(job, t);
  const next = (time: string): string => t('office.paper.next_day', { time });
  return (
    <article className={classes.job} data-block aria-label={nameOf(job)}>
      <div>
        <p className={classes.time}>
          {job.order.travelType && <PaperLetter travelType={job.order.travelType} />}
          {clockText(job)}
        </p>
        <p className={classes.small}>
          {t('office.paper.until', { time: endWords(job, next) })}
          <br />
          {nameOf(job)}
          <br />
          {serviceWords(job, t, language)}
        </p>
      </div>
      <div>
        <PaperRoute job={job} />
        {travel && <p className={classes.travel}>{travel}</p>}
        <div className={classes.small}>
          {useNotes(job, employee).map((note) => (
            <p key={note}>
              <bdi>{note}</bdi>
            </p>
          ))}
          {job.remarks && (
            <p>
              <b>
                <bdi>{job.remarks}</bdi>
              </b>
            </p>
          )}
        </div>
      </div>
      <PaperSign job={job} />
      <p className={classes.lines}>
        <span>{t('office.paper.start')}</span>
        <span>{t('office.paper.end')}</span>
        <span>{t('office.paper.signature')}</span>
      </p>
    </article>
  );
};

/** The jobs of one employee on one day, with the work time of that day at the end. */
export const DaySheet = ({ employee, jobs, date }: PaperSheet & { date: CalendarDate }) => {
  const { t, language } = useTexts();
  const airports = [...new Set(jobs.map(({ airport }) => airport))];
  const phone = useDeskPhone(airports[0]);
  const about = [
    formatDate(date, language),
    ...airports.map((airport) => airportWords(airport, t)),
    t('office.paper.jobs', { count: jobs.length }),
  ];
  return (
    <Pages count={jobs.length}>
      {({ from, to, isLast, ...page }) => (
        <>
          <PaperTop
            title={t('office.paper.sheet')}
            who={employee ? fullName(employee) : t('office.paper.nobody')}
          >
            {about.join(', ')}
          </PaperTop>
          {jobs.slice(from, to).map((job) => (
            <DayJob key={job._id} job={job} employee={employee} />
          ))}
          {isLast && (
            <div data-tail className={classes.tail}>
              <WorkTimeOfDay employee={employee} jobs={jobs} />
            </div>
          )}
          <PaperFoot phone={phone} {...page} />
        </>
      )}
    </Pages>
  );
};
