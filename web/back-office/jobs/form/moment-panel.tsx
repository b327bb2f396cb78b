import { TextInput } from '@mantine/core';
import { isPrivate } from '#shared/jobs/job-services.ts';
import classes from '#web/back-office/jobs/form/fields.module.css';
import { CountEntry, TextEntry, useField } from '#web/back-office/jobs/form/fields.tsx';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { Panel } from '#web/back-office/jobs/form/panel.tsx';
import { RecurringEntry } from '#web/back-office/jobs/form/recurring-entry.tsx';
import { tidyTime } from '#web/back-office/jobs/form/time-text.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

const DateEntry = () => {
  const { common, type } = useField('serviceDate');
  return <TextInput {...common} type="date" onChange={(event) => type(event.currentTarget.value)} />;
};

const TimeEntry = () => {
  const { t } = useTexts();
  const { input, change } = useFormState();
  return (
    <TextEntry
      name="time"
      inputMode="numeric"
      placeholder={t('office.job_form.time_form')}
      onBlur={() => change({ time: tidyTime(input.time) })}
    />
  );
};

/** When it begins, how much longer than an hour it lasts, and on which further dates it is wanted. */
export const MomentPanel = () => {
  const { t } = useTexts();
  const { form, job } = useFormState();
  return (
    <Panel title={t('office.job_form.panel.moment')}>
      <div className={classes.thirds}>
        <DateEntry />
        <TimeEntry />
        <CountEntry name="extraHours" least={1} />
      </div>
      {!job && !isPrivate(form.agency) && <RecurringEntry />}
    </Panel>
  );
};
