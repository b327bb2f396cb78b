import { loginAddress } from '#web/back-office/session/access.ts';

/** Opens the login, which comes back to this screen. */
export const leaveToLogin = (): void => location.replace(loginAddress(location.pathname + location.search));
