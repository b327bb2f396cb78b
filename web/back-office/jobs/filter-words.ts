import type { JobFilter } from '#web/back-office/jobs/job-filter.ts';
import type { useTerms } from '#web/back-office/jobs/use-terms.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';

type Terms = ReturnType<typeof useTerms>;

/** What a filter leaves out, in words; empty when it shows all of its days. */
export const filterWords = (filter: JobFilter, t: Translate, terms?: Terms): string[] => {
  const { airport, service, status, employee, agency, reference } = filter;
  const labelOf = (choices: Terms['agencies'] | undefined, id: string): string =>
    choices?.find(({ value }) => value === id)?.label ?? id;
  return [
    ...(airport === 'both' ? [] : [t(`office.airport.${airport}`)]),
    ...(service === 'all' ? [] : [t(`office.service.${service}`)]),
    ...(status === 'all' ? [] : [t(`office.jobs.status.${status}`)]),
    ...(employee === '' ? [] : [labelOf(terms?.employees, employee)]),
    ...(agency === '' ? [] : [labelOf(terms?.agencies, agency)]),
    ...(reference === '' ? [] : [t('office.orders.searched', { text: reference })]),
  ];
};
