import type { ReceivedOf } from '#shared/http/contract.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';

/** A job as the office's lists have it; amounts in euros. */
export type JobRow = ReceivedOf<JobsApi['GET /api/jobs/{jobId}']>;
