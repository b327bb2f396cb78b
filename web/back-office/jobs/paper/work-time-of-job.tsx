import { clockText } from '#shared/calendar-date.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';
import { listName } from '#shared/jobs/job-sheets.ts';
import { leastBreak, workDays } from '#shared/jobs/work-time.ts';
import { workTimeTexts as texts } from '#shared/texts/work-time-texts.ts';
import { nameOf } from '#web/back-office/jobs/job-row.ts';
import { germanDay, germanWeekday } from '#web/back-office/jobs/paper/german-days.ts';
import { timeAfter } from '#web/back-office/jobs/paper/job-words.ts';
import { Pages } from '#web/back-office/jobs/paper/pages.tsx';
import type { PaperJob } from '#web/back-office/jobs/paper/use-paper-jobs.ts';
import classes from '#web/back-office/jobs/paper/work-time.module.css';
import { Signatures } from '#web/back-office/jobs/paper/work-time-box.tsx';
import {
  type Columns,
  Law,
  WorkTimeFoot,
  WorkTimeTable,
  WorkTimeTop,
} from '#web/back-office/jobs/paper/work-time-parts.tsx';

const COLUMNS = { first: ['name'], last: ['hours', 'signature'] } as const satisfies Columns;
/** Left for who steps in. */
const EMPTY_ROWS = ['first', 'second', 'third'].map((key) => ({ key, name: '' }));

type Props = { job: PaperJob; employees: readonly PaperJob['employees'][number][]; employer: string };

/** The work time of the employees of one job, a row each. */
export const WorkTimeOfJobSheet = ({ job, employees, employer }: Props) => {
  const [day] = workDays([job]);
  if (!day) return null;
  const number = nameOf(job);
  const end = timeAfter(day.end, job.date, texts.nextDay);
  const pause = leastBreak(day.minutes);
  const rows = [...employees.map((one) => ({ key: one._id, name: listName(one) })), ...EMPTY_ROWS];
  const facts = [
    ['', `${germanWeekday(job.date)}, ${germanDay(job.date)}`],
    [texts.employer, employer],
    [texts.place, texts.places[job.airport]],
    [texts.job, texts.services[serviceOfJob(job)]],
    [texts.planned, texts.span(clockText(day.begin), end)],
  ] as const;
  return (
    <Pages count={rows.length}>
      {({ from, to, isLast, ...page }) => (
        <>
          <WorkTimeTop who={number} facts={facts} />
          <WorkTimeTable columns={COLUMNS}>
            {rows.slice(from, to).map(({ key, name }) => (
              <tbody key={key} data-block>
                <tr>
                  <th scope="row" className={classes.what}>
                    {name}
                  </th>
                  <td>{name && clockText(day.begin)}</td>
                  <td>{name && end}</td>
                  <td />
                  <td />
                  <td className={classes.hint}>{name && pause > 0 && texts.leastBreak(pause)}</td>
                  <td />
                  <td />
                </tr>
              </tbody>
            ))}
          </WorkTimeTable>
          {isLast && (
            <div data-tail>
              <Signatures isOffice />
              <Law />
            </div>
          )}
          <WorkTimeFoot who={number} {...page} />
        </>
      )}
    </Pages>
  );
};
