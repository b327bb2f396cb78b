import { invoicesOf } from '#functions/platform/data/invoice.ts';
import { getIssue } from '#functions/platform/data/issue.ts';
import { jobsOfOrder } from '#functions/platform/data/job.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { announcementsAbout } from '#functions/platform/data/outbox.ts';
import { attemptsOfOrder } from '#functions/platform/data/payment-attempt.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { invoiceIdOf } from '#shared/invoices/issue.ts';
import type { Order } from '#shared/orders/order.ts';
import type { OrderFile } from '#shared/users/privacy.ts';

/** An order's file with its invoices themselves. */
export type StoredFile = OrderFile & { readonly documents: readonly InvoiceHead[] };

/** An order with all that is kept with it. */
export const orderFileOf = async (order: Order): Promise<StoredFile> => {
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
export const readOrderFile = async (id: string, now: Date): Promise<StoredFile> => {
  const order = await getOrder(id, now);
  if (!order) throw new DomainError('not_found', 'There is no such order.');
  return orderFileOf(order);
};
