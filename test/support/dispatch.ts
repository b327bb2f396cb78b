import { randomUUID } from 'node:crypto';
import type { Employee } from '#shared/employees/employee.ts';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { Answer, BrowserClient } from '#test/support/browser-client.ts';
import { anEmployee } from '#test/support/builders/employee.ts';
import { createJob, formBody, type Row, someDay } from '#test/support/job-desk.ts';
import type { TestStack } from '#test/support/stack.ts';
import { openTable } from '#test/support/table.ts';

/** Somebody new among the employees, with an address of their own unless said. */
export const newEmployee = async (stack: TestStack, changes: Partial<Employee> = {}) => {
  const email = newEmail();
  const employee = { ...anEmployee({ _id: `emp-${randomUUID()}` }), email, ...changes };
  await (await openTable(stack)).put({ PK: 'EMPLOYEE', SK: employee._id, ...employee });
  return { ...employee, email };
};

/** `14:35` on a day, of an agency's assistant in English at Frankfurt unless said. */
export const jobAt = async (
  staff: BrowserClient,
  day: string,
  clock: string,
  changes: object = {},
): Promise<Row> => {
  const [hours, minutes] = clock.split(':').map(Number);
  const form = formBody({ serviceDate: day, time: { hours, minutes }, ...changes });
  const { rows } = await createJob(staff, form);
  return rows[0] as Row;
};

/** A job on a day that hardly another test fills. */
export const aJobSomeday = (staff: BrowserClient, changes: object = {}): Promise<Row> =>
  jobAt(staff, someDay(), '14:35', changes);

type Named = Pick<Employee, '_id'>;
type NamedJob = Pick<Row, '_id' | 'order_id'>;

const linkOf = (employee: Named, job: NamedJob) => ({
  employee_id: employee._id,
  jobs_id: job._id,
  order_id: job.order_id,
});

/** Puts an employee on a job; with `isConfirmed` as a screen does. */
export const assign = (
  staff: BrowserClient,
  employee: Named,
  job: NamedJob,
  more: object = {},
): Promise<Answer> =>
  staff.send('POST', '/api/employees/assignEmployee', {
    employeeToJob: { ...linkOf(employee, job), ...more },
  });

export const unassign = (staff: BrowserClient, employee: Named, job: NamedJob): Promise<Answer> =>
  staff.send('POST', '/api/employees/unAssignEmployee', { employeeToJob: linkOf(employee, job) });

/** Why an assignment was refused; it must have been. */
export const refusalIn = ({ status, body }: Answer): { code: string; message: string } => {
  const { fields } = body as { fields?: { employee_id?: { code: string; message: string } } };
  if (status !== 403 || !fields?.employee_id) {
    throw new Error(`answered ${status}, not a refusal: ${JSON.stringify(body)}`);
  }
  return fields.employee_id;
};

/** The ids of those who are on a job, as somebody may see them. */
export const assignedTo = async (staff: BrowserClient, { _id }: Pick<Row, '_id'>): Promise<string[]> => {
  const answer = ok(await staff.send('POST', '/api/employees/fetchAssignedEmployeeToJob', { job_id: _id }));
  return (answer.rows as { _id: string }[]).map((one) => one._id);
};
