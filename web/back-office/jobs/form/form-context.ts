import { createContext, useContext } from 'react';
import type { JobForm } from '#shared/jobs/job-form.ts';
import type { Problems } from '#web/back-office/jobs/form/form-problems.ts';
import type { JobInput } from '#web/back-office/jobs/form/job-input.ts';
import type { JobTerms } from '#web/back-office/jobs/form/use-job-terms.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';

export type FormState = {
  readonly input: JobInput;
  /** The same as the rules read it. */
  readonly form: JobForm;
  readonly terms: JobTerms;
  readonly problems: Problems;
  /** The job that is edited; undefined when a new one is ordered. */
  readonly job: JobRow | undefined;
  readonly change: (patch: Partial<JobInput>) => void;
  readonly rereadTerms: () => Promise<void>;
};

/** The form around the panels. */
export const FormContext = createContext<FormState | undefined>(undefined);

/** @throws Error outside of the job form. */
export const useFormState = (): FormState => {
  const state = useContext(FormContext);
  if (!state) throw new Error('No job form around this part of it.');
  return state;
};
