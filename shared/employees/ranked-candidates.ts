import type { AssignmentCheck } from '#shared/employees/assignment-answer.ts';
import type { Employee } from '#shared/employees/employee.ts';

/** Somebody who could be put on a job, with what the rules say of it. */
export type Candidate = {
  readonly employee: Employee;
  readonly check: AssignmentCheck;
  /** What the employee has on the job's day already. */
  readonly load: { readonly jobs: number; readonly minutes: number };
};

const isRefused = ({ check }: Candidate): boolean => check.refusals.length > 0;
const isWarned = ({ check }: Candidate, code: 'language' | 'rest'): boolean =>
  check.warnings.some((warning) => warning.code === code);

/** What counts, the weightiest first; the lesser figure is the better one. */
const COUNTS: readonly ((candidate: Candidate) => number)[] = [
  (candidate) => Number(isRefused(candidate)),
  (candidate) => Number(isWarned(candidate, 'language')),
  (candidate) => Number(isWarned(candidate, 'rest')),
  ({ load }) => load.minutes,
];

/**
 * Puts candidates in order, the best first: who may do it, who speaks the language, who has had rest, who has least
 * to do. Among equals they stay in the order in which they came. Source: docs/decisions.md, assignment.
 */
export const rankedCandidates = <C extends Candidate>(candidates: readonly C[]): C[] =>
  candidates.toSorted((a, b) => {
    for (const count of COUNTS) {
      const difference = count(a) - count(b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
