import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';
import { NOW } from '#test/support/builders/order.ts';

/** A first attempt to authorise 167.00, prepared just now. */
export const anAttempt = (overrides: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  order_id: '10001',
  attempt: 1,
  merchant_transaction_id: '10001-P1',
  payment_type: 'PA',
  amount: 16700,
  currency: 'EUR',
  state: 'prepared',
  checkout_id: 'checkout-1',
  integrity: 'sha384-x',
  created_at: NOW.toISOString(),
  version: 1,
  ...overrides,
});

/** What the provider says about that attempt, with the given result code. */
export const anAnswer = (result_code: string, overrides: Partial<ProviderPayment> = {}): ProviderPayment => ({
  payment_id: 'payment-1',
  payment_type: 'PA',
  payment_brand: 'VISA',
  merchant_transaction_id: '10001-P1',
  amount: 16700,
  currency: 'EUR',
  result_code,
  result_description: 'as the code says',
  card: { holder: 'Anna Sørensen', last4digits: '0000', expiryMonth: '12', expiryYear: '2030' },
  ...overrides,
});
