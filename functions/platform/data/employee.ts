import * as z from 'zod/mini';
import { EMPLOYEES, employeeKey } from '#functions/platform/data/keys.ts';
import { readItems, readPartition } from '#functions/platform/data/read.ts';
import { create, type Write } from '#functions/platform/data/write.ts';
import { type Employee, employee } from '#shared/employees/employee.ts';

const byId = (employees: readonly Employee[]) => new Map(employees.map((one) => [one._id, one]));

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
export const employeesById = async (): Promise<ReadonlyMap<string, Employee>> => byId(await readEmployees());

/** Some employees by id, as they are at this moment; who does not exist is absent. */
export const getEmployees = async (ids: readonly string[]): Promise<ReadonlyMap<string, Employee>> =>
  byId(z.parse(z.array(employee), await readItems([...new Set(ids)].map(employeeKey))));

export const createEmployee = (stored: Employee): Write => create(employeeKey(stored._id), stored);
