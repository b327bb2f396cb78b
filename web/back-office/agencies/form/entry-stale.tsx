import { isAirportId } from '#shared/catalogue/airport-ids.ts';
import { isSiteLanguage } from '#shared/languages.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import { StaleNote } from '#web/back-office/components/form/stale-note.tsx';
import type { EntryForm } from '#web/back-office/components/form/use-entry-form.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';

/** What a field is called on its form. */
const labelOf = (field: string, t: Translate): string => {
  if (field === 'airport') return t('office.airport.label');
  if (field === 'service_type_id') return t('office.agencies.column.service');
  return t(`office.agencies.field.${field}` as OfficeKey);
};

/** A value as its form shows it. */
const wordsOf = (field: string, value: string, t: Translate): string => {
  if (field === 'default_language' && isSiteLanguage(value)) return t(`office.agencies.language.${value}`);
  if (field === 'active')
    return t(value === 'yes' ? 'office.agencies.state.active' : 'office.agencies.state.inactive');
  if (field === 'airport')
    return isAirportId(Number(value)) ? t(`office.airport.${value}` as OfficeKey) : value;
  if (field === 'service_type_id')
    return t(value === '1' ? 'office.service.porter' : 'office.service.assistant');
  return value;
};

/** Says what somebody else has changed of an agency, a job code or an extra while its form was open. */
export const EntryStale = ({ form: { meanwhile, stored } }: { form: EntryForm }) => {
  const { t } = useTexts();
  return (
    meanwhile && (
      <StaleNote
        text={t('office.agencies.stale')}
        stored={meanwhile.map(({ field, isTyped }) => ({
          label: labelOf(field, t),
          now: wordsOf(field, stored[field] ?? '', t),
          isTyped,
        }))}
      />
    )
  );
};
