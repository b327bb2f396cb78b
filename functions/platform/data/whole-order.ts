import * as z from 'zod/mini';
import { orderKey } from '#functions/platform/data/keys.ts';
import { standingOrder } from '#functions/platform/data/order.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { type Job, job } from '#shared/jobs/job.ts';
import type { Order } from '#shared/orders/order.ts';
import { type HistoryEntry, historyEntry } from '#shared/orders/order-history.ts';
import { type PaymentAttempt, paymentAttempt } from '#shared/payments/payment-attempt.ts';

export type WholeOrder = {
  readonly order: Order;
  readonly jobs: readonly Job[];
  /** The first one first. */
  readonly payments: readonly PaymentAttempt[];
  /** The latest first. */
  readonly history: readonly HistoryEntry[];
};

/** An order with all that lies beside it, by one question. */
export const getWholeOrder = async (id: string, now: Date): Promise<WholeOrder | undefined> => {
  const { PK, SK } = orderKey(id);
  const items = await readPartition(PK);
  const beginning = (prefix: string) => items.filter((item) => String(item.SK).startsWith(prefix));
  const head = items.find((item) => item.SK === SK);
  const order = head && standingOrder(head, now);
  return (
    order && {
      order,
      jobs: z.parse(z.array(job), beginning('JOB#')),
      payments: z.parse(z.array(paymentAttempt), beginning('PAYMENT#')),
      history: z.parse(z.array(historyEntry), beginning('HISTORY#')).toReversed(),
    }
  );
};
