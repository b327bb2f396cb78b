import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconBan from '@tabler/icons-react/icons/IconBan';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { useId } from 'react';
import classes from '#web/back-office/jobs/assign/assign-dialog.module.css';
import { refusalText, warningText } from '#web/back-office/jobs/assign/assign-words.ts';
import type { Candidate } from '#web/back-office/jobs/assign/use-candidates.ts';
import { useSpoken } from '#web/back-office/jobs/job-cells.tsx';
import { type JobRow, nameOf } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  candidate: Candidate;
  job: JobRow;
  isBest: boolean;
  isBusy: boolean;
  onAssign: (employee: Candidate['employee']) => void;
};

const MINUTES_OF_AN_HOUR = 60;

const Load = ({ load }: Pick<Candidate, 'load'>) => {
  const { t, language } = useTexts();
  if (load.jobs === 0) return t('office.jobs.load_none');
  const hours = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    load.minutes / MINUTES_OF_AN_HOUR,
  );
  return t('office.jobs.load', { count: load.jobs, hours });
};

/** What stands against a candidate, and what speaks against them; that nothing does is said too. */
const Reasons = ({ candidate: { check }, job }: Pick<Props, 'candidate' | 'job'>) => {
  const { t, language } = useTexts();
  const spoken = useSpoken();
  const words = { t, language, job, spoken: spoken(job) };
  const icon = { size: 17, stroke: 2, 'aria-hidden': true } as const;
  if (check.refusals.length === 0 && check.warnings.length === 0) {
    return (
      <li data-kind="free">
        <IconCheck {...icon} /> {t('office.jobs.suits')}
      </li>
    );
  }
  return (
    <>
      {check.refusals.map((refusal) => (
        <li key={`${refusal.code} ${refusal.job?.job_id}`} data-kind="refused">
          <IconBan {...icon} /> {refusalText(refusal, words)}
        </li>
      ))}
      {check.refusals.length === 0 &&
        check.warnings.map((warning) => (
          <li key={`${warning.code} ${warning.job?.job_id}`} data-kind="warned">
            <IconAlertTriangle {...icon} /> {warningText(warning, words)}
          </li>
        ))}
    </>
  );
};

/** A candidate with name, load of the day and reasons; who cannot be put on the job has a button that says why. */
export const CandidateItem = ({ candidate, job, isBest, isBusy, onAssign }: Props) => {
  const { t } = useTexts();
  const reasons = useId();
  const { employee, check, load } = candidate;
  const name = `${employee.first_name} ${employee.last_name}`;
  const isRefused = check.refusals.length > 0;
  return (
    <li className={classes.candidate} {...(isRefused && { 'data-refused': true })}>
      <div>
        <b>{name}</b>
        {isBest && <span className={classes.best}>{t('office.jobs.best')}</span>}
        <small>
          <Load load={load} />
        </small>
        <ul id={reasons}>
          <Reasons candidate={candidate} job={job} />
        </ul>
      </div>
      <Button
        data-stop
        variant={isBest ? 'filled' : 'default'}
        disabled={isRefused || isBusy}
        aria-describedby={reasons}
        aria-label={t('office.jobs.assign_named', { employee: name, job: nameOf(job) })}
        onClick={() => onAssign(employee)}
      >
        {t('office.assign.assign')}
      </Button>
    </li>
  );
};
