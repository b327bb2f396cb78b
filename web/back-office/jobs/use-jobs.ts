import useSWR from 'swr';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { usePagedRecords } from '#web/back-office/components/records/use-paged-records.ts';
import { type JobWhere, whereOf } from '#web/back-office/jobs/job-where.ts';
import type { JobFilterState } from '#web/back-office/jobs/use-job-filter.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<JobsApi>();

/** The calls of the jobs' list. */
export const jobCalls = {
  name: 'jobs',
  list: (body: { offset: number; limit: number; order: 'date' | '-date'; where: JobWhere }) =>
    call('POST /api/jobs/list', { body }),
  count: (where: JobWhere) => call('POST /api/jobs/count', { body: { where } }),
};

/** The jobs of a filter, page by page. @see usePagedRecords */
export const useJobs = (state: JobFilterState) =>
  usePagedRecords(jobCalls, whereOf(state.filter, state.today), state);
export type Jobs = ReturnType<typeof useJobs>;

const ONE = 'GET /api/jobs/{jobId}';

/** One job, read anew whenever it is opened and when one comes back to the window. */
export const useJob = (id: string | undefined) =>
  useSWR(id ? ([ONE, id] as const) : null, ([key, jobId]) => call(key, { params: { jobId } }), {
    dedupingInterval: 0,
  });
