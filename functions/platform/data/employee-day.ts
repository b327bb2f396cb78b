import * as z from 'zod/mini';
import { daysOfEmployee, employeeDayKey } from '#functions/platform/data/keys.ts';
import { readItems, readPartitionFrom } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { type DayName, type EmployeeDay, employeeDay } from '#shared/employees/employee-day.ts';

const keyOf = ({ employee_id, date }: DayName) => employeeDayKey(employee_id, date);

/** Some days of employees, as they are at this moment, in no order; one on which nobody ever was on a job is absent. */
export const readEmployeeDays = async (names: readonly DayName[]): Promise<EmployeeDay[]> =>
  z.parse(z.array(employeeDay), await readItems(names.map(keyOf)));

/** The days of an employee from a date on. */
export const employeeDaysFrom = async (employee: string, from: string): Promise<EmployeeDay[]> =>
  z.parse(z.array(employeeDay), await readPartitionFrom(daysOfEmployee(employee), from));

/** Stores the jobs of a day, while it still is as it was read. */
export const changeEmployeeDay = (
  name: DayName,
  before: EmployeeDay | undefined,
  job_ids: readonly string[],
): Write =>
  before
    ? change(keyOf(name), before, { ...before, job_ids })
    : create(keyOf(name), { ...name, job_ids, version: 1 });
