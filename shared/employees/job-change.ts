import type { Job } from '#shared/jobs/job.ts';

/** A job as it is and as it shall be. */
export type JobChange = { readonly before: Job; readonly after: Job };

/** Whether a job that was cancelled stands again. */
export const standsAgain = ({ before, after }: JobChange): boolean =>
  before.status === 'cancelled' && after.status !== 'cancelled';

/** Everybody who is on a job before or after a change. */
export const employeesOf = ({ before, after }: JobChange): string[] => [
  ...new Set([...(before.employee_ids ?? []), ...(after.employee_ids ?? [])]),
];
