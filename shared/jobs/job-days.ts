import { type Job, type JobHead, SERVICE_TYPE_IDS } from '#shared/jobs/job.ts';

type Moment = Pick<Job, 'date' | 'hours' | 'minutes'>;

const minuteOf = ({ date, hours, minutes }: Moment): string =>
  `${date} ${String(hours * 60 + minutes).padStart(4, '0')}`;

/** By date, hour and minute, then by order and running number: no two jobs are equal. */
const momentOf = (job: Job): string => {
  const [order = '', number = ''] = job._id.split('-');
  return `${minuteOf(job)} ${order.padStart(14, '0')} ${number.padStart(6, '0')}`;
};

/** When the first of some services begins: day and time of their order. */
export const earliestMoment = (services: readonly Moment[]): Partial<Moment> => {
  const [first] = services.toSorted((a, b) => minuteOf(a).localeCompare(minuteOf(b)));
  return first ? { date: first.date, hours: first.hours, minutes: first.minutes } : {};
};

/** Puts jobs in a total order, the earliest first or last. */
export const sortedJobs = (jobs: readonly Job[], sort: 'date' | '-date'): Job[] => {
  const byMoment = jobs
    .map((job) => ({ job, moment: momentOf(job) }))
    .toSorted((a, b) => (a.moment < b.moment ? -1 : 1))
    .map(({ job }) => job);
  return sort === 'date' ? byMoment : byMoment.reverse();
};

/** What a day adds up to; a cancelled job is counted apart, for nobody has to be there for it. */
type JobDaySums = {
  readonly date: string;
  readonly jobs: number;
  readonly cancelled: number;
  /** Those that nobody is put on yet. */
  readonly unassigned: number;
  /** Of assistants' jobs: a porter carries for the same people. */
  readonly persons: number;
  /** Of porters' jobs, with bulky pieces. */
  readonly bags: number;
};

const sumsOf = (date: string, jobs: readonly JobHead[]): JobDaySums => {
  const live = jobs.filter(({ status }) => status !== 'cancelled');
  const sum = (service: keyof typeof SERVICE_TYPE_IDS, countOf: (job: JobHead) => number): number =>
    live
      .filter(({ service_type_id }) => service_type_id === SERVICE_TYPE_IDS[service])
      .reduce((total, job) => total + countOf(job), 0);
  return {
    date,
    jobs: live.length,
    cancelled: jobs.length - live.length,
    unassigned: live.filter(({ employee_ids = [] }) => employee_ids.length === 0).length,
    persons: sum('assistant', ({ persons }) => persons),
    bags: sum('porter', ({ bags, bulky }) => bags + bulky),
  };
};

/** The sums of each day that has jobs, the earliest first. */
export const jobDaySums = (jobs: readonly JobHead[]): JobDaySums[] => {
  const days = Map.groupBy(jobs, ({ date }) => date);
  return [...days.keys()].toSorted().map((date) => sumsOf(date, days.get(date) ?? []));
};
