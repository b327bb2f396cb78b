import { createContext, type ReactNode, useContext } from 'react';
import useSWR, { preload } from 'swr';
import type { UsersApi } from '#shared/users/users-api.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { homeOf } from '#web/back-office/session/access.ts';
import { apiClient } from '#web/common/call-api.ts';
import type { CurrentUser } from '#web/common/session.ts';

const ME = 'GET /api/users/me';
const call = apiClient<UsersApi>();
const load = () => call(ME, {});

/** Asks who is logged in before anything is on screen. */
export const preloadCurrentUser = () => preload(ME, load);

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
  if (error && error.status !== 401) return <PageError error={error} onRetry={() => mutate()} />;
  if (!user) return null;
  if (user.role === 'webclient') {
    location.replace(homeOf(user.role));
    return null;
  }
  return <User value={user}>{children}</User>;
};
