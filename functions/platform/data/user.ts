import * as z from 'zod/mini';
import { emailKey, userKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { type Account, account, isUser, type User } from '#shared/users/user.ts';

const toItem = (stored: Account) => ({
  ...stored,
  owner_pk: `USERS#${stored.role}`,
  owner_sk: `${stored.name.toLowerCase()}#${stored._id}`,
});

export const getAccount = async (id: string): Promise<Account | undefined> => {
  const item = await readItem(userKey(id));
  return item && z.parse(account, item);
};

/** The user of an id; an account with a role that we do not know is nobody's. */
export const getUser = async (id: string): Promise<User | undefined> => {
  const stored = await getAccount(id);
  return stored && isUser(stored) ? stored : undefined;
};

/** The account with this address, whatever its case. */
export const getAccountByEmail = async (email: string): Promise<Account | undefined> => {
  const owner = await readItem(emailKey(email));
  return owner && getAccount(owner.user_id as string);
};

/** A new user, and the claim on its email address: two users never share one. */
export const createUser = (newUser: User): Write[] => [
  create(userKey(newUser._id), toItem(newUser)),
  create(emailKey(newUser.email), { user_id: newUser._id }),
];

/** Changes an account that keeps its address. */
export const changeAccount = (before: Account, after: Account): Write =>
  change(userKey(before._id), toItem(before), toItem(after));
