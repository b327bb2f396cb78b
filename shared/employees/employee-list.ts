import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import type { EmployeeAnswer } from '#shared/employees/employee.ts';
import { QUALIFICATIONS } from '#shared/employees/qualifications.ts';

const text = z.optional(z.string().check(z.maxLength(200)));

/** Keys by which employees are filtered; what is absent stands for all. */
export const employeeFilter = z.strictObject({
  /** Any words of the first and last name, in any order and case, accents or not. */
  name: text,
  /** Any part of the address. */
  email: text,
  /** Any digits of one of the two numbers. */
  phone: text,
  airport: z.optional(airportId),
  /** `assistant` and `porter` also find those who are both. */
  qualification: z.optional(z.enum(QUALIFICATIONS)),
  /** The id of a bookable language. */
  language: z.optional(z.int()),
});
export type EmployeeFilter = z.infer<typeof employeeFilter>;

/** By last and first name; `-name` the other way round. */
export const EMPLOYEE_SORTS = ['name', '-name'] as const;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const digits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '');

const isNamed = (wanted: string, { first_name, last_name }: EmployeeAnswer): boolean => {
  const name = folded(`${first_name} ${last_name}`);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => name.includes(word));
};

const isCalled = (wanted: string, { phone, handy }: EmployeeAnswer): boolean =>
  digits(wanted) === '' || [phone, handy].some((number) => digits(number).includes(digits(wanted)));

/** Whether an employee is one of those that are asked for. Source: back-office specification, section 2. */
export const isEmployeeAskedFor =
  ({ name = '', email = '', phone = '', airport, qualification, language }: EmployeeFilter) =>
  (one: EmployeeAnswer): boolean =>
    isNamed(name, one) &&
    (one.email ?? '').toLowerCase().includes(email.trim().toLowerCase()) &&
    isCalled(phone, one) &&
    (airport === undefined || one.airport_id === airport) &&
    (qualification === undefined || one.Qualifications === qualification || one.Qualifications === 'both') &&
    (language === undefined || one.Languages.includes(language));
