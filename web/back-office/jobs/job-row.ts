import type { ReceivedOf } from '#shared/http/contract.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { orderNumber } from '#shared/orders/order-number.ts';

/** A job as the list brings it; amounts in euros. */
export type JobRow = ReceivedOf<JobsApi['POST /api/jobs/list']>['rows'][number];

/** The number that staff know it by: `F10391-1`. */
export const nameOf = ({ _id, airport }: Pick<JobRow, '_id' | 'airport'>): string =>
  orderNumber(_id, airport);

/** 1 porter, 2 assistant (back-office specification, section 3). */
export const serviceOf = ({ service_type_id }: Pick<JobRow, 'service_type_id'>): 'porter' | 'assistant' =>
  service_type_id === 1 ? 'porter' : 'assistant';

/** Minutes after midnight at which it begins. */
export const minuteOf = ({ hours, minutes }: Pick<JobRow, 'hours' | 'minutes'>): number =>
  hours * 60 + minutes;

type Staffed = Pick<JobRow, 'employees' | 'extra_employee' | 'is_sealed'>;

/** How many employees are still wanted: one, and the extra ones that were ordered; none while it is sealed. */
export const missingOf = ({ employees, extra_employee, is_sealed }: Staffed): number =>
  is_sealed ? 0 : Math.max(0, 1 + extra_employee - employees.length);

export type DaySums = {
  readonly jobs: number;
  readonly cancelled: number;
  readonly unassigned: number;
  readonly persons: number;
  readonly bags: number;
};

/** What the jobs of a day add up to. A cancelled job is counted apart: nobody has to be there for it. */
export const sumsOf = (jobs: readonly JobRow[]): DaySums => {
  const live = jobs.filter(({ status }) => status !== 'cancelled');
  const sum = (service: ReturnType<typeof serviceOf>, countOf: (job: JobRow) => number): number =>
    live.filter((job) => serviceOf(job) === service).reduce((total, job) => total + countOf(job), 0);
  return {
    jobs: live.length,
    cancelled: jobs.length - live.length,
    unassigned: live.filter(({ employees }) => employees.length === 0).length,
    persons: sum('assistant', ({ persons }) => persons),
    bags: sum('porter', ({ bags, bulky }) => bags + bulky),
  };
};
