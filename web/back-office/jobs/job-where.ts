import type { CalendarDate } from '#shared/calendar-date.ts';
import type { InputOf } from '#shared/http/contract.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { type JobFilter, rangeOf } from '#web/back-office/jobs/job-filter.ts';

type List = 'POST /api/jobs/list';
export type JobWhere = InputOf<List, JobsApi[List]>['body']['where'];

const SERVICE_TYPES = { porter: 1, assistant: 2 } as const;

/** What a filter asks the server for. */
export const whereOf = (filter: JobFilter, today: CalendarDate): JobWhere => {
  const { airport, service, status, employee, agency, reference } = filter;
  const { from, to } = rangeOf(filter, today);
  return {
    date_from: from,
    date_to: to,
    ...(airport !== 'both' && { airport }),
    ...(service !== 'all' && { service_type_id: SERVICE_TYPES[service] }),
    ...(status !== 'all' && { status: [status] }),
    ...(employee !== '' && { employee_id: employee }),
    ...(agency !== '' && { agency_id: Number(agency) }),
    ...(reference !== '' && { reference }),
  };
};
