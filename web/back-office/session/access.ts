import type { Role } from '#shared/roles.ts';

/** Who sees an element; without lists, all staff do. */
export type Audience = {
  readonly roles?: readonly Role[];
  readonly hideRoles?: readonly Role[];
};

/** Whether an element with these lists is shown to a role (back-office specification, section 6). */
export const isShownTo = (role: Role, { roles, hideRoles }: Audience): boolean =>
  (roles?.includes(role) ?? true) && !hideRoles?.includes(role);

/**
 * Where someone goes who opens what is not for them (back-office specification, section 4; docs/decisions.md,
 * roles). `/` belongs to the public site.
 */
export const homeOf = (role: Role): string =>
  ({ webclient: '/', agency: '/admin/jobs', emp: '/admin/jobs', admin: '/admin/orders' })[role];

/** The login that comes back to `address` (path with its search). */
export const loginAddress = (address: string): string => `/login?referrer=${encodeURIComponent(address)}`;
