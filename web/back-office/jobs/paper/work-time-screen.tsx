import { memo } from 'react';
import { PaperFrame } from '#web/back-office/jobs/paper/paper-frame.tsx';
import type { Paper } from '#web/back-office/jobs/paper/use-paper-jobs.ts';
import { WorkTimeOfJobSheet } from '#web/back-office/jobs/paper/work-time-of-job.tsx';
import { WorkTimeSheet } from '#web/back-office/jobs/paper/work-time-sheet.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Painted once, not at every tick of the clock. */
const Sheets = memo(({ paper: { question, jobs, sheets } }: { paper: Paper }) => {
  const { t } = useTexts();
  const employer = t('office.brand');
  if (question.job !== undefined) {
    const employees = sheets.flatMap(({ employee }) => employee ?? []);
    return jobs.map((job) => (
      <WorkTimeOfJobSheet key={job._id} job={job} employees={employees} employer={employer} />
    ));
  }
  return sheets.map(
    ({ employee, jobs: own }) =>
      employee && (
        <WorkTimeSheet
          key={`${employee._id} ${own.length}`}
          employee={employee}
          jobs={own}
          range={question.range}
          employer={employer}
        />
      ),
  );
});

/** Work-time sheets (Arbeitszeitnachweise): the employees of one job, or the days of each employee. */
const WorkTimeScreen = () => (
  <PaperFrame
    kind="work_time"
    width={210}
    isGerman
    Pages={Sheets}
    isEmpty={({ question, jobs, sheets }) =>
      question.job === undefined
        ? sheets.every(({ employee }) => !employee)
        : jobs.every(({ is_sealed }) => is_sealed)
    }
  />
);
export default WorkTimeScreen;
