import type { AssignmentCheck } from '#shared/employees/assignment-answer.ts';
import {
  type AssignableJob,
  type AssignmentTerms,
  assignmentCheck,
} from '#shared/employees/assignment-rules.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';

/** Somebody who could be put on a job. */
export type Candidate = {
  readonly employee: Employee;
  readonly check: AssignmentCheck;
  /** What the employee has on the job's day already. */
  readonly load: { readonly jobs: number; readonly minutes: number };
};

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

/** How long the shortest rest would be that is too short; without one, more than any. */
const restOf = ({ warnings }: AssignmentCheck): number =>
  Math.min(...warnings.flatMap(({ rest }) => rest ?? []), Number.MAX_SAFE_INTEGER);

const has = ({ warnings }: AssignmentCheck, code: string): number =>
  Number(warnings.some((warning) => warning.code === code));

/** Lower is better, the first difference decides: who is refused comes last; then language, rest, load. */
const ranksOf = ({ check, load, employee }: Candidate, job: AssignableJob): readonly number[] => [
  Number(check.refusals.length > 0),
  Number(check.refusals.some(({ code }) => code === 'not_qualified')),
  has(check, 'language'),
  has(check, 'rest'),
  -restOf(check),
  load.minutes,
  load.jobs,
  // Of two who are equal, the one who can do nothing else: the other stays free for both services.
  Number(employee.Qualifications !== serviceOfJob(job)),
];

const byRanks = (a: readonly number[], b: readonly number[]): number =>
  a.map((rank, index) => rank - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/**
 * Employees for a job, the best first, in the same order whenever it is asked: qualification, language, rest, load of
 * the day, then name. Source: README, "Decisions", assignment.
 * @param employees by name
 * @param jobs of the job's airport and the days around it
 */
export const rankCandidates = (
  job: AssignableJob,
  employees: readonly Employee[],
  jobs: readonly AssignableJob[],
  terms: AssignmentTerms,
): Candidate[] =>
  employees
    .map((employee) => {
      const check = assignmentCheck(job, employee, jobs, terms);
      const candidate = { employee, check, load: loadOf(job, employee, jobs, terms) };
      return { candidate, ranks: ranksOf(candidate, job) };
    })
    .toSorted((a, b) => byRanks(a.ranks, b.ranks))
    .map(({ candidate }) => candidate);
