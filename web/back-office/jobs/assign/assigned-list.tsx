import { Button } from '@mantine/core';
import classes from '#web/back-office/jobs/assign/assign-dialog.module.css';
import { type JobRow, missingOf, nameOf } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  job: JobRow;
  isBusy: boolean;
  onRelease: (employee: JobRow['employees'][number]) => void;
};

/** Who is on the job already, and how many are still wanted. */
export const AssignedList = ({ job, isBusy, onRelease }: Props) => {
  const { t } = useTexts();
  const missing = missingOf(job);
  return (
    <>
      {job.employees.length > 0 && (
        <ul className={classes.assigned} aria-label={t('office.jobs.assigned')}>
          {job.employees.map((employee) => {
            const name = `${employee.first_name} ${employee.last_name}`;
            return (
              <li key={employee._id}>
                <b>{name}</b>
                <Button
                  variant="default"
                  disabled={isBusy}
                  data-stop
                  aria-label={t('office.jobs.release', { employee: name, job: nameOf(job) })}
                  onClick={() => onRelease(employee)}
                >
                  {t('office.assign.unassign')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {missing > 0 && <p className={classes.missing}>{t('office.jobs.wanted', { count: missing })}</p>}
    </>
  );
};
