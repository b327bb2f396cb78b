import * as z from 'zod/mini';
import { EMPLOYEES, employeeKey } from '#functions/platform/data/keys.ts';
import { readItem, readPartition } from '#functions/platform/data/read.ts';
import { create, type Write } from '#functions/platform/data/write.ts';
import { type Employee, employee } from '#shared/employees/employee.ts';

/** Everybody who may be assigned to jobs, by last and first name. */
export const readEmployees = async (): Promise<Employee[]> =>
  z
    .parse(z.array(employee), await readPartition(EMPLOYEES))
    .toSorted(
      (a, b) =>
        a.last_name.localeCompare(b.last_name, 'de') ||
        a.first_name.localeCompare(b.first_name, 'de') ||
        a._id.localeCompare(b._id),
    );

/** The same by id, as lists of jobs look them up. */
export const employeesById = async (): Promise<ReadonlyMap<string, Employee>> =>
  new Map((await readEmployees()).map((one) => [one._id, one]));

export const getEmployee = async (id: string): Promise<Employee | undefined> => {
  const item = await readItem(employeeKey(id));
  return item && z.parse(employee, item);
};

export const createEmployee = (stored: Employee): Write => create(employeeKey(stored._id), stored);
