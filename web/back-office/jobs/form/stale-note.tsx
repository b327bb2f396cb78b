import { Button } from '@mantine/core';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { differences, fieldWords } from '#web/back-office/jobs/form/input-differences.ts';
import { inputOf } from '#web/back-office/jobs/form/job-input.ts';
import classes from '#web/back-office/jobs/form/notes.module.css';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { stale: JobRow; onTakeOver: () => void };

/** What somebody else has changed of the job since it was opened; nothing that was typed is lost. */
export const StaleNote = ({ stale, onTakeOver }: Props) => {
  const { t, language } = useTexts();
  const { job, terms } = useFormState();
  if (!job) return null;
  const [before, after] = [inputOf(job), inputOf(stale)];
  const words = fieldWords({ terms, employees: [...job.employees, ...stale.employees] }, t, language);
  const changed = differences(before, after);
  return (
    <div className={classes.stale} role="alert">
      <b>{t('office.job_form.stale.title')}</b>
      {changed.length > 0 && <p>{t('office.job_form.stale.list')}</p>}
      <ul>
        {changed.map((name) => (
          <li key={name}>
            {t(`office.job_form.field.${name}`)}:{' '}
            {t('office.details.change', { before: words(name, before), after: words(name, after) })}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={onTakeOver}>
        {t('office.job_form.stale.take_over')}
      </Button>
    </div>
  );
};
