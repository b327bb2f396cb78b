import * as z from 'zod/mini';
import { emailKey, userKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { create, type Write } from '#functions/platform/data/write.ts';
import { type User, user } from '#shared/users/user.ts';

export const getUser = async (id: string): Promise<User | undefined> => {
  const item = await readItem(userKey(id));
  return item && z.parse(user, item);
};

/** The user who logs in with this address, whatever its case. */
export const getUserByEmail = async (email: string): Promise<User | undefined> => {
  const owner = await readItem(emailKey(email));
  return owner && getUser(owner.user_id as string);
};

/** A new user, and the claim on its email address: two users never share one. */
export const createUser = (newUser: User): Write[] => [
  create(userKey(newUser._id), {
    ...newUser,
    owner_pk: `USERS#${newUser.role}`,
    owner_sk: `${newUser.name.toLowerCase()}#${newUser._id}`,
  }),
  create(emailKey(newUser.email), { user_id: newUser._id }),
];
