import useSWR from 'swr';
import type { AuthApi } from '#shared/auth/auth-api.ts';
import type { InputOf, ReceivedOf } from '#shared/http/contract.ts';
import type { UsersApi } from '#shared/users/users-api.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';

export type CurrentUser = ReceivedOf<UsersApi['GET /api/users/me']>;

type NewAccount = InputOf<'POST /api/users', UsersApi['POST /api/users']>['body'];

const callAuth = apiClient<AuthApi>();
const callUsers = apiClient<UsersApi>();

/**
 * Remembers whether somebody is logged in here, so that visitors without a login cost one call and no more; the
 * session itself is an HttpOnly cookie that no script can read.
 */
const MARK = 'logged_in';

const isKnownAsNobody = (): boolean => {
  try {
    return localStorage.getItem(MARK) === '0';
  } catch {
    return false;
  }
};

const writeMark = (isLoggedIn: boolean): void => {
  try {
    localStorage.setItem(MARK, isLoggedIn ? '1' : '0');
  } catch {
    // Without storage the user is asked for on every page.
  }
};

const askWho = async (): Promise<CurrentUser | null> => {
  if (isKnownAsNobody()) return null;
  try {
    const user = await callUsers('GET /api/users/me', {});
    writeMark(true);
    return user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    writeMark(false);
    return null;
  }
};

/** Who is logged in: `undefined` while that is being asked, `null` for nobody. */
export const useSession = () => {
  const { data, mutate } = useSWR<CurrentUser | null>('session', askWho);
  const keepUser = async (): Promise<CurrentUser> => {
    const user = await callUsers('GET /api/users/me', {});
    writeMark(true);
    await mutate(user, { revalidate: false });
    return user;
  };
  return {
    user: data,
    /** @throws ApiError with code 100 (no such account), 101 (wrong password) or another. */
    logIn: async (email: string, password: string): Promise<CurrentUser> => {
      await callAuth('POST /auth/local', { body: { email, password } });
      return keepUser();
    },
    /** Opens an account, which is logged in then. @throws ApiError with the refused fields */
    register: async (account: NewAccount): Promise<CurrentUser> => {
      await callUsers('POST /api/users', { body: account });
      return keepUser();
    },
    /** Reads the user anew, after something about the account has changed. */
    reread: keepUser,
    logOut: async (): Promise<void> => {
      writeMark(false);
      await mutate(null, { revalidate: false });
      await callAuth('POST /auth/logout', {});
    },
    /** Forgets the user after the server has ended the session by itself. */
    forget: async (): Promise<void> => {
      writeMark(false);
      await mutate(null, { revalidate: false });
    },
  };
};
