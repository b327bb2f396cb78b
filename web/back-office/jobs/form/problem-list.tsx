import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import { focusOn } from '#web/back-office/components/form/focus-problem.ts';
import { fieldId } from '#web/back-office/jobs/form/fields.tsx';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { TEXT_FIELDS } from '#web/back-office/jobs/form/job-input.ts';
import classes from '#web/back-office/jobs/form/notes.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Where a field stands in the form: further dates follow the time, extras the job codes. */
const placeOf = (field: string): number => {
  const [name = ''] = field.split('.');
  const beside = { recurring: 'extraHours', extras: 'jCodePorter' }[name];
  return TEXT_FIELDS.findIndex((other) => other === (beside ?? name)) + (beside ? 0.5 : 0);
};

/** The control that says it: an extra that is gone says so at its amount. */
const controlOf = (field: string): string => fieldId(field.replace(/\._id$/, '.amount'));

/** Everything that keeps the form from being saved, each leading to its field; read out when it appears. */
export const ProblemList = () => {
  const { t } = useTexts();
  const { problems } = useFormState();
  const found = Object.entries(problems).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  return (
    <div role="alert">
      {found.length > 0 && (
        <div className={classes.problems}>
          <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
          <div>
            <b>{t('office.job_form.problems', { count: found.length })}</b>
            <ul>
              {found.map(([field, message]) => (
                <li key={field}>
                  <a
                    href={`#${controlOf(field)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      focusOn(document.getElementById(controlOf(field)));
                    }}
                  >
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
};
