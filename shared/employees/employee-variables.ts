import { clockText } from '#shared/calendar-date.ts';
import type { EmployeeNews } from '#shared/emails/announcement.ts';
import { escapeHtml, escapeLines } from '#shared/emails/html.ts';
import { longDate } from '#shared/emails/long-date.ts';
import { type JobNews, jobDetails, momentText } from '#shared/employees/job-news.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';
import { inLanguage } from '#shared/languages.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { type EmployeeMailLanguage, employeeMailTexts } from '#shared/texts/employee-mail-texts.ts';
import { mailTexts } from '#shared/texts/mail-texts.ts';

const CELL = 'padding:4px 0;vertical-align:top';

const table = (news: JobNews, language: EmployeeMailLanguage): string => {
  const rows = jobDetails(news, language).map(
    ([name, value]) =>
      `<tr><td style="${CELL};padding-right:16px">${escapeHtml(name)}</td><td style="${CELL}"><strong>${escapeLines(value)}</strong></td></tr>`,
  );
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`;
};

const wasText = (was: EmployeeNews['was'], language: EmployeeMailLanguage): string => {
  const words = employeeMailTexts[language];
  return was ? `${words.was} ${longDate(was.date, language)}, ${clockText(was)}.` : words.same;
};

/** The variables of mails to employees, as HTML, escaped. */
export const employeeVariables = (
  news: JobNews,
  was: EmployeeNews['was'],
  language: EmployeeMailLanguage,
): Readonly<Record<string, string>> => {
  const { job, employee, airport } = news;
  return {
    NAME: escapeHtml(employee.first_name),
    JOB: orderNumber(job._id, job.airport),
    SERVICE: mailTexts[language].services[serviceOfJob(job)],
    AIRPORT: escapeHtml(`${inLanguage(airport.name, language)} (${airport.code})`),
    DATE: longDate(job.date, language),
    TIME: clockText(job),
    MOMENT: momentText(news, language),
    JOB_DETAILS: table(news, language),
    WAS: wasText(was, language),
    PHONE: escapeHtml(airport.phone),
  };
};
