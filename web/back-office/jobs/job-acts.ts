import { WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';
import { type JobRow, missingOf } from '#web/back-office/jobs/job-row.ts';

/** What an admin does with a job. */
export const JOB_ACTS = ['assign', 'restore', 'cancel'] as const;
export type JobAct = (typeof JOB_ACTS)[number];

const isOfWebClient = ({ agency }: JobRow): boolean => agency._id === WEB_CLIENT_AGENCY_ID;

/** Back-office specification, section 4, "Job status": the jobs of 998 go and come with their order. */
const OFFERED: Readonly<Record<JobAct, (job: JobRow) => boolean>> = {
  assign: (job) => !job.is_sealed,
  cancel: (job) => job.status === 'active' && job.order.status === 'active' && !isOfWebClient(job),
  restore: (job) =>
    job.status === 'cancelled' &&
    (job.order.status === 'active' || job.order.status === 'cancelled') &&
    !isOfWebClient(job),
};

/** What can be done with a job in its state; the server decides again. */
export const jobActsOf = (job: JobRow): JobAct[] => JOB_ACTS.filter((act) => OFFERED[act](job));

/** The one action that a row offers by itself; the others are behind its menu. */
export const nextActOf = (job: JobRow): JobAct | undefined => {
  const acts = jobActsOf(job);
  if (acts.includes('restore')) return 'restore';
  return acts.includes('assign') && missingOf(job) > 0 ? 'assign' : undefined;
};

const PAID: readonly (string | undefined)[] = ['done', 'captured', 'authorized'];

/** Whether the related order can be opened; of agency 998 only one whose payment stands (docs/decisions.md). */
export const canGoToOrder = (job: JobRow): boolean =>
  !isOfWebClient(job) || PAID.includes(job.order.payment_status);

export const orderAddress = ({ order }: Pick<JobRow, 'order'>): string => `/admin/orders?order=${order._id}`;
