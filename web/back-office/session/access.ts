import type { Role } from '#shared/roles.ts';

/**
 * Where someone goes who opens the back office's start, or what is not for them (back-office specification,
 * section 4; README, "Decisions"). `/` belongs to the public site.
 */
export const homeOf = (role: Role): string =>
  ({ webclient: '/', agency: '/admin/jobs', emp: '/admin/jobs', admin: '/admin/orders' })[role];

/** The login that comes back to `address` (path with its search). */
export const loginAddress = (address: string): string => `/login?referrer=${encodeURIComponent(address)}`;
