import type { AssignableJob } from '#shared/employees/assignment-rules.ts';
import type { Job } from '#shared/jobs/job.ts';

/** A stored job as the rules of assignment see it: cancelled with its order or alone, it is sealed. */
export const assignable = (job: Job): AssignableJob => ({
  ...job,
  employee_ids: job.employee_ids ?? [],
  is_sealed: job.status === 'cancelled',
});

/** Whether a job keeps an employee busy: a sealed one keeps its employees, and blocks nothing. */
export const isBusyWith = ({ status, employee_ids }: Job, employee: string): boolean =>
  status !== 'cancelled' && (employee_ids ?? []).includes(employee);
