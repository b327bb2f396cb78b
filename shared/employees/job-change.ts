import type { AssignableJob } from '#shared/employees/assignment-rules.ts';
import type { Job } from '#shared/jobs/job.ts';

/** A job as it is and as it shall be. */
export type JobChange = { readonly before: Job; readonly after: Job };

/** What decides when a job keeps somebody busy, and who may do it. */
const DECISIVE = ['date', 'hours', 'minutes', 'extra_hours', 'service_type_id', 'airport'] as const;

/** What an employee is told of a job. */
const TOLD = [
  ...DECISIVE,
  'language_id',
  'from_text',
  'to_text',
  'flight_nr',
  'train_nr',
  'name_sign',
  'persons',
  'bags',
  'bulky',
  'remarks',
] as const;

/** A stored job as the rules of assignment see it: cancelled with its order or alone, it is sealed. */
export const assignable = (job: Job): AssignableJob => ({
  ...job,
  employee_ids: job.employee_ids ?? [],
  is_sealed: job.status === 'cancelled',
});

/** Whether a job keeps an employee busy: a sealed one keeps its employees, and blocks nothing. */
export const isBusyWith = ({ status, employee_ids }: Job, employee: string): boolean =>
  status !== 'cancelled' && (employee_ids ?? []).includes(employee);

/** Whether a job that was cancelled stands again. */
export const standsAgain = ({ before, after }: JobChange): boolean =>
  before.status === 'cancelled' && after.status !== 'cancelled';

/** Everybody who is on a job before or after a change. */
export const employeesOf = ({ before, after }: JobChange): string[] => [
  ...new Set([...(before.employee_ids ?? []), ...(after.employee_ids ?? [])]),
];

/** Whether somebody begins to be busy with a job, or is at another time or in another way: then it is checked. */
export const isToBeChecked = ({ before, after }: JobChange, employee: string): boolean =>
  isBusyWith(after, employee) &&
  (!isBusyWith(before, employee) || DECISIVE.some((name) => before[name] !== after[name]));

/** Whether an employee who stays on a job is to be told of a change. */
export const isTold = ({ before, after }: JobChange): boolean =>
  TOLD.some((name) => before[name] !== after[name]);
