import * as z from 'zod/mini';
import { EMPLOYEES, employeeEmailKey, employeeKey } from '#functions/platform/data/keys.ts';
import { readItem, readItems, readPartition } from '#functions/platform/data/read.ts';
import { change, create, removeAnyway, type Write } from '#functions/platform/data/write.ts';
import { environment } from '#functions/platform/environment.ts';
import { type Employee, employee } from '#shared/employees/employee.ts';

const byId = (employees: readonly Employee[]) => new Map(employees.map((one) => [one._id, one]));

const readAll = async (): Promise<Employee[]> =>
  z
    .parse(z.array(employee), await readPartition(EMPLOYEES))
    .toSorted(
      (a, b) =>
        a.last_name.localeCompare(b.last_name, 'de') ||
        a.first_name.localeCompare(b.first_name, 'de') ||
        a._id.localeCompare(b._id),
    );

/** Everybody who may be assigned to jobs, by last and first name. */
export const readEmployees = async (): Promise<Employee[]> =>
  (await readAll()).filter(({ deleted_at }) => deleted_at === undefined);

/** The same by id, as lists of jobs look them up; with those who were deleted, whose past jobs keep their names. */
export const employeesById = async (): Promise<ReadonlyMap<string, Employee>> => byId(await readAll());

/** Some employees by id, as they are at this moment, also deleted ones; who does not exist is absent. */
export const getEmployees = async (ids: readonly string[]): Promise<ReadonlyMap<string, Employee>> =>
  byId(z.parse(z.array(employee), await readItems([...new Set(ids)].map(employeeKey))));

/** An employee who has not been deleted. */
export const getEmployee = async (id: string): Promise<Employee | undefined> => {
  const item = await readItem(employeeKey(id));
  const stored = item && z.parse(employee, item);
  return stored?.deleted_at === undefined ? stored : undefined;
};

export const createEmployee = (stored: Employee): Write => create(employeeKey(stored._id), stored);

const addressOf = ({ email, deleted_at }: Partial<Employee>): string | undefined =>
  email && deleted_at === undefined ? email.trim().toLowerCase() : undefined;

/** Moves the claim on an address: two employees never share one. A deleted employee's is free again. */
export const claimedAddress = (before: Employee | undefined, after: Employee): Write[] => {
  const [was, is] = [addressOf(before ?? {}), addressOf(after)];
  if (was === is) return [];
  return [
    ...(was ? [removeAnyway(employeeEmailKey(was))] : []),
    ...(is ? [create(employeeEmailKey(is), { employee_id: after._id })] : []),
  ];
};

/** Changes an employee, while nobody has put them on a job since they were read. */
export const changeEmployee = (before: Employee, after: Employee): Write => {
  const { Update } = change(employeeKey(before._id), before, after);
  const isUntouched =
    before.assignments === undefined ? 'attribute_not_exists(#assignments)' : '#assignments = :assignments';
  return {
    Update: {
      ...Update,
      Key: employeeKey(before._id),
      TableName: environment.TABLE_NAME,
      UpdateExpression: Update?.UpdateExpression,
      ConditionExpression: `${Update?.ConditionExpression} AND ${isUntouched}`,
      ExpressionAttributeNames: { ...Update?.ExpressionAttributeNames, '#assignments': 'assignments' },
      ExpressionAttributeValues: {
        ...Update?.ExpressionAttributeValues,
        ...(before.assignments !== undefined && { ':assignments': before.assignments }),
      },
    },
  };
};

/** Belongs to putting an employee on a job: refused when the employee has changed, or was deleted, since then. */
export const countAssignment = ({ _id, version }: Employee): Write => ({
  Update: {
    TableName: environment.TABLE_NAME,
    Key: employeeKey(_id),
    UpdateExpression: 'ADD #assignments :one',
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#assignments': 'assignments', '#version': 'version' },
    ExpressionAttributeValues: { ':one': 1, ':version': version },
  },
});
