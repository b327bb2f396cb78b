import type { LocationService } from '#shared/catalogue/location.ts';
import { SERVICE_TYPE_IDS } from '#shared/jobs/job.ts';
import classes from '#web/back-office/jobs/form/fields.module.css';
import { SelectEntry } from '#web/back-office/jobs/form/fields.tsx';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import type { JobCodeRow } from '#web/back-office/jobs/form/use-job-terms.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** From and to of a code, its price, and of a porter what is in it and what every further step costs. */
const useCodeWords = () => {
  const { t, language } = useTexts();
  return ({ code, service_type_id, price, included, step, additional_price }: JobCodeRow) => ({
    label: `${code}, ${euros(price, language)}`,
    terms:
      service_type_id === SERVICE_TYPE_IDS.porter
        ? t('office.job_form.code_terms', {
            included,
            step,
            price: euros(additional_price, language),
          })
        : undefined,
  });
};

/** The job code of a service, out of those agreed with the agency at the airport. */
export const CodeEntry = ({ service }: { service: LocationService }) => {
  const { t } = useTexts();
  const { input, terms } = useFormState();
  const wordsOf = useCodeWords();
  const name = input.serviceType === 'both' && service === 'porter' ? 'jCodePorter' : 'jCode';
  const codes = terms.jobCodes.filter(
    ({ airport, service_type_id }) =>
      String(airport) === input.location && service_type_id === SERVICE_TYPE_IDS[service],
  );
  const chosen = codes.find(({ _id }) => _id === input[name]);
  const ways = new Map(codes.map(({ _id, from_text, to_text }) => [_id, `${from_text} → ${to_text}`]));
  return (
    <SelectEntry
      name={name}
      label={input.serviceType === 'both' ? t(`office.job_form.code_of.${service}`) : undefined}
      data={codes.map((code) => ({ value: code._id, label: wordsOf(code).label }))}
      disabled={input.agency === ''}
      description={
        input.agency === '' ? t('office.job_form.hint.agency_first') : chosen && wordsOf(chosen).terms
      }
      nothingFoundMessage={t('office.job_form.no_codes')}
      className={classes.wide ?? ''}
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.label}
          <small>{ways.get(option.value)}</small>
        </span>
      )}
    />
  );
};
