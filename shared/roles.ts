/**
 * The configured ordered list of roles, lowest first; `anyone` is a caller without a login.
 * Source: back-office specification, section 6; the order is settled in docs/decisions.md.
 */
export const ROLE_RANK = ['anyone', 'webclient', 'agency', 'emp', 'admin'] as const;

export type LeastRole = (typeof ROLE_RANK)[number];
export type Role = Exclude<LeastRole, 'anyone'>;

export const ROLES = ROLE_RANK.filter((role): role is Role => role !== 'anyone');

/** Whether `role` ranks as high as `least`, or higher. */
export const hasRank = (role: LeastRole, least: LeastRole): boolean =>
  ROLE_RANK.indexOf(role) >= ROLE_RANK.indexOf(least);
