import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import type { EmployeeInput } from '#shared/employees/employee-form.ts';
import { employeeErrors, employeeProblems } from '#shared/employees/employee-rules.ts';
import type { EmployeeRow } from '#web/back-office/employees/use-employees.ts';

/** An employee as the form holds it: everything is text. */
export type TypedEmployee = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly handy: string;
  readonly airport_id: string;
  readonly Qualifications: string;
  readonly Languages: readonly string[];
};

/** What the form begins with. @param airport where a new employee works unless another is chosen */
export const typedOf = (row: EmployeeRow | undefined, airport: AirportId | undefined): TypedEmployee => ({
  first_name: row?.first_name ?? '',
  last_name: row?.last_name ?? '',
  email: row?.email ?? '',
  phone: row?.phone ?? '',
  handy: row?.handy ?? '',
  airport_id: String(row?.airport_id ?? airport ?? ''),
  Qualifications: row?.Qualifications ?? 'both',
  Languages: (row?.Languages ?? []).map(String),
});

/** What the form sends. */
export const sentOf = ({ airport_id, Languages, ...texts }: TypedEmployee): EmployeeInput => ({
  ...texts,
  airport_id: airport_id === '' ? null : Number(airport_id),
  Languages: Languages.map(Number),
});

/** What is wrong with what was typed; languages come from a list. */
export const problemsOf = (typed: TypedEmployee): FieldErrors =>
  employeeProblems(sentOf(typed), typed.Languages.map(Number));

const CODES = [...Object.keys(employeeErrors), 'email.duplicate', 'not_allowed'] as readonly ErrorCode[];
type ErrorCode = keyof typeof employeeErrors | 'email.duplicate' | 'not_allowed';

/** The code of a field's error, where the screen has words for it. */
export const knownCode = (code: string | undefined): ErrorCode | undefined =>
  CODES.find((known) => known === code);
