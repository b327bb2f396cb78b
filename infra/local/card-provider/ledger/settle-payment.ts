import type { Ledger, Payment } from './ledger.ts';

type Change = { ledger: Ledger; payment: Payment };

/** Gives a payment its (new) result. Returns undefined when there is no such payment. */
export const settlePayment = (ledger: Ledger, id: string, code: string): Change | undefined => {
  const known = ledger.payments.find((payment) => payment.id === id);
  if (!known) return undefined;
  const settled = { ...known, code };
  const payments = ledger.payments.map((payment) => (payment.id === id ? settled : payment));
  return { ledger: { ...ledger, payments }, payment: settled };
};
