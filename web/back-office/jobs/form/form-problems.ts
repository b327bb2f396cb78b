import type { CalendarDate } from '#shared/calendar-date.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import { unaskedFields } from '#shared/jobs/group-pricing.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { type JobFormErrorCode, jobFormErrors } from '#shared/jobs/job-form-errors.ts';
import { jobFormProblems } from '#shared/jobs/job-form-rules.ts';
import type { JobFormTerms } from '#shared/jobs/job-terms.ts';
import { recurringProblems } from '#shared/jobs/recurring.ts';
import { numberProblem } from '#web/back-office/components/form/number-field.tsx';
import type { JobInput } from '#web/back-office/jobs/form/job-input.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';

export type Problems = Readonly<Record<string, string>>;

const isKnown = (code: string): code is JobFormErrorCode => code in jobFormErrors;

/** Field errors in the reader's words; of a code that has none, the server's own. */
export const problemWords = (errors: FieldErrors, t: Translate): Problems =>
  Object.fromEntries(
    Object.entries(errors).map(([field, { code, message }]) => [
      field.replace(/^job\./, ''),
      isKnown(code) ? t(`office.jobs.error.${code}`) : message,
    ]),
  );

const COUNTS = ['persons', 'bags', 'bulky', 'extra_employee', 'extraHours'] as const;

/** Of the problems found: numbers that are typed so that they cannot be read. */
export const unreadNumbers = (input: JobInput, problems: FieldErrors, t: Translate): Problems => {
  const found = [
    ...COUNTS.map((name) => [name, numberProblem(input[name], 0, t)] as const),
    ...input.extras.flatMap(({ price, amount }, index) => [
      [`extras.${index}.price`, numberProblem(price, 2, t)] as const,
      [`extras.${index}.amount`, numberProblem(amount, 0, t)] as const,
    ]),
  ];
  return Object.fromEntries(
    found.flatMap(([field, word]) => (word && field in problems ? [[field, word]] : [])),
  );
};

type Asked = {
  readonly form: JobForm;
  readonly further: readonly string[];
  /** The job that is edited; undefined when a new one is ordered. */
  readonly job: JobRow | undefined;
};

/** What the rules find, which the server asks again when the form is saved. */
export const formProblems = (
  { form, further, job }: Asked,
  terms: JobFormTerms,
  today: CalendarDate,
): FieldErrors => {
  const unasked = unaskedFields(job, form);
  const found = { ...jobFormProblems(form, terms, today), ...recurringProblems(form, further) };
  return Object.fromEntries(Object.entries(found).filter(([field]) => !unasked.includes(field)));
};
