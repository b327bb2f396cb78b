import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getEmployee, readEmployees } from '#functions/platform/data/employee.ts';
import { employeeDaysFrom } from '#functions/platform/data/employee-day.ts';
import { getJobs } from '#functions/platform/data/job.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { EmployeeInput } from '#shared/employees/employee-form.ts';
import { type EmployeeFields, employeeFields, employeeProblems } from '#shared/employees/employee-rules.ts';
import { airportsToWorkAt } from '#shared/employees/employee-scope.ts';
import { jobsAhead } from '#shared/employees/jobs-ahead.ts';
import { nameOf } from '#shared/employees/misfit.ts';
import type { Job } from '#shared/jobs/job.ts';
import { jobMinutesOf } from '#shared/jobs/job-minutes.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { refused } from '#shared/refused.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

/**
 * An employee whom the caller may change.
 * @throws DomainError `not_found`, also for one of an airport that the caller may not see
 */
export const loadEmployee = async (id: string, { user }: Caller): Promise<Employee> => {
  const stored = await getEmployee(id);
  if (!stored || !airportsInScope(user).includes(stored.airport_id)) throw refused('employee.unknown');
  return stored;
};

const demandAirport = (airport: Employee['airport_id'], { user }: Caller, before?: Employee): void => {
  if (airport === before?.airport_id || (user && airportsToWorkAt(user).includes(airport))) return;
  const message = 'Your account may not have anybody work at this airport.';
  throw new DomainError('not_allowed', message, { fields: { airport_id: { code: 'not_allowed', message } } });
};

/**
 * What a form says of an employee.
 * @throws DomainError `invalid_input` naming every field that is wrong; `not_allowed` for an airport of others
 */
export const checkedFields = async (
  input: EmployeeInput,
  caller: Caller,
  before?: Employee,
): Promise<EmployeeFields> => {
  const { languages } = await readCatalogue();
  const spoken = languages.filter(({ bookable }) => bookable).map(({ _id }) => _id);
  const problems = employeeProblems(input, [...spoken, ...(before?.Languages ?? [])]);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const fields = employeeFields(input);
  demandAirport(fields.airport_id, caller, before);
  return fields;
};

/** @throws DomainError `already_exists` at `email` when another employee has the address, whatever its case */
export const demandOwnAddress = async ({ _id, email }: Pick<Employee, '_id' | 'email'>): Promise<void> => {
  const address = email?.toLowerCase();
  const other = (await readEmployees()).find(
    (one) => one._id !== _id && one.email?.toLowerCase() === address,
  );
  if (!other) return;
  const values = { name: nameOf(other) };
  const message = `${values.name} has this email already.`;
  throw refused('employee.duplicate_email', values, { email: { code: 'email.duplicate', message } });
};

/** The jobs that an employee has not finished, and how long jobs last. */
export const readJobsAhead = async (
  id: string,
  now: Date,
): Promise<{ readonly ahead: Job[]; readonly jobMinutes: number }> => {
  const jobMinutes = jobMinutesOf(await readCatalogue());
  // Who began before midnight may still be at it.
  const days = await employeeDaysFrom(id, addDays(airportTime(now).date, -1));
  const jobs = await getJobs(days.flatMap(({ job_ids }) => job_ids));
  return { ahead: jobsAhead(jobs, id, { jobMinutes }, now), jobMinutes };
};

/** Jobs as the office calls them: `F10001-1, F10007-1`. */
export const numbersOf = (jobs: readonly Job[]): string =>
  jobs.map(({ _id, airport }) => orderNumber(_id, airport)).join(', ');

/** An employee as the audit log tells it. */
export const toldOf = ({ deleted_at: _, assignments: __, ...told }: Employee) => told;
