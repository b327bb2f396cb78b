import { AIRPORTS, type AirportId } from '#shared/catalogue/airport-ids.ts';
import { type FieldError, type FieldErrors, invalidInput } from '#shared/domain-error.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { nameProblem } from '#shared/users/name-problem.ts';
import { passwordError } from '#shared/users/password-error.ts';
import { passwordRuleOf } from '#shared/users/password-rules.ts';
import { WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';

/** What the office's form sends. */
export type UserInput = {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly role?: string | undefined;
  readonly agency_id?: number | undefined;
  readonly employee?: string | undefined;
  readonly airport_id?: number | undefined;
  readonly access_permission?: number | undefined;
  readonly password?: string | undefined;
};

/** Whom the input may point to. */
type Known = {
  readonly agencies: readonly { readonly _id: number }[];
  /** The employee that the input names, if there is one. */
  readonly employee?:
    | {
        readonly _id: string;
        readonly first_name: string;
        readonly last_name: string;
        readonly airport_id: AirportId;
      }
    | undefined;
};

/** What the office may say of an account. */
export type UserValues = {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly agency_id?: number;
  readonly emp_id?: string;
  readonly airport_id?: AirportId;
  readonly access_permission?: number;
};

const PERMISSIONS = [1, 2];

const roleOf = (text: string | undefined): Role | undefined =>
  ROLES.find((role) => role === (text === 'web' ? 'webclient' : text));

const emailError = (email: string): FieldError | undefined => {
  if (email === '') return { code: 'empty', message: 'Please fill email.' };
  return isEmail(email) ? undefined : { code: 'invalid', message: 'Please fill email.' };
};

const airportError = (airport: number | undefined): FieldError | undefined =>
  airport === undefined || AIRPORTS.some(({ _id }) => _id === airport)
    ? undefined
    : { code: 'invalid', message: 'There is no such airport.' };

const permissionError = (permission: number | undefined): FieldError | undefined =>
  permission === undefined || PERMISSIONS.includes(permission)
    ? undefined
    : { code: 'invalid', message: 'The permission is 1 (own airport) or 2 (both).' };

const nameError = (name: string): FieldError | undefined => {
  if (name === '') return { code: 'empty', message: 'Please fill full name .' };
  return nameProblem(name);
};

const errorsOf = (input: UserInput, { agencies, employee }: Known): FieldErrors => {
  const role = roleOf(input.role);
  const errors: Readonly<Record<string, FieldError | undefined>> = {
    // The name of an employee's account is the employee's.
    name: role === 'emp' ? undefined : nameError(input.name?.trim() ?? ''),
    email: emailError(input.email?.trim() ?? ''),
    role: role ? undefined : { code: 'empty', message: 'Please choose role.' },
    agency_id:
      role === 'agency' && !agencies.some(({ _id }) => _id === input.agency_id)
        ? { code: 'empty', message: 'Please select Agency' }
        : undefined,
    employee: role === 'emp' && !employee ? { code: 'empty', message: 'Please select Employee' } : undefined,
    airport_id: airportError(input.airport_id),
    access_permission: permissionError(input.access_permission),
    password: input.password ? passwordError(input.password, passwordRuleOf(role ?? '')) : undefined,
  };
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])),
  );
};

/**
 * What the form says of an account, trimmed; an account keeps only what its role has. An employee's account bears the
 * employee's name, and its airport unless another was chosen.
 * @throws DomainError `invalid_input` with the specified sentences (back-office specification, section 5, "Users")
 */
export const readUserForm = (input: UserInput, known: Known): UserValues => {
  const errors = errorsOf(input, known);
  const role = roleOf(input.role);
  if (!role || Object.keys(errors).length > 0) throw invalidInput(errors);
  const { employee } = known;
  const airport =
    (input.airport_id as AirportId | undefined) ?? (role === 'emp' ? employee?.airport_id : undefined);
  return {
    name:
      role === 'emp' && employee
        ? `${employee.first_name} ${employee.last_name}`.trim()
        : (input.name?.trim() ?? ''),
    email: input.email?.trim() ?? '',
    role,
    ...(role === 'agency' && input.agency_id !== undefined && { agency_id: input.agency_id }),
    ...(role === 'webclient' && { agency_id: WEB_CLIENT_AGENCY_ID }),
    ...(role === 'emp' && employee && { emp_id: employee._id }),
    ...(airport !== undefined && { airport_id: airport }),
    ...(input.access_permission !== undefined && { access_permission: input.access_permission }),
  };
};
