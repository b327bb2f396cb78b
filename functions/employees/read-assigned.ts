import type { Request } from '#functions/platform/http/api-group.ts';
import { jobRow } from '#functions/platform/jobs/job-rows.ts';
import { loadVisibleJob } from '#functions/platform/jobs/load-job.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';

type Key = 'POST /api/employees/fetchAssignedEmployeeToJob';

/**
 * Who is put on a job, as far as the caller may know them.
 * @throws DomainError `not_found`, also for a job that the caller may not see
 */
export const readAssigned = async ({ body, caller }: Request<Key, EmployeesApi[Key]>) => ({
  rows: (await jobRow(await loadVisibleJob(body.job_id, caller), caller.role)).employees,
});
