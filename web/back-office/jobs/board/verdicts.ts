import { candidatesFor } from '#shared/employees/candidates-for.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { Candidate } from '#shared/employees/ranked-candidates.ts';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import { type AssignWords, refusalText, warningText } from '#web/back-office/jobs/assign/assign-words.ts';
import { type BoardTerms, jobWords, personWords } from '#web/back-office/jobs/board/board-words.ts';

/** What the rules say of putting somebody on the job that is picked up. */
export type Verdict = Candidate & {
  readonly kind: 'fits' | 'warns' | 'refused';
  readonly name: string;
  /** Why not, what speaks against it, or that it fits; in the reader's words. */
  readonly reason: string;
  /** The best suggestion. */
  readonly isBest: boolean;
};

const kindOf = ({ check }: Candidate): Verdict['kind'] => {
  if (check.refusals.length > 0) return 'refused';
  return check.warnings.length > 0 ? 'warns' : 'fits';
};

const reasonOf = ({ check }: Candidate, words: AssignWords): string => {
  const { t, spoken } = words;
  // Whoever may not at all need not hear what else speaks against it.
  const [refused] = check.refusals;
  if (refused) return refusalText(refused, words);
  if (check.warnings.length > 0) return check.warnings.map((each) => warningText(each, words)).join('. ');
  return spoken ? t('office.board.fits_language', { language: spoken }) : t('office.board.fits');
};

/**
 * The board's employees for a job, the best first; the server decides again.
 * @param jobs of the day and of those around it
 */
export const verdictsOf = (
  job: BoardJob,
  employees: readonly Employee[],
  jobs: readonly BoardJob[],
  terms: BoardTerms,
): Verdict[] => {
  const { t, language } = terms;
  const words = { t, language, job, spoken: jobWords(job, terms).spoken?.name };
  return candidatesFor(job, employees, jobs, terms).map((candidate, index) => {
    const kind = kindOf(candidate);
    return {
      ...candidate,
      kind,
      name: personWords(candidate.employee, terms).name,
      reason: reasonOf(candidate, words),
      isBest: index === 0 && kind !== 'refused',
    };
  });
};
