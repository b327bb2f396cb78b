import { PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import type { AssignmentCheck } from '#shared/employees/assignment-answer.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { type JobSpan, jobSpan, overlaps } from '#shared/employees/job-span.ts';
import { shortRest } from '#shared/employees/rest.ts';
import { type Job, serviceOfJob } from '#shared/jobs/job.ts';

/** What the rules ask of a job; the day board's jobs have it. */
export type AssignableJob = Pick<
  Job,
  '_id' | 'service_type_id' | 'airport' | 'date' | 'hours' | 'minutes' | 'extra_hours' | 'language_id'
> & {
  readonly employee_ids: readonly string[];
  /** True while job or order is cancelled. */
  readonly is_sealed: boolean;
};

type Refusal = AssignmentCheck['refusals'][number];
type Warning = AssignmentCheck['warnings'][number];
type Timed = { readonly job: AssignableJob; readonly span: JobSpan };
export type AssignmentTerms = {
  /** How long a job lasts before its extra hours (setting `job_duration_hours`). */
  readonly jobMinutes: number;
};

const isQualified = (job: AssignableJob, { Qualifications }: Employee): boolean =>
  Qualifications === 'both' || Qualifications === serviceOfJob(job);

/** Porters are not asked for a language. */
const speaks = ({ language_id }: AssignableJob, { Languages }: Employee): boolean =>
  language_id === PORTER_ONLY_LANGUAGE_ID || Languages.includes(language_id);

const named = ({ job: { _id, date, hours, minutes } }: Timed) => ({ job_id: _id, date, hours, minutes });

/** The jobs that keep an employee busy, the earliest first: a sealed one blocks nothing. */
const busyWith = (
  employee: Employee,
  jobs: readonly AssignableJob[],
  { jobMinutes }: AssignmentTerms,
): Timed[] =>
  jobs
    .filter(({ employee_ids, is_sealed }) => !is_sealed && employee_ids.includes(employee._id))
    .map((job) => ({ job, span: jobSpan(job, jobMinutes) }))
    .toSorted((a, b) => a.span.start - b.span.start || a.job._id.localeCompare(b.job._id));

const restWarnings = (span: JobSpan, others: readonly Timed[]): Warning[] => {
  const before = others.filter((other) => other.span.end <= span.start).at(-1);
  const after = others.find((other) => other.span.start >= span.end);
  return [before, after].flatMap((other): Warning[] => {
    if (!other) return [];
    const rest = other === before ? shortRest(other.span, span) : shortRest(span, other.span);
    return rest === undefined ? [] : [{ code: 'rest', job: named(other), rest }];
  });
};

/**
 * Whether an employee may be put on a job: what refuses it, and what an admin may overlook. Overlaps and rest look at
 * the nearest jobs before and after. Source: back-office specification, section 4; docs/decisions.md, assignment.
 * @param others jobs of the days around, also those of other employees; the job itself and sealed ones count for nothing
 */
export const assignmentCheck = (
  job: AssignableJob,
  employee: Employee,
  others: readonly AssignableJob[],
  terms: AssignmentTerms,
): AssignmentCheck => {
  const span = jobSpan(job, terms.jobMinutes);
  const busy = busyWith(
    employee,
    others.filter(({ _id }) => _id !== job._id),
    terms,
  );
  const found: readonly (Refusal | false)[] = [
    job.is_sealed && { code: 'sealed' },
    employee.deleted_at !== undefined && { code: 'gone' },
    job.employee_ids.includes(employee._id) && { code: 'already_assigned' },
    !isQualified(job, employee) && { code: 'not_qualified' },
    employee.airport_id !== job.airport && { code: 'other_airport' },
    ...busy
      .filter((other) => overlaps(span, other.span))
      .map((other): Refusal => ({ code: 'overlap', job: named(other) })),
  ];
  return {
    refusals: found.filter((refusal) => refusal !== false),
    warnings: [
      ...(speaks(job, employee) ? [] : [{ code: 'language' } as const]),
      ...restWarnings(span, busy),
    ],
  };
};
