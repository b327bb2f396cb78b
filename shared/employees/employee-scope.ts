import { AIRPORTS, type AirportId } from '#shared/catalogue/airport-ids.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import type { User } from '#shared/users/user.ts';

/**
 * The airports whose employees a user may see: admins those of their scope, an employee the own one.
 * @param own who the user is among the employees, if anybody
 */
const airportsOf = (user: User, own: Employee | undefined): readonly AirportId[] => {
  if (user.role === 'admin') return airportsInScope(user);
  const airport = own?.airport_id ?? user.airport_id;
  return user.role === 'emp' && airport !== undefined ? [airport] : [];
};

/** The employees that a user may see. Source: back-office specification, section 6; docs/decisions.md. */
export const employeesInScope = (employees: readonly Employee[], user: User | undefined): Employee[] => {
  if (!user) return [];
  const own = employees.find(({ _id }) => _id === user.emp_id);
  const airports = airportsOf(user, own);
  return employees.filter(({ airport_id }) => airports.includes(airport_id));
};

/** A permission of 2 opens both airports. */
const BOTH_AIRPORTS = 2;

/**
 * The airports at which a user may have somebody work: Frankfurt is for those of airport 1 or permission 2, Munich for
 * everybody. Source: back-office specification, section 2, "Employees screen".
 */
export const airportsToWorkAt = ({
  airport_id,
  access_permission = 1,
}: Pick<User, 'airport_id' | 'access_permission'>): AirportId[] =>
  AIRPORTS.map(({ _id }) => _id).filter(
    (id) => id !== 1 || airport_id === 1 || access_permission >= BOTH_AIRPORTS,
  );
