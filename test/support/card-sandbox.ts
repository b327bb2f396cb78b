import type { TestStack } from '#test/support/stack.ts';
import { waitUntil } from '#test/support/wait-until.ts';

type Json = Record<string, unknown>;

/** A payment as the provider keeps it, whatever came of it. */
export type Recorded = {
  readonly id: string;
  readonly paymentType: string;
  readonly merchantTransactionId: string;
  readonly cents: number;
  readonly code: string;
  readonly referencedId?: string;
};

/** The levers of the card provider's sandbox: they move it for all tests of the stack. */
export const openSandbox = ({ ports }: Pick<TestStack, 'ports'>) => {
  const url = `http://127.0.0.1:${ports.cards}`;

  const control = async (path: string, body: object = {}): Promise<Json> => {
    const response = await fetch(`${url}/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Json;
  };

  /** All payments of an order, the oldest first. */
  const paymentsOf = async (order: string): Promise<Recorded[]> => {
    const response = await fetch(`${url}/control/ledger`);
    const { payments } = (await response.json()) as { payments: Recorded[] };
    return payments.filter(({ merchantTransactionId }) => merchantTransactionId.startsWith(`${order}-P`));
  };

  const lastOf = async (order: string, paymentType: string): Promise<Recorded> => {
    const found = (await paymentsOf(order)).findLast((payment) => payment.paymentType === paymentType);
    if (!found) throw new Error(`order ${order} has no ${paymentType}`);
    return found;
  };

  return {
    control,
    paymentsOf,
    /** Decides what was open, and tells of it by webhook. */
    settle: async (order: string, code = '000.100.110', paymentType = 'PA'): Promise<void> => {
      await control(`payments/${(await lastOf(order, paymentType)).id}/settle`, { code });
    },
    /** Tells of the order's last payment once more, and waits until that was taken. */
    repeatNotice: async (order: string): Promise<void> => {
      await control('webhooks/repeat', { paymentId: (await lastOf(order, 'PA')).id });
      await control('webhooks/drain');
    },
    /** Waits until everything that was to be told has been taken. */
    noticesTaken: () => control('webhooks/drain'),
    /** Waits for what the webhook brings about. */
    until: waitUntil,
  };
};
