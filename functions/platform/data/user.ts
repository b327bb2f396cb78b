import * as z from 'zod/mini';
import {
  emailKey,
  userKey,
  usersByAddress,
  usersByLastName,
  usersOfRole,
} from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { countedAs } from '#functions/platform/data/user-count.ts';
import { change, create, remove, removeAnyway, replace, type Write } from '#functions/platform/data/write.ts';
import { folded, lastNameFirst } from '#shared/users/folded.ts';
import { type Account, account, isUser, type User } from '#shared/users/user.ts';

/** Accounts with a role that we do not know are in no list. */
const toItem = (stored: Account) => ({
  ...stored,
  ...(isUser(stored) && {
    owner_pk: usersOfRole(stored.role),
    owner_sk: `${folded(stored.name)}#${stored._id}`,
    search_pk: usersByLastName(stored.role),
    search_sk: `${lastNameFirst(stored.name)}#${stored._id}`,
  }),
});

/** The claim on an address, which is also how users are found by it. */
const toAddressItem = ({ _id, email, role }: User) => ({
  user_id: _id,
  search_pk: usersByAddress(role),
  search_sk: `${email.trim().toLowerCase()}#${_id}`,
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

/** A new user, counted, and the claim on its email address: two users never share one. */
export const createUser = (newUser: User): Write[] => [
  create(userKey(newUser._id), toItem(newUser)),
  create(emailKey(newUser.email), toAddressItem(newUser)),
  ...countedAs(undefined, newUser),
];

/** Changes an account that keeps its address and role. */
export const changeAccount = (before: Account, after: Account): Write =>
  change(userKey(before._id), toItem(before), toItem(after));

/** Moves the claim on an address; a new address must be free. */
const changedAddress = (before: Account, after: User): Write[] => {
  const [was, is] = [emailKey(before.email), emailKey(after.email)];
  if (was.PK === is.PK) return [replace(is, toAddressItem(after))];
  return [removeAnyway(was), create(is, toAddressItem(after))];
};

/** Changes whatever an admin may change of an account; its place in lists and counts goes with it. */
export const changeUser = (before: Account, after: User): Write[] => [
  changeAccount(before, after),
  ...changedAddress(before, after),
  ...countedAs(before, after),
];

/** Removes an account; its address is free again. */
export const removeUser = (stored: Account): Write[] => [
  remove(userKey(stored._id), stored),
  removeAnyway(emailKey(stored.email)),
  ...countedAs(stored, undefined),
];

/** Empties an account: nobody's, in no list and no count, and its address is free again. */
export const eraseUser = (before: Account, after: Account): Write[] => [
  changeAccount(before, after),
  removeAnyway(emailKey(before.email)),
  ...countedAs(before, after),
];
