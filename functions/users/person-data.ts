import { invoicesOf } from '#functions/platform/data/invoice.ts';
import { getIssue } from '#functions/platform/data/issue.ts';
import { jobsOfOrder } from '#functions/platform/data/job.ts';
import { getOrder, ordersOfCustomer, ordersOfEmail } from '#functions/platform/data/order.ts';
import { announcementsAbout } from '#functions/platform/data/outbox.ts';
import { attemptsOfOrder } from '#functions/platform/data/payment-attempt.ts';
import { getAccountByEmail } from '#functions/platform/data/user.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { invoiceIdOf } from '#shared/invoices/issue.ts';
import type { Order } from '#shared/orders/order.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { refused } from '#shared/refused.ts';
import { isOfPerson, type OrderFile } from '#shared/users/privacy.ts';
import type { Account } from '#shared/users/user.ts';
import { isFullAdmin } from '#shared/users/user-fields.ts';

/** An order's file with its invoices themselves. */
export type PersonOrder = OrderFile & { readonly documents: readonly InvoiceHead[] };

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

const fileOf = async (order: Order): Promise<PersonOrder> => {
  const [attempts, jobs, documents, mails, ofEmployees] = await Promise.all([
    attemptsOfOrder(order._id),
    jobsOfOrder(order._id),
    invoicesOf(order._id),
    announcementsAbout(order._id),
    announcementsAbout(`${order._id}#employees`),
  ]);
  const paid = attempts.filter(({ paid_at }) => paid_at !== undefined);
  const issues = await Promise.all(paid.map(({ attempt }) => getIssue(invoiceIdOf(order._id, attempt))));
  return {
    order,
    attempts,
    jobs,
    documents,
    invoices: documents.filter(({ draft }) => !draft).length,
    isDocumentOpen: issues.some((issue) => issue && issue.state !== 'done'),
    mails: [...mails, ...ofEmployees],
  };
};

/** An order's file as it is at this moment. @throws DomainError `not_found` */
export const readOrderFile = async (id: string, now: Date): Promise<PersonOrder> => {
  const order = await getOrder(id, now);
  if (!order) throw new DomainError('not_found', 'There is no such order.');
  return fileOf(order);
};

/** The orders that a person placed, or was named in by address; those of agencies are theirs. */
export const ordersOfPerson = async (email: string, account: Account | undefined): Promise<PersonOrder[]> => {
  const found = await Promise.all([ordersOfEmail(email), account ? ordersOfCustomer(account._id) : []]);
  const orders = new Map(
    found
      .flat()
      .filter(isOfPerson)
      .map((order) => [order._id, order]),
  );
  return Promise.all([...orders.values()].map(fileOf));
};
