import { createJobs } from '#functions/jobs/create-jobs.ts';
import { updateJobStatus } from '#functions/jobs/update-job-status.ts';
import { jobsOn } from '#functions/platform/data/job.ts';
import { asDispatcher } from '#infra/local/demo/as-dispatcher.ts';
import { type DemoJob, demoJobs } from '#infra/local/demo/demo-jobs.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { isPrivate } from '#shared/jobs/job-services.ts';

const play = async (
  { day, form, isCancelled }: DemoJob,
  today: string,
  request: Awaited<ReturnType<typeof asDispatcher>>,
) => {
  const job = { ...form, serviceDate: addDays(today, day) };
  const { rows } = await createJobs({ params: {}, body: { job }, ...request });
  const [made] = rows;
  if (!isCancelled || !made) return;
  const { _id: job_id, order_id } = made;
  const wish = { job_id, order_id, status: 'cancelled' as const, isOrderToBeCanceled: true };
  await updateJobStatus({ params: { jobId: job_id }, body: { job: wish }, ...request });
};

/** Plays the demo jobs through the use cases of the dispatchers, unless agencies have some today. */
export const playJobs = async (now: Date): Promise<void> => {
  const { date } = airportTime(now);
  const today = (await Promise.all([jobsOn(1, date), jobsOn(2, date)])).flat();
  if (today.some(({ agency_id }) => !isPrivate(agency_id))) return;
  const request = await asDispatcher(now);
  await Promise.all(demoJobs.map((demo) => play(demo, date, request)));
};
