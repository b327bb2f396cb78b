import type { User } from '#shared/users/user.ts';

/** A registered client of the site. */
export const aUser = (overrides: Partial<User> = {}): User => ({
  _id: 'user-1',
  name: 'Anna Sørensen',
  email: 'account@example.com',
  role: 'webclient',
  agency_id: 998,
  password_hash: 'hash',
  session_version: 1,
  created_at: '2026-11-01T10:00:00.000Z',
  version: 1,
  ...overrides,
});
