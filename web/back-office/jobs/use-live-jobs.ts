import { useLiveRecords } from '#web/back-office/components/records/use-live-records.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import { JOB_CHANGES, useJobNews } from '#web/back-office/jobs/use-job-news.ts';
import type { Jobs } from '#web/back-office/jobs/use-jobs.ts';

/** Who is put on a job and how its order stands changes the row too, so the whole row is its mark. */
const markOf = (job: JobRow): string => JSON.stringify(job);

/** Shows new and changed jobs by themselves. @see useLiveRecords */
export const useLiveJobs = (jobs: Jobs) =>
  useLiveRecords({ key: JOB_CHANGES, records: jobs, askNews: useJobNews(), markOf });
