import { clockText } from '#shared/calendar-date.ts';
import { longDate } from '#shared/emails/long-date.ts';
import type { AssignmentCheck } from '#shared/employees/assignment-answer.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { Job } from '#shared/jobs/job.ts';
import { orderNumber } from '#shared/orders/order-number.ts';

type Refusal = AssignmentCheck['refusals'][number];

/** An employee whom a job does not suit (any more), and why. */
export type Misfit = { readonly job: Job; readonly employee: Employee; readonly refusal: Refusal };

export const nameOf = ({ first_name, last_name }: Pick<Employee, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** Why, in English, naming the other job. */
export const misfitText = ({ job, employee, refusal: { code, job: other } }: Misfit): string => {
  const name = nameOf(employee);
  switch (code) {
    case 'sealed':
      return 'This job is cancelled: nobody can be assigned to it until it is restored.';
    case 'gone':
      return `${name} does not work here any more.`;
    case 'already_assigned':
      return `${name} is assigned to this job already.`;
    case 'not_qualified':
      return `${name} is not qualified for this service.`;
    case 'other_airport':
      return `${name} works at the other airport.`;
    case 'overlap':
      return other
        ? `${name} is busy with job ${orderNumber(other.job_id, job.airport)} (${longDate(other.date, 'en')}, ${clockText(other)}).`
        : `${name} is busy at this time.`;
  }
};
