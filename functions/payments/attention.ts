import { changeAttention, getAttention, openAttention } from '#functions/platform/data/attention.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import { DomainError } from '#shared/domain-error.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';

type Question<K extends keyof PaymentsApi> = Request<K, PaymentsApi[K]>;

/** What about money needs a person, the oldest first; only of airports in the caller's scope. */
export const listAttention = async ({ caller }: Question<'POST /api/payments/attention/list'>) => {
  const open = (await openAttention()).filter((matter) => isInScope(matter, caller));
  return {
    rows: open.map(({ order_id, ...matter }) => ({
      ...matter,
      order: order_id,
      order_number: orderNumber(order_id, matter.airport),
    })),
  };
};

/**
 * Marks a matter as dealt with, by whom and when; doing so twice changes nothing more.
 * @throws DomainError `not_found`; `changed_meanwhile` when the page shows an older state
 */
export const settleAttention = async ({
  body,
  caller,
  now,
}: Question<'POST /api/payments/attention/done'>) => {
  const matter = await getAttention(body._id);
  if (!matter || !isInScope(matter, caller)) {
    throw new DomainError('not_found', 'There is no such matter.');
  }
  const done = { message: 'Marked as done.' };
  if (matter.done_at) return done;
  const asShown = { ...matter, version: body.version };
  await save(
    changeAttention(asShown, { ...matter, done_at: now.toISOString(), done_by: caller.user?._id ?? '' }),
  );
  return done;
};
