import { readOffer } from '#functions/platform/data/catalogue.ts';
import { createJob, jobsOfOrder } from '#functions/platform/data/job.ts';
import { changeOrderAs, historyOf } from '#functions/platform/data/order-history.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOfficeOrder } from '#functions/platform/http/office-order.ts';
import { changedJobWrites } from '#functions/platform/jobs/changed-job-writes.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { restingPayment } from '#functions/platform/orders/cancelling.ts';
import { jobsAfterEdit } from '#shared/jobs/jobs-of-order.ts';
import { editedOrder } from '#shared/orders/edit-order.ts';
import type { Order } from '#shared/orders/order.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { repricingOf } from '#shared/orders/repricing.ts';
import { changedSince } from '#shared/orders/stale-edit.ts';
import { isPaymentDue } from '#shared/payments/payment-due.ts';
import { refused } from '#shared/refused.ts';

type Key = 'PUT /api/orders/{id}/update';
type Update = Request<Key, OrderDeskApi[Key]>;

const refuseStale = async (order: Order, version: number): Promise<void> => {
  if (order.version === version) return;
  throw refused('order.changed', {}, changedSince(await historyOf(order._id), version));
};

const jobWrites = async (order: Order, now: Date): Promise<Write[]> => {
  const { changed, added } = jobsAfterEdit(order, await jobsOfOrder(order._id));
  return [...(await changedJobWrites(order, changed, now)), ...added.map(createJob)];
};

/** While nothing is captured, the hold has a say: a capture that begins at this moment loses, or this does. */
const holdWrites = async (order: Order): Promise<Write[]> => {
  const attempt = order.payment_status === 'authorized' ? await restingPayment(order) : undefined;
  return attempt ? [changeAttempt(attempt, attempt)] : [];
};

const answerOf = (order: Order, saved: boolean) => {
  const authorized_amount = order.payment?.authorized_amount ?? 0;
  const calculated_amount = order.price?.total ?? 0;
  return {
    saved,
    version: order.version,
    price: order.price,
    repricing: repricingOf(order.payment?.authorized_amount, calculated_amount),
    authorized_amount,
    calculated_amount,
  };
};

/**
 * Edits a placed order: order, jobs and history in one transaction. A price below the hold captures less later and
 * gives the rest back; one above it mails the client a link to pay the new price, and the old hold stays until then.
 * @throws DomainError `changed_meanwhile` naming the fields that others have changed since; `refused_transition`,
 * `invalid_input`, and `payment_unknown` while the card is being charged
 */
export const updateOrder = async ({ params, body, caller, now }: Update) => {
  const [order, catalogue] = await Promise.all([loadOfficeOrder(params.id, caller, now), readOffer(now)]);
  await refuseStale(order, body.version);
  const edited = editedOrder(order, body, catalogue, now);
  if (body.preview) return answerOf(edited, false);
  const isRaised = isPaymentDue(edited) && edited.price?.total !== order.price?.total;
  await save(
    ...changeOrderAs(order, edited, { by: actorOf(caller.user), action: 'edit' }, now),
    ...(await holdWrites(order)),
    ...(await jobWrites(edited, now)),
    ...(isRaised ? [announceToClient(edited, { template: 'payment_link' }, now)] : []),
  );
  return answerOf({ ...edited, version: order.version + 1 }, true);
};
