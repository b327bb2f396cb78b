import { isEmail } from '#shared/orders/personal-rules.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import { passwordProblem, passwordRuleOf } from '#shared/users/password-rules.ts';
import type { UserRow } from '#web/back-office/users/use-users.ts';

/** What stands in the form; an empty text is nothing. */
export type UserInput = {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly agency_id: string;
  readonly employee: string;
  readonly airport_id: string;
  readonly access_permission: string;
  readonly password: string;
};
export type UserField = keyof UserInput;
export type UserProblems = Partial<Record<UserField, OfficeKey>>;

const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

/** The form as it opens: of a user, or of a new one. */
export const inputOf = (user: UserRow | undefined): UserInput => ({
  name: textOf(user?.name),
  email: textOf(user?.email),
  role: textOf(user?.role),
  agency_id: user?.role === 'agency' ? textOf(user.agency_id) : '',
  employee: textOf(user?.emp_id),
  airport_id: textOf(user?.airport_id),
  access_permission: textOf(user?.access_permission) || '1',
  password: '',
});

const tooShortFor = (role: string): OfficeKey =>
  passwordRuleOf(role) === 'office'
    ? 'office.users.problem.password_office'
    : 'office.users.problem.password';

/** What is wrong with it (back-office specification, section 5, "Users"). */
export const problemsIn = ({
  name,
  email,
  role,
  agency_id,
  employee,
  password,
}: UserInput): UserProblems => ({
  ...(role !== 'emp' && !name.trim() && { name: 'office.users.problem.name' }),
  ...(!isEmail(email.trim()) && { email: 'office.users.problem.email' }),
  ...(!role && { role: 'office.users.problem.role' }),
  ...(role === 'agency' && !agency_id && { agency_id: 'office.users.problem.agency_id' }),
  ...(role === 'emp' && !employee && { employee: 'office.users.problem.employee' }),
  ...(password && passwordProblem(password, passwordRuleOf(role)) && { password: tooShortFor(role) }),
});

/** What the server refuses of it. */
export const problemsOfFields = (fields: Readonly<Record<string, { code: string }>>): UserProblems => ({
  ...(fields.name && {
    name: fields.name.code === 'empty' ? 'office.users.problem.name' : 'office.users.problem.name_signs',
  }),
  ...(fields.email && {
    email: fields.email.code === 'taken' ? 'office.users.problem.taken' : 'office.users.problem.email',
  }),
  ...(fields.role && { role: 'office.users.problem.role' }),
  ...(fields.agency_id && { agency_id: 'office.users.problem.agency_id' }),
  ...(fields.employee && { employee: 'office.users.problem.employee' }),
  ...(fields.password && {
    password:
      fields.password.code === 'too_common'
        ? 'office.users.problem.password_common'
        : 'office.users.problem.password_office',
  }),
});

/** What both calls are sent of it. */
export const bodyOf = ({ name, email, role, agency_id, airport_id, access_permission }: UserInput) => ({
  name,
  email,
  role,
  ...(role === 'agency' && agency_id && { agency_id: Number(agency_id) }),
  ...(airport_id && { airport_id: Number(airport_id) }),
  access_permission: Number(access_permission),
});
