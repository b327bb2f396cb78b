import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { readEmployees } from '#functions/platform/data/employee.ts';
import { jobsOn } from '#functions/platform/data/job.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadVisibleJob } from '#functions/platform/jobs/load-job.ts';
import { assignable } from '#shared/employees/assignable-job.ts';
import { candidatesFor } from '#shared/employees/candidates-for.ts';
import { daysAroundSpan } from '#shared/employees/days-of-span.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import { jobSpan } from '#shared/employees/job-span.ts';
import { jobMinutesOf } from '#shared/jobs/job-minutes.ts';

type Key = 'GET /api/employees/candidates/{jobId}';

/**
 * The employees of a job's airport, the best for it first. They are suggestions: what decides is asked again when
 * somebody is assigned.
 * @throws DomainError `not_found`, also for a job that the caller may not see
 */
export const readCandidates = async ({ params, caller }: Request<Key, EmployeesApi[Key]>) => {
  const [job, catalogue, employees] = await Promise.all([
    loadVisibleJob(params.jobId, caller),
    readCatalogue(),
    readEmployees(),
  ]);
  const jobMinutes = jobMinutesOf(catalogue);
  const days = daysAroundSpan(jobSpan(job, jobMinutes));
  const jobs = (await Promise.all(days.map((day) => jobsOn(job.airport, day)))).flat();
  const own = employees.filter(({ airport_id }) => airport_id === job.airport);
  return { rows: candidatesFor(assignable(job), own, jobs.map(assignable), { jobMinutes }) };
};
