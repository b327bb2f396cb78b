import { promiseDocument } from '#functions/platform/data/issue.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { invoiceIdOf } from '#shared/invoices/issue.ts';
import type { Cents } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

/** Promises the invoice of a payment that is done: a payment has one, whatever brings the news. */
export const promiseInvoice = (
  order: Order,
  { attempt, amount, captured_amount = amount }: PaymentAttempt,
  is_mailed: boolean,
  now: Date,
): Write =>
  promiseDocument(
    {
      _id: invoiceIdOf(order._id, attempt),
      kind: 'invoice',
      order_id: order._id,
      attempt,
      amount: captured_amount,
      is_mailed,
      language: order.reading_language,
    },
    now,
  );

/** Promises the credit note of money that went back, named by the provider's own id of that movement. */
export const promiseCreditNote = (
  order: Order,
  { attempt }: PaymentAttempt,
  back: { readonly movement: string; readonly amount: Cents; readonly is_mailed: boolean },
  now: Date,
): Write =>
  promiseDocument(
    {
      _id: `${invoiceIdOf(order._id, attempt)}#${back.movement}`,
      kind: 'credit_note',
      order_id: order._id,
      attempt,
      amount: back.amount,
      is_mailed: back.is_mailed,
      language: order.reading_language,
    },
    now,
  );
