import { readAgencies } from '#functions/platform/data/agency.ts';
import { getEmployees } from '#functions/platform/data/employee.ts';
import { type DomainError, invalidInput } from '#shared/domain-error.ts';
import { readUserForm, type UserInput, type UserValues } from '#shared/users/user-form.ts';

/** What the office's form says of an account. @throws DomainError `invalid_input`, field by field */
export const readUserInput = async (input: UserInput): Promise<UserValues> => {
  const [agencies, employees] = await Promise.all([
    readAgencies(),
    input.employee ? getEmployees([input.employee]) : undefined,
  ]);
  return readUserForm(input, { agencies, employee: employees?.get(input.employee ?? '') });
};

/** Another account has the address. */
export const userExists = (): DomainError =>
  invalidInput({ email: { code: 'taken', message: 'user already exists' } });
