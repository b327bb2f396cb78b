import { describe, expect, it } from 'vitest';
import { merchantTransactionId } from '#shared/payments/payment-attempt.ts';
import { attemptOfTransaction, followUpId } from '#shared/payments/transaction-id.ts';

describe('the names of payments at the provider', () => {
  const name = merchantTransactionId('10001', 2);

  it('lead back to order and attempt, also from a capture or reversal', () => {
    const named = { order: '10001', attempt: 2 };
    expect(attemptOfTransaction(name)).toEqual(named);
    for (const kind of ['CP', 'RV'] as const) {
      const followUp = followUpId({ merchant_transaction_id: name }, kind);
      expect(followUp).toBe(`10001-P2-${kind}`);
      expect(attemptOfTransaction(followUp)).toEqual(named);
    }
  });

  it.each(['', '10001', '10001-P', 'x-P1', '10001-P1-XX', ' 10001-P1', '10001-P1\n', '10001-P1-CP-CP'])(
    'are not read from %j, which is none of ours',
    (id) => {
      expect(attemptOfTransaction(id)).toBeUndefined();
    },
  );
});
