import type { ReceivedOf } from '#shared/http/contract.ts';
import { eurosToCents } from '#shared/money.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import type { PaymentDraft } from '#web/public/booking/draft/draft.ts';

type Answer = ReceivedOf<OrdersApi['PATCH /api/orders/payment/{order}']>;

const NO_CARD = { holder: '', last4digits: '', expiryMonth: '', expiryYear: '' };

/** A payment of which the order does not know yet how it ends. */
export const pendingPayment = (checkoutId: string, brand: string): PaymentDraft => ({
  state: 'pending',
  checkoutId,
  brand,
  amount: 0,
  ...NO_CARD,
});

/** What the server says of a payment that the order took over; every value of it comes from the answer. */
export const paymentOf = ({ payment }: Answer, checkoutId: string, brand: string): PaymentDraft => {
  if (!payment) return pendingPayment(checkoutId, brand);
  return {
    state: 'paid',
    checkoutId,
    brand: payment.payment_brand,
    amount: eurosToCents(payment.authorized_amount),
    holder: payment.cc_holder,
    last4digits: payment.cc_last4digits,
    expiryMonth: payment.cc_expiry_month,
    expiryYear: payment.cc_expiry_year,
  };
};
