import { useState } from 'react';
import type { FieldErrors } from '#shared/domain-error.ts';
import { changedInput } from '#web/back-office/jobs/form/change-input.ts';
import { checkTerms } from '#web/back-office/jobs/form/check-terms.ts';
import { formOf } from '#web/back-office/jobs/form/form-of-input.ts';
import {
  formProblems,
  type Problems,
  problemWords,
  unreadNumbers,
} from '#web/back-office/jobs/form/form-problems.ts';
import { emptyInput, inputOf, type JobInput, nextInput } from '#web/back-office/jobs/form/job-input.ts';
import { useJobTerms } from '#web/back-office/jobs/form/use-job-terms.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { useAirportClock } from '#web/common/airport-clock.ts';

const NO_TERMS = { agencies: [], languages: [], employees: [], jobCodes: [], extras: [] };

const isSame = (a: JobInput, b: JobInput): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Without the refusals of fields that have been typed in since. */
const without = (problems: Problems, patch: Partial<JobInput>): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => {
      const [name = ''] = field.split('.');
      return !(name in patch) && !(name === 'recurring' && 'further' in patch);
    }),
  );

/** The form as it is typed, and what the rules say of it once it was to be saved. */
export const useJobForm = (opened: JobRow | undefined) => {
  const { t } = useTexts();
  const user = useCurrentUser();
  const { date: today } = useAirportClock();
  // The job as it was read when the form opened: later news is what a stale save tells.
  const [job, setJob] = useState(opened);
  const [start, setStart] = useState<JobInput>(() => (opened ? inputOf(opened) : emptyInput(user)));
  const [input, setInput] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const { terms = NO_TERMS, ...reading } = useJobTerms(Number(input.agency));
  const form = formOf(input, terms);
  const found = formProblems({ form, further: input.further, job }, checkTerms(input, terms), today);

  return {
    ...reading,
    terms,
    job,
    input,
    start,
    form,
    found,
    problems: {
      ...refused,
      ...(isChecked && { ...problemWords(found, t), ...unreadNumbers(input, found, t) }),
    },
    isDirty: !isSame(input, start),
    change: (patch: Partial<JobInput>): void => {
      setInput((before) => changedInput(before, patch, terms));
      setRefused((before) => without(before, patch));
    },
    check: (): void => setChecked(true),
    refuse: (fields: FieldErrors): void => setRefused(problemWords(fields, t)),
    /** Puts another state under the form: what was read anew, with what was typed on top of it. */
    rebase: (read: JobRow, typed: Partial<JobInput>): void => {
      setJob(read);
      setStart(inputOf(read));
      setInput({ ...inputOf(read), ...typed });
      setRefused({});
    },
    /** Begins the next job of the same agency and tour. */
    next: (): void => {
      const begun = nextInput(input, user);
      setStart(begun);
      setInput(begun);
      setChecked(false);
      setRefused({});
    },
  };
};
export type JobFormState = ReturnType<typeof useJobForm>;
