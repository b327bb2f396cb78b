import { useRef } from 'react';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { useLiveRecords } from '#web/back-office/components/records/use-live-records.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import type { Jobs } from '#web/back-office/jobs/use-jobs.ts';
import { apiClient } from '#web/common/call-api.ts';

const CHANGES = 'POST /api/jobs/changes';
const call = apiClient<JobsApi>();

/** Who is put on a job and how its order stands changes the row too, so the whole row is its mark. */
const markOf = (job: JobRow): string => JSON.stringify(job);

/** Shows new and changed jobs by themselves. @see useLiveRecords */
export const useLiveJobs = (jobs: Jobs) => {
  const seen = useRef<ReadonlySet<string>>(new Set());
  const askNews = async (since: string | undefined) => {
    const { until, is_stale, changes } = await call(CHANGES, { body: since ? { since } : {} });
    const isNews = is_stale || changes.some((mark) => !seen.current.has(mark));
    seen.current = new Set(changes);
    return { until, isNews };
  };
  return useLiveRecords({ key: CHANGES, records: jobs, askNews, markOf });
};
