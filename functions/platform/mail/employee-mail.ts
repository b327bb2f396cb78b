import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getEmployees } from '#functions/platform/data/employee.ts';
import { getJob } from '#functions/platform/data/job.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Addressed } from '#functions/platform/mail/addressed.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import { employeeVariables } from '#shared/employees/employee-variables.ts';
import { jobCalendar } from '#shared/employees/job-calendar.ts';
import type { JobNews } from '#shared/employees/job-news.ts';
import { jobMinutesOf } from '#shared/jobs/job-minutes.ts';

const readNews = async (employeeId: string, jobId: string): Promise<JobNews> => {
  const [job, employees, catalogue] = await Promise.all([
    getJob(jobId),
    getEmployees([employeeId]),
    readCatalogue(),
  ]);
  const employee = employees.get(employeeId);
  const airport = catalogue.airports.find(({ _id }) => _id === job?.airport);
  if (!job || !employee || !airport) throw new Error(`there is no job ${jobId} or employee ${employeeId}`);
  const { languages, places } = catalogue;
  return { job, employee, airport, languages, places, jobMinutes: jobMinutesOf(catalogue) };
};

/**
 * What an employee is told of a job, in English with the German below, with its calendar file: the job as it is when the
 * mail goes out.
 * @throws Error when job or employee do not exist, or the employee has no address any more
 */
export const employeeMail = async ({ news = [] }: Announcement, now: Date): Promise<Addressed> => {
  const [told] = news;
  if (!told) throw new Error('a mail to an employee says nothing');
  const about = await readNews(told.employee_id, told.job_id);
  if (!about.employee.email) throw new Error(`employee ${told.employee_id} has no address`);
  const method = told.template === 'employee_released' ? 'CANCEL' : 'REQUEST';
  const invitation = { method, sequence: told.sequence, organizer: environment.MAIL_FROM } as const;
  return {
    to: about.employee.email,
    language: 'en',
    variables: employeeVariables(about, told.was, 'en'),
    below: { language: 'de', variables: employeeVariables(about, told.was, 'de') },
    attachments: [
      {
        filename: `job-${told.job_id}.ics`,
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content: jobCalendar(about, invitation, now),
      },
    ],
  };
};
