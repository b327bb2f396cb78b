import type { JobHead } from '#shared/jobs/job.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import type { User } from '#shared/users/user.ts';

const isOwn = (job: JobHead, { role, agency_id, emp_id }: User): boolean => {
  switch (role) {
    case 'admin':
      return true;
    case 'emp':
      return emp_id !== undefined && (job.employee_ids ?? []).includes(emp_id);
    case 'agency':
      return agency_id !== undefined && job.agency_id === agency_id;
    default:
      return false;
  }
};

/**
 * Whether a user may see a job: admins all of their airports, agencies those of their agency, employees those that
 * they are assigned to. Source: docs/decisions.md, what a role sees of a job.
 */
export const isJobVisible = (job: JobHead, user: User | undefined): boolean =>
  user !== undefined && isOwn(job, user) && airportsInScope(user).includes(job.airport);
