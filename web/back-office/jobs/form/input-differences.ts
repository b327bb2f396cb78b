import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import type { AssignedEmployee } from '#shared/jobs/job-row.ts';
import type { JobInput } from '#web/back-office/jobs/form/job-input.ts';
import { SERVICE_TYPES } from '#web/back-office/jobs/form/service-choices.ts';
import type { JobTerms } from '#web/back-office/jobs/form/use-job-terms.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';

export type InputName = keyof JobInput;

/** The fields in which two states of a form differ. */
export const differences = (before: JobInput, after: JobInput): InputName[] =>
  (Object.keys(before) as InputName[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

/** What was typed since `start`, to be put on top of another state. */
export const typedSince = (start: JobInput, input: JobInput): Partial<JobInput> =>
  Object.fromEntries(differences(start, input).map((name) => [name, input[name]]));

type Names = {
  readonly terms: JobTerms;
  readonly employees: readonly Pick<AssignedEmployee, '_id' | 'first_name' | 'last_name'>[];
};

/** What a field holds, as it is read: names instead of ids. */
export const fieldWords =
  ({ terms, employees }: Names, t: Translate, language: OfficeLanguage) =>
  (name: InputName, input: JobInput): string => {
    const value = input[name];
    const nothing = t('office.details.nothing');
    if (typeof value !== 'string') {
      const words = value.map((part) => {
        if (typeof part !== 'string') return `${part.amount} × ${part.name}`;
        const one = employees.find(({ _id }) => _id === part);
        return one ? `${one.first_name} ${one.last_name}` : part;
      });
      return words.join(', ') || nothing;
    }
    const service = SERVICE_TYPES.find((type) => name === 'serviceType' && type === value);
    if (service) return t(`office.service.${service}`);
    const travel = TRAVEL_TYPES.find((type) => name === 'travelType' && type === value);
    if (travel) return t(`office.travel.${travel}`);
    if (name === 'language') {
      const row = terms.languages.find(({ _id }) => String(_id) === value);
      return (language === 'de' ? row?.display_de : row?.display_en) ?? nothing;
    }
    if (name === 'jCode') return terms.jobCodes.find(({ _id }) => _id === value)?.code ?? nothing;
    return value || nothing;
  };
