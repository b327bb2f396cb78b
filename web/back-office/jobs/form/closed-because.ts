import type { JobRow } from '#web/back-office/jobs/job-row.ts';

/** Why a job cannot be edited here; undefined when it can. The server refuses the same. */
export const closedBecause = (
  job: (Pick<JobRow, 'is_sealed'> & { readonly order: Pick<JobRow['order'], 'status'> }) | undefined,
): 'sealed' | 'of_site' | undefined => {
  if (!job) return undefined;
  if (job.is_sealed) return 'sealed';
  return job.order.status === 'active' ? undefined : 'of_site';
};
