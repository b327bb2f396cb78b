import { clockText } from '#shared/calendar-date.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';
import { listName } from '#shared/jobs/job-sheets.ts';
import { leastBreak, type WorkDay, workDays } from '#shared/jobs/work-time.ts';
import { workTimeTexts as texts } from '#shared/texts/work-time-texts.ts';
import type { DayRange } from '#web/back-office/components/day-pager/day-range.ts';
import { nameOf } from '#web/back-office/jobs/job-row.ts';
import { germanDay, germanWeekday, hoursText } from '#web/back-office/jobs/paper/german-days.ts';
import { timeAfter } from '#web/back-office/jobs/paper/job-words.ts';
import { Pages } from '#web/back-office/jobs/paper/pages.tsx';
import type { PaperJob, PaperSheet } from '#web/back-office/jobs/paper/use-paper-jobs.ts';
import classes from '#web/back-office/jobs/paper/work-time.module.css';
import { Signatures } from '#web/back-office/jobs/paper/work-time-box.tsx';
import {
  type Columns,
  columnNames,
  Law,
  WorkTimeFoot,
  WorkTimeTable,
  WorkTimeTop,
} from '#web/back-office/jobs/paper/work-time-parts.tsx';

const COLUMNS = { first: ['date', 'job'], last: ['ofDay', 'remark'] } as const satisfies Columns;
const EMPTY_ROWS = ['first', 'second', 'third'] as const;

/** A day: begin and end of each job, and one length of the whole day, as the law asks for it. */
const Day = ({ day: { date, work, minutes } }: { day: WorkDay<PaperJob> }) => {
  const pause = leastBreak(minutes);
  return (
    <tbody data-block>
      {work.map(({ job, begin, end }, at) => (
        <tr key={job._id}>
          {at === 0 && (
            <th scope="rowgroup" rowSpan={work.length} className={classes.day}>
              <b>{germanWeekday(date)}</b>
              {germanDay(date)}
            </th>
          )}
          <th scope="row" className={classes.what}>
            {nameOf(job)}
            <small>{texts.services[serviceOfJob(job)]}</small>
          </th>
          <td>{clockText(begin)}</td>
          <td>{timeAfter(end, date, texts.nextDay)}</td>
          <td />
          <td />
          <td className={classes.hint}>{at === work.length - 1 && pause > 0 && texts.leastBreak(pause)}</td>
          {at === 0 && <td rowSpan={work.length} />}
          <td />
        </tr>
      ))}
    </tbody>
  );
};

const Empty = () => (
  <tbody data-block>
    {EMPTY_ROWS.map((row) => (
      <tr key={row}>
        {columnNames(COLUMNS).map((cell) => (
          <td key={cell} />
        ))}
      </tr>
    ))}
  </tbody>
);

const Sum = () => (
  <tbody data-tail>
    <tr>
      <th scope="row" colSpan={7} className={classes.sum}>
        {texts.sum}
      </th>
      <td />
      <td />
    </tr>
  </tbody>
);

type Props = {
  employee: NonNullable<PaperSheet['employee']>;
  jobs: readonly PaperJob[];
  range: DayRange;
  employer: string;
};

/** The work time of one employee over some days, by job, for as many pages as it takes. */
export const WorkTimeSheet = ({ employee, jobs, range, employer }: Props) => {
  const days = workDays(jobs);
  const planned = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const airports = [...new Set(jobs.map(({ airport }) => texts.places[airport]))];
  const who = listName(employee);
  const facts = [
    [texts.period, texts.range(germanDay(range.from), germanDay(range.to))],
    [texts.employer, employer],
    [texts.place, airports.join(', ')],
    [texts.planned, texts.plannedHours(jobs.length, hoursText(planned))],
  ] as const;
  return (
    <Pages count={days.length + 1}>
      {({ from, to, isLast, ...page }) => (
        <>
          <WorkTimeTop who={who} facts={facts} />
          <WorkTimeTable columns={COLUMNS}>
            {days.slice(from, to).map((day) => (
              <Day key={day.date} day={day} />
            ))}
            {to > days.length && <Empty />}
            {isLast && <Sum />}
          </WorkTimeTable>
          {isLast && (
            <div data-tail>
              <Signatures />
              <Law />
            </div>
          )}
          <WorkTimeFoot who={who} {...page} />
        </>
      )}
    </Pages>
  );
};
