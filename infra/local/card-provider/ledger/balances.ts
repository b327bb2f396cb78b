import { groupOf } from '../result-codes.ts';
import type { Ledger, Payment } from './ledger.ts';

/** Money of a payment moved when it succeeded, or when it is charged and merely under review. */
export const hasMoved = (payment: Payment): boolean => {
  const group = groupOf(payment.code);
  return (
    group === 'success' || group === 'review' || (payment.paymentType === 'CB' && group === 'chargeback')
  );
};

const movedUpon = (ledger: Ledger, id: string, types: string[]): Payment[] =>
  ledger.payments.filter(
    (payment) => payment.referencedId === id && types.includes(payment.paymentType) && hasMoved(payment),
  );

const sum = (payments: Payment[]): number => payments.reduce((total, { cents }) => total + cents, 0);

const returnedUpon = (ledger: Ledger, id: string): number => sum(movedUpon(ledger, id, ['RF', 'CB']));

/** What became of a payment, in cents. `refundable` of a capture also respects refunds that were booked on
 * its authorisation, and the other way round: together they never exceed what was captured. */
export const balanceOf = (ledger: Ledger, payment: Payment) => {
  const isReversed = movedUpon(ledger, payment.id, ['RV']).length > 0;
  if (payment.paymentType === 'PA') {
    const captures = movedUpon(ledger, payment.id, ['CP']);
    const captured = sum(captures);
    const returned = [payment, ...captures].reduce((total, { id }) => total + returnedUpon(ledger, id), 0);
    const capturable = isReversed ? 0 : payment.cents - captured;
    return { isReversed, captured, capturable, refundable: captured - returned };
  }
  const authorisation = ledger.payments.find(({ id }) => id === payment.referencedId);
  const own = isReversed ? 0 : payment.cents - returnedUpon(ledger, payment.id);
  const shared: number =
    authorisation?.paymentType === 'PA' ? balanceOf(ledger, authorisation).refundable : own;
  return { isReversed, captured: payment.cents, capturable: 0, refundable: Math.min(own, shared) };
};
