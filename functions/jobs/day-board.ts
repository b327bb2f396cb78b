import { demandAirport } from '#functions/jobs/job-terms.ts';
import { readAgencies } from '#functions/platform/data/agency.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { readEmployees } from '#functions/platform/data/employee.ts';
import { jobsOn } from '#functions/platform/data/job.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { addDays, daysBetween } from '#shared/calendar-date.ts';
import type { DayBoardApi } from '#shared/jobs/day-board-api.ts';
import { sortedJobs } from '#shared/jobs/job-days.ts';
import { jobMinutesOf } from '#shared/jobs/job-minutes.ts';
import { titlesOfJob } from '#shared/jobs/job-titles.ts';

type Key = 'POST /api/jobs/board';

/**
 * A day of an airport as the dispatcher sees it: one question for each of three days, none for the orders. An order
 * that is cancelled has cancelled jobs, so that a job alone says whether it is sealed.
 * @throws DomainError `not_allowed` outside the caller's airports
 */
export const readDayBoard = async ({ body, caller }: Request<Key, DayBoardApi[Key]>) => {
  const { airport, date } = body;
  demandAirport(airport, caller);
  const days = daysBetween(addDays(date, -1), addDays(date, 1));
  const [employees, agencies, catalogue, ...jobs] = await Promise.all([
    readEmployees(),
    readAgencies(),
    readCatalogue(),
    ...days.map((day) => jobsOn(airport, day)),
  ]);
  const shorts = new Map(agencies.map(({ _id, short }) => [_id, short]));
  return {
    employees: employees.filter(({ airport_id }) => airport_id === airport),
    jobs: sortedJobs(jobs.flat(), 'date').map((job) => ({
      ...job,
      ...titlesOfJob(job, catalogue.places),
      agency: shorts.get(job.agency_id) ?? '',
      employee_ids: job.employee_ids ?? [],
      is_sealed: job.status === 'cancelled',
    })),
    job_minutes: jobMinutesOf(catalogue),
  };
};
