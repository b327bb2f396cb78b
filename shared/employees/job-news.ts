import { airportTime, clockText } from '#shared/calendar-date.ts';
import type { Airport } from '#shared/catalogue/airport.ts';
import { type BookableLanguage, PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import type { Place } from '#shared/catalogue/location.ts';
import { longDate } from '#shared/emails/long-date.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { jobSpan } from '#shared/employees/job-span.ts';
import { type Job, serviceOfJob } from '#shared/jobs/job.ts';
import { titlesOfJob } from '#shared/jobs/job-titles.ts';
import { inLanguage } from '#shared/languages.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { type EmployeeMailLanguage, employeeMailTexts } from '#shared/texts/employee-mail-texts.ts';
import { mailTexts } from '#shared/texts/mail-texts.ts';

/** What an employee is told about. */
export type JobNews = {
  readonly job: Job;
  readonly employee: Employee;
  readonly airport: Airport;
  readonly languages: readonly BookableLanguage[];
  readonly places: readonly Place[];
  readonly jobMinutes: number;
};

/** The job's day, and from when to when it keeps its employees busy, by the airport's clock. */
export const momentText = ({ job, jobMinutes }: JobNews, language: EmployeeMailLanguage): string => {
  const end = airportTime(new Date(jobSpan(job, jobMinutes).end));
  return employeeMailTexts[language].at(longDate(job.date, language), clockText(job), clockText(end));
};

const guestsText = ({ job }: JobNews, language: EmployeeMailLanguage): string => {
  const words = mailTexts[language];
  const isPorter = serviceOfJob(job) === 'porter';
  return [
    words.persons(job.persons),
    ...(isPorter ? [words.bags(job.bags)] : []),
    ...(job.bulky > 0 ? [words.bulky(job.bulky)] : []),
  ].join(', ');
};

const languageText = ({ job, languages }: JobNews, language: EmployeeMailLanguage): string => {
  const spoken = languages.find(({ _id }) => _id === job.language_id);
  return spoken && spoken._id !== PORTER_ONLY_LANGUAGE_ID ? inLanguage(spoken.name, language) : '';
};

/** A job in lines of name and value, as plain text; what it does not have is left out. */
export const jobDetails = (
  news: JobNews,
  language: EmployeeMailLanguage,
): [name: string, value: string][] => {
  const { job, airport } = news;
  const { from_title, to_title } = titlesOfJob(job, news.places);
  const words = employeeMailTexts[language];
  const lines: [string, string][] = [
    [words.job, orderNumber(job._id, job.airport)],
    [words.service, mailTexts[language].services[serviceOfJob(job)]],
    [words.when, momentText(news, language)],
    [words.airport, `${inLanguage(airport.name, language)} (${airport.code})`],
    [words.from, from_title[language]],
    [words.to, to_title[language]],
    [words.journey, [job.flight_nr, job.train_nr].filter(Boolean).join(', ')],
    [words.sign, job.name_sign],
    [words.guests, guestsText(news, language)],
    [words.language, languageText(news, language)],
    [words.remarks, job.remarks ?? ''],
    [words.desk, airport.phone],
  ];
  return lines.filter(([, value]) => value !== '');
};
