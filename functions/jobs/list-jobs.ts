import { jobHeadsOn, jobsOn } from '#functions/platform/data/job.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { askedDays } from '#functions/platform/http/asked-days.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { jobRow, jobRows } from '#functions/platform/jobs/job-rows.ts';
import { loadVisibleJob } from '#functions/platform/jobs/load-job.ts';
import type { CalendarDate } from '#shared/calendar-date.ts';
import { AIRPORTS, type AirportId } from '#shared/catalogue/airport-ids.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Job, JobHead } from '#shared/jobs/job.ts';
import { jobDaySums, sortedJobs } from '#shared/jobs/job-days.ts';
import { adminFiltersIn, isJobAskedFor, withDefaults } from '#shared/jobs/job-list.ts';
import { isJobVisible } from '#shared/jobs/job-scope.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

type Desk<K extends keyof JobsApi> = Request<K, JobsApi[K]>;
type Where = Desk<'POST /api/jobs/list'>['body']['where'];

const DEFAULT_LIMIT = 50;
/** A week, as far as most lists go. */
const DAYS_AT_ONCE = 7;

const refuseAdminFilters = (where: Where, { role }: Caller): void => {
  const used = adminFiltersIn(where);
  if (role === 'admin' || used.length === 0) return;
  const refusal = { code: 'admin_only', message: 'Only admins may filter by this.' };
  throw new DomainError('not_allowed', 'Your account may not use these filters.', {
    fields: Object.fromEntries(used.map((name) => [`where.${name}`, refusal])),
  });
};

const findOn = async <T extends JobHead>(
  readDay: (airport: AirportId, day: CalendarDate) => Promise<T[]>,
  days: readonly CalendarDate[],
  where: Where,
  caller: Caller,
): Promise<T[]> => {
  const airports = AIRPORTS.map(({ _id }) => _id).filter(
    (id) =>
      airportsInScope(caller.user).includes(id) && (where.airport === undefined || where.airport === id),
  );
  const questions = days.flatMap((day) => airports.map((airport) => readDay(airport, day)));
  const jobs = (await Promise.all(questions)).flat();
  return jobs
    .filter((job) => isJobVisible(job, caller.user))
    .filter(isJobAskedFor(withDefaults(where, caller.user)));
};

/** The first jobs in their order, week by week until there are `wanted`: of a season nobody reads the end first. */
const findFirst = async (
  wanted: number,
  order: 'date' | '-date',
  where: Where,
  caller: Caller,
): Promise<Job[]> => {
  const asked = askedDays(where);
  const days = order === 'date' ? asked : asked.toReversed();
  const found: Job[] = [];
  for (let next = 0; next < days.length && found.length < wanted; next += DAYS_AT_ONCE) {
    const jobs = await findOn(jobsOn, days.slice(next, next + DAYS_AT_ONCE), where, caller);
    found.push(...sortedJobs(jobs, order));
  }
  return found;
};

/** Jobs by date, hour and minute; only those that the caller may see. */
export const listJobs = async ({ body, caller }: Desk<'POST /api/jobs/list'>) => {
  const { where, order = 'date', offset = 0, limit = DEFAULT_LIMIT } = body;
  refuseAdminFilters(where, caller);
  const found = await findFirst(offset + limit, order, where, caller);
  return { rows: await jobRows(found.slice(offset, offset + limit), caller.role) };
};

/** How many jobs a filter finds, and the sums of their days: the same question as the list's. */
export const countJobs = async ({ body, caller }: Desk<'POST /api/jobs/count'>) => {
  refuseAdminFilters(body.where, caller);
  const found = await findOn(jobHeadsOn, askedDays(body.where), body.where, caller);
  return { count: found.length, days: jobDaySums(found) };
};

/** @throws DomainError `not_found`, also for a job that the caller may not see */
export const readJob = async ({ params, caller }: Desk<'GET /api/jobs/{jobId}'>) =>
  jobRow(await loadVisibleJob(params.jobId, caller), caller.role);
