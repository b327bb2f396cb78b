import { isAirportId } from '#shared/catalogue/airport-ids.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { EmployeeInput } from '#shared/employees/employee-form.ts';
import { QUALIFICATIONS, type Qualification } from '#shared/employees/qualifications.ts';
import { type FoundProblem, fieldProblems } from '#shared/field-problems.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { trimmed } from '#shared/trimmed.ts';

/** What is entered of an employee. */
export type EmployeeFields = Omit<Employee, '_id' | 'version' | 'deleted_at' | 'assignments'>;

export const employeeErrors = {
  'first_name.empty': 'Please enter the first name.',
  'last_name.empty': 'Please enter the last name.',
  'email.empty': 'Please fill email.',
  'email.invalid': 'Please enter an email address.',
  'airport_id.empty': 'Please choose location.',
  'phone.invalid': 'Please enter digits only, with a + in front if you like.',
  'qualification.unknown': 'Please choose a qualification.',
  'languages.unknown': 'This language does not exist.',
  'text.long': 'This text is too long.',
} as const;
export type EmployeeErrorCode = keyof typeof employeeErrors;

const NAME_MAX = 80;
const PHONE_PATTERN = /^\+?\d{1,20}$/;

/** A number as it is stored: spaces are for the eye. */
const dialled = (number: string | undefined): string | undefined => trimmed(number?.replace(/\s/g, ''));

const isQualification = (text: string): text is Qualification =>
  (QUALIFICATIONS as readonly string[]).includes(text);

const isPhone = (number: string | undefined): boolean => {
  const digits = dialled(number);
  return digits === undefined || PHONE_PATTERN.test(digits);
};

const airportOf = ({ airport_id, location }: EmployeeInput) => airport_id ?? location;
const emailOf = ({ email, contactEmail }: EmployeeInput): string => (email ?? contactEmail ?? '').trim();

/**
 * Everything wrong with an employee, by field, in the order of the form; empty when it may be saved.
 * Source: back-office specification, section 5, "Employee".
 * @param languages ids of the bookable ones
 */
export const employeeProblems = (input: EmployeeInput, languages: readonly number[]): FieldErrors => {
  const names = ['first_name', 'last_name'] as const;
  const found: FoundProblem<EmployeeErrorCode>[] = [
    ...names.flatMap((name): FoundProblem<EmployeeErrorCode>[] => [
      [name, !trimmed(input[name]) && `${name}.empty`],
      [name, (input[name] ?? '').trim().length > NAME_MAX && 'text.long'],
    ]),
    ['airport_id', !isAirportId(airportOf(input)) && 'airport_id.empty'],
    ['Qualifications', !isQualification(input.Qualifications ?? 'both') && 'qualification.unknown'],
    ['email', emailOf(input) === '' && 'email.empty'],
    ['email', !isEmail(emailOf(input)) && 'email.invalid'],
    ['phone', !isPhone(input.phone) && 'phone.invalid'],
    ['handy', !isPhone(input.handy) && 'phone.invalid'],
    ['Languages', (input.Languages ?? []).some((id) => !languages.includes(id)) && 'languages.unknown'],
  ];
  return fieldProblems(found, employeeErrors);
};

/** What is stored of a form that met the rules: qualified for both unless it says otherwise. */
export const employeeFields = (input: EmployeeInput): EmployeeFields => {
  const { Qualifications = 'both' } = input;
  const airport = airportOf(input);
  if (!isQualification(Qualifications) || !isAirportId(airport)) {
    throw new Error('an employee is stored only when the form meets the rules');
  }
  return {
    first_name: input.first_name?.trim() ?? '',
    last_name: input.last_name?.trim() ?? '',
    phone: dialled(input.phone),
    handy: dialled(input.handy),
    email: emailOf(input),
    Languages: [...new Set(input.Languages ?? [])].toSorted((a, b) => a - b),
    Qualifications,
    airport_id: airport,
  };
};
