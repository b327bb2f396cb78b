import { describe, expect, it } from 'vitest';
import type { DomainError } from '#shared/domain-error.ts';
import { folded, lastNameFirst } from '#shared/users/folded.ts';
import { endsSessions, isFullAdmin, isInGift, takesLastFullAdmin } from '#shared/users/user-fields.ts';
import { readUserForm, type UserInput } from '#shared/users/user-form.ts';
import { anEmployee } from '#test/support/builders/employee.ts';

const known = {
  agencies: [{ _id: 1001 }],
  employee: anEmployee({ first_name: 'Lea', last_name: 'Hartmann' }),
};
const complete: UserInput = { name: ' Anna  ', email: 'anna@example.com ', role: 'webclient' };

const errorsOf = (input: UserInput, others: Parameters<typeof readUserForm>[1] = { agencies: [] }) => {
  try {
    readUserForm(input, others);
    return {};
  } catch (error) {
    return Object.fromEntries(
      Object.entries((error as DomainError).fields ?? {}).map(([field, { message }]) => [field, message]),
    );
  }
};

describe('the form of a user', () => {
  it('requires name, email and role, and by the role agency or employee, in the specified words', () => {
    expect(errorsOf({})).toEqual({
      name: 'Please fill full name .',
      email: 'Please fill email.',
      role: 'Please choose role.',
    });
    expect(errorsOf({ ...complete, email: 'anna(at)example.com' })).toEqual({ email: 'Please fill email.' });
    expect(errorsOf({ ...complete, role: 'agency' })).toEqual({ agency_id: 'Please select Agency' });
    expect(errorsOf({ ...complete, role: 'emp', name: '' })).toEqual({ employee: 'Please select Employee' });
    expect(errorsOf({ ...complete, role: 'owner' })).toEqual({ role: 'Please choose role.' });
  });

  it('refuses airports, permissions and passwords that do not exist or are too short', () => {
    const wrong = { ...complete, airport_id: 3, access_permission: 3, password: 'ab' };
    expect(Object.keys(errorsOf(wrong))).toEqual(['airport_id', 'access_permission', 'password']);
  });

  it('keeps only what the role has: an agency, or an employee with its name and airport', () => {
    expect(readUserForm({ ...complete, employee: 'e', agency_id: 1001 }, known)).toEqual({
      name: 'Anna',
      email: 'anna@example.com',
      role: 'webclient',
      agency_id: 998,
    });
    expect(readUserForm({ ...complete, role: 'agency', agency_id: 1001 }, known)).toMatchObject({
      agency_id: 1001,
    });
    expect(readUserForm({ ...complete, role: 'emp', agency_id: 1001 }, known)).toEqual({
      name: 'Lea Hartmann',
      email: 'anna@example.com',
      role: 'emp',
      emp_id: known.employee._id,
      airport_id: known.employee.airport_id,
    });
  });

  it('reads the role web as webclient, and never stores it', () => {
    expect(readUserForm({ ...complete, role: 'web' }, known).role).toBe('webclient');
  });
});

describe('what an admin may give', () => {
  const munich = { airport_id: 2, access_permission: 1 } as const;
  const both = { airport_id: 1, access_permission: 2 } as const;

  it('is no more airports than the admin sees', () => {
    expect(isInGift(both, { role: 'admin', ...both })).toBe(true);
    expect(isInGift(munich, { role: 'admin', ...munich })).toBe(true);
    expect(isInGift(munich, { role: 'emp', ...both })).toBe(false);
    expect(isInGift(munich, { role: 'agency' })).toBe(false);
    expect(isInGift(munich, { role: 'webclient' })).toBe(true);
  });

  it('an admin of all airports is one of those of whom one is always left', () => {
    expect(isFullAdmin({ role: 'admin', ...both })).toBe(true);
    expect(isFullAdmin({ role: 'admin', ...munich })).toBe(false);
    expect(isFullAdmin({ role: 'emp', ...both })).toBe(false);
  });
});

const account = {
  _id: 'a',
  name: 'Anna',
  email: 'anna@example.com',
  role: 'webclient',
  password_hash: 'x',
  session_version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 1,
};

describe('the last admin of both airports', () => {
  const admin = { ...account, role: 'admin', airport_id: 1, access_permission: 2 } as const;
  const less = [
    undefined,
    { ...admin, role: 'webclient' },
    { ...admin, airport_id: 2, access_permission: 1 },
  ] as const;

  it('is neither removed nor given another role or one airport only, by nobody; the last but one may be', () => {
    for (const after of less) {
      expect(takesLastFullAdmin(admin, after, 1)).toBe(true);
      expect(takesLastFullAdmin(admin, after, 2)).toBe(false);
    }
  });

  it('may get another name, and whoever is no such admin may go', () => {
    expect(takesLastFullAdmin(admin, { ...admin, name: 'Anne' }, 1)).toBe(false);
    expect(takesLastFullAdmin({ ...admin, airport_id: 2, access_permission: 1 }, undefined, 1)).toBe(false);
    expect(takesLastFullAdmin(account, undefined, 1)).toBe(false);
  });
});

describe('a changed account', () => {
  it('is logged out when it is another or may do something else, not for a new name', () => {
    expect(endsSessions(account, { ...account, name: 'Anne' })).toBe(false);
    for (const change of [
      { email: 'b@example.com' },
      { role: 'agency' },
      { agency_id: 1 },
      { airport_id: 2 as const },
    ]) {
      expect(endsSessions(account, { ...account, ...change })).toBe(true);
    }
  });
});

describe('names as searches compare them', () => {
  it('are without case, accents and doubled spaces, whole and with the family name in front', () => {
    expect(folded('  José  MUÑOZ-Weiß ')).toBe('jose munoz-weiss');
    expect(lastNameFirst('Anna von der Mühle')).toBe('muhle anna von der');
    expect(lastNameFirst('Nordlicht')).toBe('nordlicht');
  });
});
