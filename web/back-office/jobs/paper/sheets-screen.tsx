import { memo } from 'react';
import { DaySheet } from '#web/back-office/jobs/paper/day-sheet.tsx';
import { JobPage } from '#web/back-office/jobs/paper/job-sheet.tsx';
import { PaperFrame } from '#web/back-office/jobs/paper/paper-frame.tsx';
import type { Paper } from '#web/back-office/jobs/paper/use-paper-jobs.ts';

/** Painted once, not at every tick of the clock. */
const Sheets = memo(({ paper: { question, jobs, sheets } }: { paper: Paper }) => {
  if (question.job !== undefined) return jobs.map((job) => <JobPage key={job._id} job={job} />);
  return sheets.flatMap(({ employee, jobs: own }) =>
    [...Map.groupBy(own, ({ date }) => date)].map(([date, ofDay]) => (
      <DaySheet
        key={[employee?._id, date, ofDay.length].join(' ')}
        employee={employee}
        date={date}
        jobs={ofDay}
      />
    )),
  );
});

/** Job sheets: one job on a page, or the jobs of each employee and day. */
const SheetsScreen = () => (
  <PaperFrame
    kind="sheets"
    width={210}
    Pages={Sheets}
    isEmpty={({ question, jobs, sheets }) => (question.job !== undefined ? jobs : sheets).length === 0}
  />
);
export default SheetsScreen;
