import { createEmployee, readEmployees } from '#functions/platform/data/employee.ts';
import { save } from '#functions/platform/data/write.ts';
import { demoEmployees } from '#infra/local/demo/demo-employees.ts';

/** Enters the demo employees who do not exist yet. */
export const openEmployees = async (): Promise<void> => {
  const known = new Set((await readEmployees()).map(({ _id }) => _id));
  await save(...demoEmployees.filter(({ _id }) => !known.has(_id)).map(createEmployee));
};
