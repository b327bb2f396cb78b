import { clockText } from '#shared/calendar-date.ts';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { inLanguage } from '#shared/languages.ts';
import type { CsvColumn } from '#web/back-office/components/record-table/csv.ts';
import type { RouteStop } from '#web/back-office/components/route-line.tsx';
import { wayOf } from '#web/back-office/jobs/job-route.ts';
import { type JobRow, nameOf, serviceOf } from '#web/back-office/jobs/job-row.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';

const words = ({ title, details }: RouteStop): string => (details ? `${title}, ${details}` : title);

/** The columns of the jobs as a file; amounts in euros. What the reader may not know stays empty. */
export const jobsCsv = (t: Translate, language: OfficeLanguage): readonly CsvColumn<JobRow>[] => [
  { head: t('office.jobs.column.job'), value: nameOf },
  { head: t('office.airport.label'), value: ({ airport }) => codeOfAirport(airport) },
  {
    head: t('office.travel.label'),
    value: ({ order: { travelType } }) => travelType && t(`office.travel.${travelType}`),
  },
  { head: t('office.field.date'), value: ({ date }) => date },
  { head: t('office.field.time'), value: clockText },
  { head: t('office.field.from'), value: (job) => words(wayOf(job, t, language).from) },
  { head: t('office.field.to'), value: (job) => words(wayOf(job, t, language).to) },
  { head: t('office.field.service'), value: (job) => t(`office.service.${serviceOf(job)}`) },
  {
    head: t('office.field.language'),
    value: ({ language: { display_de, display_en } }) =>
      inLanguage({ en: display_en, de: display_de }, language),
  },
  { head: t('office.field.persons'), value: ({ persons }) => persons },
  { head: t('office.field.bags'), value: ({ bags }) => bags },
  { head: t('office.field.bulky_luggage'), value: ({ bulky }) => bulky },
  { head: t('office.jobs.extra_hours'), value: ({ extra_hours }) => extra_hours },
  { head: t('office.field.name_sign'), value: ({ name_sign }) => name_sign },
  { head: t('office.field.agency_id'), value: ({ agency }) => agency.name || agency.short },
  { head: t('office.field.tour_name'), value: ({ tour_name }) => tour_name },
  { head: t('office.jobs.reference'), value: ({ reference }) => reference },
  { head: t('office.jobs.job_code'), value: ({ job_code }) => job_code?.code },
  { head: t('office.field.phone'), value: ({ order }) => order.phone },
  { head: t('office.field.email'), value: ({ order }) => order.email },
  { head: t('office.jobs.remarks'), value: ({ remarks }) => remarks },
  { head: t('office.jobs.admin_remarks'), value: ({ admin_remarks }) => admin_remarks },
  {
    head: t('office.jobs.column.staff'),
    value: ({ employees }) =>
      employees.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', '),
  },
  { head: t('office.orders.filter_status'), value: ({ status }) => t(`office.word.${status}`) },
  { head: t('office.jobs.net'), value: ({ price }) => price?.net },
];
