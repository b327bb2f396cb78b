import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<InvoicesApi>();

export type InvoiceOfPage = ReceivedOf<InvoicesApi['GET /api/invoices/{id}']>;
export type InvoiceHistory = ReceivedOf<InvoicesApi['GET /api/invoices/{id}/history']>;

/** An invoice with what happened to it. */
export const useInvoicePage = (id: string) => {
  const { data, error, mutate } = useSWR(['invoice-page', id], async () => {
    const params = { id };
    const [invoice, history] = await Promise.all([
      call('GET /api/invoices/{id}', { params }),
      call('GET /api/invoices/{id}/history', { params }),
    ]);
    return { invoice, history };
  });
  return {
    data,
    error: error as unknown,
    refetch: async (): Promise<void> => {
      await mutate();
    },
  };
};
