import { type Job, type JobHead, SERVICE_TYPE_IDS } from '#shared/jobs/job.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import type { User } from '#shared/users/user.ts';

/** What is asked for beside days and airport; what is absent stands for all. */
export type JobQuestion = {
  readonly service_type_id?: Job['service_type_id'] | undefined;
  readonly status?: readonly string[] | undefined;
  readonly employee_id?: string | undefined;
  readonly agency_id?: number | undefined;
  readonly reference?: string | undefined;
};

/** The filters that admins alone may use (back-office specification, section 6). */
const ADMIN_FILTERS = ['service_type_id', 'status', 'employee_id', 'agency_id', 'reference'] as const;

/** Which of the admins' filters a question uses. */
export const adminFiltersIn = (question: JobQuestion): (typeof ADMIN_FILTERS)[number][] =>
  ADMIN_FILTERS.filter((name) => question[name] !== undefined);

/** Munich has no porters: who is kept to it sees assistant services unless they ask otherwise. */
export const withDefaults = <Q extends JobQuestion>(question: Q, user: User | undefined): Q => {
  const isMunichOnly = user?.role === 'admin' && !airportsInScope(user).includes(1);
  return isMunichOnly && question.service_type_id === undefined
    ? { ...question, service_type_id: SERVICE_TYPE_IDS.assistant }
    : question;
};

/** Whether a job is one of those that are asked for. Source: back-office specification, section 2. */
export const isJobAskedFor = (question: JobQuestion) => {
  const { service_type_id, status, employee_id, agency_id } = question;
  const reference = question.reference?.trim().toLowerCase() ?? '';
  return (job: JobHead): boolean =>
    (service_type_id === undefined || job.service_type_id === service_type_id) &&
    (!status?.length || status.includes(job.status)) &&
    (employee_id === undefined || (job.employee_ids ?? []).includes(employee_id)) &&
    (agency_id === undefined || job.agency_id === agency_id) &&
    (job.reference ?? '').toLowerCase().includes(reference);
};
