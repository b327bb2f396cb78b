import { ordersOfCustomer, ordersOfEmail } from '#functions/platform/data/order.ts';
import { getAccountByEmail } from '#functions/platform/data/user.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { orderFileOf, type StoredFile } from '#functions/platform/privacy/order-file.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { refused } from '#shared/refused.ts';
import { isOfPerson } from '#shared/users/privacy.ts';
import type { Account } from '#shared/users/user.ts';
import { isFullAdmin } from '#shared/users/user-fields.ts';

/**
 * The address as it is looked up, for who may.
 * @throws DomainError `person.scope`, `invalid_input`
 */
export const askedAddress = (email: string, { user }: Caller): string => {
  if (!user || !isFullAdmin(user)) throw refused('person.scope');
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) {
    throw invalidInput({ email: { code: 'invalid', message: 'Please enter a valid email address.' } });
  }
  return address;
};

/** The account of a client. @throws DomainError `person.staff` for anybody else's */
export const clientAccount = async (email: string): Promise<Account | undefined> => {
  const account = await getAccountByEmail(email);
  if (account && account.role !== 'webclient') throw refused('person.staff');
  return account;
};

/** The orders that a person placed, or was named in by address; those of agencies are theirs. */
export const ordersOfPerson = async (email: string, account: Account | undefined): Promise<StoredFile[]> => {
  const found = await Promise.all([ordersOfEmail(email), account ? ordersOfCustomer(account._id) : []]);
  const orders = new Map(
    found
      .flat()
      .filter(isOfPerson)
      .map((order) => [order._id, order]),
  );
  return Promise.all([...orders.values()].map(orderFileOf));
};
