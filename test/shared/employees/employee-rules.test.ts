import { describe, expect, it } from 'vitest';
import type { EmployeeInput } from '#shared/employees/employee-form.ts';
import { isEmployeeAskedFor } from '#shared/employees/employee-list.ts';
import { employeeFields, employeeProblems } from '#shared/employees/employee-rules.ts';
import { airportsToWorkAt } from '#shared/employees/employee-scope.ts';
import { anEmployee } from '#test/support/builders/employee.ts';

const FORM: EmployeeInput = {
  first_name: 'Sora',
  last_name: 'Ito',
  email: 'sora@example.com',
  airport_id: 1,
};
const problemsOf = (changes: EmployeeInput): Record<string, string> =>
  Object.fromEntries(
    Object.entries(employeeProblems({ ...FORM, ...changes }, [1, 2])).map(([field, { code }]) => [
      field,
      code,
    ]),
  );

describe('the form of an employee', () => {
  it('asks for first and last name, email and location', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ first_name: ' ', last_name: '', email: '', airport_id: null })).toEqual({
      first_name: 'first_name.empty',
      last_name: 'last_name.empty',
      email: 'email.empty',
      airport_id: 'airport_id.empty',
    });
    expect(problemsOf({ airport_id: 3 })).toEqual({ airport_id: 'airport_id.empty' });
  });

  it.each(['sora', 'sora@', 'sora@example', 'so ra@example.com', 'a@b@example.com'])(
    'refuses %s as an email address',
    (email) => {
      expect(problemsOf({ email })).toEqual({ email: 'email.invalid' });
    },
  );

  it('takes phone and mobile numbers with an optional leading + and digits', () => {
    expect(problemsOf({ phone: '+49695550101', handy: '01705550101' })).toEqual({});
    expect(problemsOf({ phone: '', handy: '' })).toEqual({});
    expect(problemsOf({ phone: '069/5550101', handy: '49+170' })).toEqual({
      phone: 'phone.invalid',
      handy: 'phone.invalid',
    });
    expect(problemsOf({ phone: '+', handy: 'mobile' })).toEqual({
      phone: 'phone.invalid',
      handy: 'phone.invalid',
    });
  });

  it('stores numbers without the spaces that make them readable', () => {
    expect(employeeFields({ ...FORM, handy: '+49 170 555 0101' }).handy).toBe('+491705550101');
  });

  it('knows the bookable languages and three qualifications alone', () => {
    expect(problemsOf({ Languages: [1, 13], Qualifications: 'pilot' })).toEqual({
      Languages: 'languages.unknown',
      Qualifications: 'qualification.unknown',
    });
  });

  it('qualifies for both unless it says otherwise', () => {
    expect(employeeFields(FORM).Qualifications).toBe('both');
    expect(employeeFields({ ...FORM, Qualifications: 'porter' }).Qualifications).toBe('porter');
  });

  it('is read under the other names of email and location as well', () => {
    const { email, airport_id, ...rest } = FORM;
    const input = { ...rest, contactEmail: 'ito@example.com', location: 2 };
    expect(employeeProblems(input, [])).toEqual({});
    expect(employeeFields(input)).toMatchObject({ email: 'ito@example.com', airport_id: 2 });
  });
});

describe('the filter of employees', () => {
  const sora = anEmployee({
    first_name: 'Sôra',
    email: 'Sora.Ito@example.com',
    handy: '+491705550101',
    Qualifications: 'assistant',
  });
  const finds = (where: object): boolean => isEmployeeAskedFor(where)(sora);

  it('finds any part of name, address and numbers, whatever case, accents and spaces', () => {
    expect([finds({}), finds({ name: 'ito sor' }), finds({ email: 'sora.ITO' })]).toEqual([true, true, true]);
    expect([finds({ phone: '0170 555' }), finds({ phone: '170 555' })]).toEqual([false, true]);
    expect([finds({ name: 'Sato' }), finds({ email: 'sato@' })]).toEqual([false, false]);
  });

  it('keeps to airport and language', () => {
    expect([finds({ airport: 1 }), finds({ airport: 2 })]).toEqual([true, false]);
    expect([finds({ language: 2 }), finds({ language: 11 })]).toEqual([true, false]);
  });

  it('finds for a service also those who do both', () => {
    expect([finds({ qualification: 'assistant' }), finds({ qualification: 'porter' })]).toEqual([
      true,
      false,
    ]);
    expect(isEmployeeAskedFor({ qualification: 'porter' })(anEmployee({ Qualifications: 'both' }))).toBe(
      true,
    );
    expect(finds({ qualification: 'both' })).toBe(false);
  });
});

describe('where somebody can be had to work', () => {
  it.each([
    [{ airport_id: 1, access_permission: 1 } as const, [1, 2]],
    [{ airport_id: 2, access_permission: 2 } as const, [1, 2]],
    [{ airport_id: 2, access_permission: 1 } as const, [2]],
    [{}, [2]],
  ])('is, for %j, %j', (user, airports) => {
    expect(airportsToWorkAt(user)).toEqual(airports);
  });
});
