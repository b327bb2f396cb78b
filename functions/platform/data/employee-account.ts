import { employeeAccounts } from '#functions/platform/data/keys.ts';
import { readIndexParts } from '#functions/platform/data/read.ts';

/** The address by which an employee logs in, if any. */
export const accountOfEmployee = async (employee: string): Promise<string | undefined> => {
  const accounts = await readIndexParts('owner', employeeAccounts, ['email', 'emp_id']);
  const own = accounts.find(({ emp_id }) => emp_id === employee);
  return own && String(own.email);
};
