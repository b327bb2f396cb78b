import {
  type AssignableJob,
  type AssignmentTerms,
  assignmentCheck,
} from '#shared/employees/assignment-rules.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { type Candidate, rankedCandidates } from '#shared/employees/ranked-candidates.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';

const loadOf = (
  { _id, date }: AssignableJob,
  employee: Employee,
  jobs: readonly AssignableJob[],
  { jobMinutes }: AssignmentTerms,
): Candidate['load'] => {
  const own = jobs.filter(
    (job) =>
      job._id !== _id && !job.is_sealed && job.date === date && job.employee_ids.includes(employee._id),
  );
  const minutes = own.reduce((total, { extra_hours }) => total + jobMinutes + extra_hours * 60, 0);
  return { jobs: own.length, minutes };
};

/**
 * Employees for a job, the best first, in the same order whenever it is asked; of two who are equal, the one who can do
 * nothing else: the other stays free for both services. Source: docs/decisions.md, assignment.
 * @param employees by name
 * @param jobs of the job's airport and the days around it
 */
export const candidatesFor = (
  job: AssignableJob,
  employees: readonly Employee[],
  jobs: readonly AssignableJob[],
  terms: AssignmentTerms,
): Candidate[] => {
  const isVersatile = ({ Qualifications }: Employee): number => Number(Qualifications !== serviceOfJob(job));
  return rankedCandidates(
    employees
      .toSorted((a, b) => isVersatile(a) - isVersatile(b))
      .map((employee) => ({
        employee,
        check: assignmentCheck(job, employee, jobs, terms),
        load: loadOf(job, employee, jobs, terms),
      })),
  );
};
