import type { TestStack } from '#test/support/stack.ts';

/** One movement of money as the card provider keeps it. */
export type LedgerPayment = {
  readonly id: string;
  readonly paymentType: 'PA' | 'DB' | 'CP' | 'RF' | 'RV';
  readonly cents: number;
  readonly code: string;
  readonly merchantTransactionId?: string;
  readonly checkoutId?: string;
};

const SUCCESS = /^(000\.000\.|000\.100\.1|000\.[36])/;

/** The movements of an order at the card provider that came to pass, in the order they happened. */
export const movedMoney = async (stack: TestStack, orderId: string): Promise<LedgerPayment[]> => {
  const response = await fetch(`http://127.0.0.1:${stack.ports.cards}/control/ledger`);
  const { payments } = (await response.json()) as { payments: LedgerPayment[] };
  return payments.filter(
    ({ merchantTransactionId, code }) =>
      merchantTransactionId?.startsWith(`${orderId}-P`) && SUCCESS.test(code),
  );
};
