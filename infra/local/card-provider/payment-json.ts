import { toAmount } from './ledger/amounts.ts';
import type { Payment } from './ledger/ledger.ts';
import { resultOf } from './result-codes.ts';

/** `2026-12-12 13:35:00+0000`, as the provider writes it. */
export const timestampOf = (now: number): string =>
  `${new Date(now).toISOString().slice(0, 19).replace('T', ' ')}+0000`;

/** A payment as status, query and webhook show it. */
export const paymentJson = (payment: Payment) => ({
  id: payment.id,
  paymentType: payment.paymentType,
  paymentBrand: payment.paymentBrand,
  amount: toAmount(payment.cents),
  currency: payment.currency,
  merchantTransactionId: payment.merchantTransactionId,
  ...(payment.referencedId === undefined ? {} : { referencedId: payment.referencedId }),
  result: resultOf(payment.code),
  card: payment.card,
  timestamp: timestampOf(payment.createdAt),
});
