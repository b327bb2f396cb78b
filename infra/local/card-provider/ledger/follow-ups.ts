import { balanceOf, hasMoved } from './balances.ts';
import type { Ledger, Payment } from './ledger.ts';

const DONE_ALREADY = '700.300.300';
const CANNOT_CAPTURE = '700.400.100';
const CANNOT_REFUND = '700.400.200';
const CANNOT_REVERSE = '700.400.300';

export type FollowUp = {
  id: string;
  paymentType: 'CP' | 'RF' | 'RV' | 'CB';
  /** Ignored for RV, which voids all that is open. */
  cents: number;
  /** RV may leave it out. */
  currency?: string | undefined;
  merchantTransactionId?: string | undefined;
  /** The result if the ledger allows the call: a success, or what a test queued. */
  code: string;
  now: number;
};

const refuseCapture = (ledger: Ledger, referenced: Payment, cents: number): string | undefined => {
  if (referenced.paymentType !== 'PA' || !hasMoved(referenced)) return CANNOT_CAPTURE;
  const { isReversed, capturable } = balanceOf(ledger, referenced);
  if (isReversed) return CANNOT_CAPTURE;
  if (capturable === 0) return DONE_ALREADY;
  return cents > capturable || cents === 0 ? CANNOT_CAPTURE : undefined;
};

/** A refund refers to a capture, a debit, or an authorisation of which something was captured. */
const refuseRefund = (ledger: Ledger, referenced: Payment, cents: number): string | undefined => {
  if (!['PA', 'CP', 'DB'].includes(referenced.paymentType) || !hasMoved(referenced)) return CANNOT_REFUND;
  const { captured, isReversed, refundable } = balanceOf(ledger, referenced);
  if (captured === 0 || (isReversed && referenced.paymentType !== 'PA')) return CANNOT_REFUND;
  if (refundable === 0) return DONE_ALREADY;
  return cents > refundable || cents === 0 ? CANNOT_REFUND : undefined;
};

const refuseReversal = (ledger: Ledger, referenced: Payment): string | undefined => {
  if (!['PA', 'DB'].includes(referenced.paymentType) || !hasMoved(referenced)) return CANNOT_REVERSE;
  const { isReversed, capturable, refundable } = balanceOf(ledger, referenced);
  if (isReversed) return DONE_ALREADY;
  const open = referenced.paymentType === 'PA' ? capturable : refundable;
  const isUntouched = referenced.paymentType === 'PA' || refundable === referenced.cents;
  return open === 0 || !isUntouched ? CANNOT_REVERSE : undefined;
};

const refusal = (ledger: Ledger, referenced: Payment, call: FollowUp): string | undefined => {
  if (call.paymentType === 'RV') return refuseReversal(ledger, referenced);
  const refuse = call.paymentType === 'CP' ? refuseCapture : refuseRefund;
  if (call.currency !== referenced.currency)
    return call.paymentType === 'CP' ? CANNOT_CAPTURE : CANNOT_REFUND;
  return refuse(ledger, referenced, call.cents);
};

/**
 * Captures, refunds, reverses or charges back an earlier payment. A refused call is recorded too, as the
 * provider does it, but moves nothing. There is no idempotency key: the same call twice moves twice.
 * Returns undefined when the referenced payment does not exist (700.400.580).
 */
export const followUp = (
  ledger: Ledger,
  referencedId: string,
  call: FollowUp,
): { ledger: Ledger; payment: Payment } | undefined => {
  const referenced = ledger.payments.find(({ id }) => id === referencedId);
  if (!referenced) return undefined;
  const { capturable, captured } = balanceOf(ledger, referenced);
  const open = referenced.paymentType === 'PA' ? capturable : captured;
  const payment: Payment = {
    id: call.id,
    paymentType: call.paymentType,
    referencedId,
    cents: call.paymentType === 'RV' ? open : call.cents,
    currency: call.currency ?? referenced.currency,
    merchantTransactionId: call.merchantTransactionId ?? referenced.merchantTransactionId,
    paymentBrand: referenced.paymentBrand,
    code: refusal(ledger, referenced, call) ?? call.code,
    card: referenced.card,
    createdAt: call.now,
  };
  return { ledger: { ...ledger, payments: [...ledger.payments, payment] }, payment };
};
