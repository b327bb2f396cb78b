import type { Job } from '#shared/jobs/job.ts';

const UNTOLD: readonly string[] = ['version', 'reference'];

/** The names of the fields in which two states of a job differ, as its history tells them. */
export const changedFields = (before: Job, after: Job): string[] => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Job)[];
  return names.filter(
    (name) => !UNTOLD.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
};
