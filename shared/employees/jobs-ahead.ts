import { assignable, isBusyWith } from '#shared/employees/assignable-job.ts';
import { type AssignmentTerms, assignmentCheck } from '#shared/employees/assignment-rules.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { jobSpan } from '#shared/employees/job-span.ts';
import type { Job } from '#shared/jobs/job.ts';

/** The jobs that an employee has not finished yet, the earliest first; cancelled ones count for nothing. */
export const jobsAhead = (
  jobs: readonly Job[],
  employee: string,
  { jobMinutes }: AssignmentTerms,
  now: Date,
): Job[] =>
  jobs
    .filter((job) => isBusyWith(job, employee) && jobSpan(job, jobMinutes).end > now.getTime())
    .toSorted((a, b) => jobSpan(a, jobMinutes).start - jobSpan(b, jobMinutes).start);

/**
 * The jobs ahead that an employee may not do any more after a change of qualification or airport, and those whose
 * language the change takes away.
 */
export const unsuitedJobs = (
  ahead: readonly Job[],
  before: Employee,
  after: Employee,
  terms: AssignmentTerms,
): { readonly refused: Job[]; readonly speechless: Job[] } => {
  const check = (job: Job, employee: Employee) =>
    assignmentCheck(assignable({ ...job, employee_ids: [] }), employee, [], terms);
  const lacksLanguage = (job: Job, employee: Employee): boolean =>
    check(job, employee).warnings.some(({ code }) => code === 'language');
  return {
    refused: ahead.filter((job) => check(job, after).refusals.length > check(job, before).refusals.length),
    speechless: ahead.filter((job) => lacksLanguage(job, after) && !lacksLanguage(job, before)),
  };
};
