/** What is dragged: a job, from an employee's row or from the list of open ones. */
export type Source = { readonly jobId: string; readonly personId: string | undefined };
/** Where it would be dropped. */
export type Target = { readonly personId: string } | 'open' | undefined;

/** The job that an element belongs to. */
export const sourceOf = (element: Element | null): Source | undefined => {
  const job = element?.closest<HTMLElement>('[data-job]');
  const jobId = job?.dataset.job;
  return jobId ? { jobId, personId: job.closest<HTMLElement>('[data-person]')?.dataset.person } : undefined;
};

/** What lies at a point of the window. */
export const targetAt = (x: number, y: number): Target => {
  const element = document.elementFromPoint(x, y);
  const personId = element?.closest<HTMLElement>('[data-person]')?.dataset.person;
  if (personId) return { personId };
  return element?.closest('[data-open-jobs]') ? 'open' : undefined;
};

/** Tells targets apart. */
export const keyOf = (target: Target): string =>
  typeof target === 'object' ? target.personId : (target ?? '');
