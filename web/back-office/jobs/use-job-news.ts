import { useRef } from 'react';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { apiClient } from '#web/common/call-api.ts';

/** The call that tells of changed jobs. */
export const JOB_CHANGES = 'POST /api/jobs/changes';

const call = apiClient<JobsApi>();

/** Asks whether jobs have changed since then of which the screen has not heard. */
export const useJobNews = () => {
  const seen = useRef<ReadonlySet<string>>(new Set());
  return async (since: string | undefined): Promise<{ until: string; isNews: boolean }> => {
    const { until, is_stale, changes } = await call(JOB_CHANGES, { body: since ? { since } : {} });
    const isNews = is_stale || changes.some((mark) => !seen.current.has(mark));
    seen.current = new Set(changes);
    return { until, isNews };
  };
};
