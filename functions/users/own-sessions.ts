import { endSession, getSessions } from '#functions/platform/data/session.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { isSessionOpen } from '#shared/auth/session.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { UsersApi } from '#shared/users/users-api.ts';

type Own<K extends keyof UsersApi> = Request<K, UsersApi[K]>;

/** Where the caller is logged in: this session first, then the last used. */
export const listSessions = async ({ caller, now }: Own<'GET /api/users/sessions'>) => {
  const { user, session: current } = caller;
  if (!user) throw new DomainError('not_logged_in', 'Please log in.');
  const open = (await getSessions(user._id)).filter((session) => isSessionOpen(session, user, now));
  const rows = open
    .map((session) => ({ ...session, is_current: session._id === current?._id }))
    .toSorted((a, b) => Number(b.is_current) - Number(a.is_current) || b.seen_at.localeCompare(a.seen_at));
  return { rows };
};

/** Ends a session of the caller's own account; one that is over already stays over. */
export const endOwnSession = async ({ params, caller }: Own<'DELETE /api/users/sessions/{session}'>) => {
  if (!caller.user) throw new DomainError('not_logged_in', 'Please log in.');
  await save(endSession(caller.user._id, params.session));
  return undefined;
};
