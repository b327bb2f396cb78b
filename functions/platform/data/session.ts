import * as z from 'zod/mini';
import { sessionKey, sessionsOf } from '#functions/platform/data/keys.ts';
import { readItem, readPartition } from '#functions/platform/data/read.ts';
import { change, create, removeAnyway, type Write } from '#functions/platform/data/write.ts';
import { type Session, session } from '#shared/auth/session.ts';

/** A login, which goes by itself once it is over. */
export const createSession = (opened: Session): Write =>
  create(sessionKey(opened.user_id, opened._id), {
    ...opened,
    ttl: Math.ceil(Date.parse(opened.ends_at) / 1000),
  });

export const getSession = async (userId: string, id: string): Promise<Session | undefined> => {
  const item = await readItem(sessionKey(userId, id));
  return item && z.parse(session, item);
};

/** All logins of an account that were not ended, in no order; those that are over go by themselves. */
export const getSessions = async (userId: string): Promise<Session[]> =>
  z.parse(z.array(session), await readPartition(sessionsOf(userId)));

export const changeSession = (before: Session, after: Session): Write =>
  change(sessionKey(before.user_id, before._id), before, after);

/** Ends a login, whether it still stands or not. */
export const endSession = (userId: string, id: string): Write => removeAnyway(sessionKey(userId, id));
