import { isPrivate, servicesIn } from '#shared/jobs/job-services.ts';
import { CodeEntry } from '#web/back-office/jobs/form/code-entry.tsx';
import { ExtrasEntry } from '#web/back-office/jobs/form/extras-entry.tsx';
import classes from '#web/back-office/jobs/form/fields.module.css';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { Panel } from '#web/back-office/jobs/form/panel.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** What it is charged by: job codes of the agency, none for private customers, and extras. */
export const CodePanel = () => {
  const { t } = useTexts();
  const { form } = useFormState();
  const services = servicesIn(form);
  return (
    <Panel title={t('office.job_form.panel.code')}>
      {isPrivate(form.agency) ? (
        <p className={classes.note}>{t('office.job_form.hint.no_code')}</p>
      ) : (
        (services.length > 0 ? services : (['assistant'] as const)).map((service) => (
          <CodeEntry key={service} service={service} />
        ))
      )}
      <ExtrasEntry />
    </Panel>
  );
};
