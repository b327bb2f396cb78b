import { createContext, type ReactNode, useContext } from 'react';
import useSWR, { preload } from 'swr';
import type { UsersApi } from '#shared/users/users-api.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { homeOf } from '#web/back-office/session/access.ts';
import classes from '#web/back-office/session/current-user.module.css';
import { leaveToLogin } from '#web/back-office/session/leave-to-login.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';
import type { CurrentUser } from '#web/common/session.ts';

const ME = 'GET /api/users/me';
const call = apiClient<UsersApi>();
const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

const load = async (): Promise<CurrentUser> => {
  try {
    return await call(ME, {});
  } catch (error) {
    if (isLoggedOut(error)) leaveToLogin();
    throw error;
  }
};

/** Asks who is logged in before anything is on screen. */
export const preloadCurrentUser = (): void => {
  // The session gate asks again and shows what went wrong.
  preload(ME, load).catch(() => undefined);
};

const User = createContext<CurrentUser | undefined>(undefined);

/** @throws Error outside of `SessionGate`. */
export const useCurrentUser = (): CurrentUser => {
  const user = useContext(User);
  if (!user) throw new Error('No user outside of the session gate.');
  return user;
};

/** Shows the back office to staff only; who is not logged in has been sent to the login by then. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { data: user, error, mutate } = useSWR(ME, load, { revalidateOnFocus: false });
  if (error && !isLoggedOut(error)) {
    return (
      <main className={classes.alone}>
        <PageError error={error} onRetry={() => mutate()} />
      </main>
    );
  }
  if (!user) return null;
  if (user.role === 'webclient') {
    location.replace(homeOf(user.role));
    return null;
  }
  if (user.must_change_password) {
    location.replace('/user_settings');
    return null;
  }
  return <User value={user}>{children}</User>;
};
