import { orderAnswer } from '#functions/orders/order-answer.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { createJob } from '#functions/platform/data/job.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOwnOrder } from '#functions/platform/http/own-order.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { jobsOfNewOrder } from '#shared/jobs/jobs-of-order.ts';
import { bookingErrors } from '#shared/orders/booking-errors.ts';
import type { Order } from '#shared/orders/order.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import { submitOrder } from '#shared/orders/submit.ts';

type Key = 'PATCH /api/orders/submit/{order}';
type Submit = Request<Key, OrdersApi[Key]>;

const isPlaced = (order: Order): boolean => order.submitted_at !== undefined;

const place = async ({ params, body, caller, now }: Submit) => {
  const [order, catalogue] = await Promise.all([loadOwnOrder(params.order, caller, now), readCatalogue()]);
  if (isPlaced(order)) return { result: 'ok' as const, order: orderAnswer(order) };
  const submission = submitOrder({ ...order, reading_language: body.lang }, catalogue, now);
  if (submission.result === 'reauthorize')
    return { result: 'reauthorize' as const, order: orderAnswer(order) };
  const placed = submission.order;
  const receipt = {
    _id: `order_received#${order._id}`,
    template: 'order_received' as const,
    about: order._id,
    language: placed.reading_language,
  };
  await save(changeOrder(order, placed), ...jobsOfNewOrder(placed).map(createJob), announce(receipt, now));
  return { result: 'ok' as const, order: orderAnswer({ ...placed, version: order.version + 1 }) };
};

/**
 * Places an order: order, jobs and receipt in one transaction. Placing it again, by a double click, a second tab
 * or a repeated request, answers the same order.
 * @throws DomainError `invalid_input` for what is missing, not accepted or too late.
 */
export const placeOrder = async (request: Submit) => {
  if (request.body.agb_privacy === false) {
    throw invalidInput({ agb_privacy: { code: 'agb_privacy', message: bookingErrors.agb_privacy } });
  }
  return againWhenChanged(() => place(request));
};
