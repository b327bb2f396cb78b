import { MultiSelect } from '@mantine/core';
import type { LocationService } from '#shared/catalogue/location.ts';
import { servicesIn } from '#shared/jobs/job-services.ts';
import classes from '#web/back-office/jobs/form/fields.module.css';
import { fieldId } from '#web/back-office/jobs/form/fields.tsx';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { staffOffered } from '#web/back-office/jobs/form/staff-offered.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

const FIELDS = { assistant: 'assistants', porter: 'porters' } as const;

/** Who is to be put on the job of a service once it is saved; those who speak its language stand first. */
export const StaffEntry = ({ service }: { service: LocationService }) => {
  const { t, language } = useTexts();
  const { input, form, job, terms, change } = useFormState();
  const field = FIELDS[service];
  const services = servicesIn(form).length;
  const spoken = terms.languages.find(({ _id }) => service === 'assistant' && String(_id) === input.language);
  const { speaking, others } = staffOffered(terms.employees, {
    service,
    location: Number(input.location),
    language: spoken?._id,
    // Whoever is on the job can be taken off, also if the employee could not be put on it today.
    present: job?.employees ?? [],
  });
  const word = spoken && (language === 'de' ? spoken.display_de : spoken.display_en);
  const groups = [
    {
      group: word ? t('office.job_form.staff_speaks', { language: word }) : t('office.job_form.staff_all'),
      items: speaking,
    },
    { group: t('office.job_form.staff_others'), items: others },
  ];
  return (
    <MultiSelect
      className={services === 1 ? (classes.wide ?? '') : ''}
      classNames={{ pill: classes.pill ?? '', inputField: classes.pillField ?? '' }}
      id={fieldId(field)}
      label={t(`office.job_form.field.${field}`)}
      value={[...input[field]]}
      data={groups.filter(({ items }) => items.length > 0)}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      hidePickedOptions
      size="sm"
      nothingFoundMessage={t('office.job_form.staff_none')}
      onChange={(ids) => change({ [field]: ids })}
    />
  );
};
