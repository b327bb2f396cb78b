import { hasRank, type Role } from '#shared/roles.ts';
import { ownPath } from '#web/public/account/own-path.ts';

const OFFICE = /^\/(admin|agencies|cms)(\/|\?|#|$)/;

const LOGIN_OR_OUT = /^\/log(in|out)\b/;

/** Where whoever has to choose a password of their own goes; what was wanted waits meanwhile. */
export const CHOOSE_PASSWORD = '/user_settings';

/**
 * Where a login leads (public specification, section 2): visitors back to the booking or home, staff to what they
 * wanted, else to the jobs. Pages of the office belong to another entry, so the browser loads them.
 */
export const addressAfterLogin = (
  role: Role,
  wanted: string | undefined,
): { path: string; isOffice: boolean } => {
  const own = ownPath(wanted ?? '/');
  const path = own === undefined || LOGIN_OR_OUT.test(own) ? '/' : own;
  if (hasRank(role, 'agency')) {
    return { path: OFFICE.test(path) ? path : '/admin/jobs', isOffice: true };
  }
  return { path: OFFICE.test(path) ? '/' : path, isOffice: false };
};
