import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import { useId } from 'react';
import { focusOn } from '#web/back-office/components/form/focus-problem.ts';
import { fieldId } from '#web/back-office/invoices/form/fields.tsx';
import { useFormState } from '#web/back-office/invoices/form/form-context.ts';
import { namedProblem } from '#web/back-office/invoices/form/form-problems.ts';
import classes from '#web/back-office/invoices/form/invoice-form.module.css';
import { TEXT_FIELDS } from '#web/back-office/invoices/form/invoice-input.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Lines stand between the client and the remarks. */
const placeOf = (field: string): number => {
  const place = (TEXT_FIELDS as readonly string[]).indexOf(field);
  return place < 0 ? TEXT_FIELDS.indexOf('remarks') - 0.5 : place;
};

const goTo = (field: string): void => {
  const control = document.getElementById(fieldId(field));
  // What is folded up takes no focus.
  control?.closest('details')?.setAttribute('open', '');
  focusOn(control);
};

/** Everything that keeps the invoice from being created, each leading to its field. */
export const ProblemList = () => {
  const { t } = useTexts();
  const { problems, check } = useFormState();
  const id = useId();
  const found = Object.entries(problems).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  if (found.length === 0) return null;
  return (
    <section className={classes.problems} aria-labelledby={id}>
      <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
      <div>
        <h2 id={id}>{t('office.invoices.form.problems')}</h2>
        <ul>
          {found.map(([field, message]) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  check();
                  goTo(field);
                }}
              >
                {namedProblem(field, message, t)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
