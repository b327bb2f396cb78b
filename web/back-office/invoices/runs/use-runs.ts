import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { InvoiceRunsApi } from '#shared/invoices/invoice-runs-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const RUNS = 'GET /api/invoices/runs';
const RUN = 'GET /api/invoices/runs/{id}';
const EVERY_MS = 1_500;

const call = apiClient<InvoiceRunsApi>();

export type Run = ReceivedOf<InvoiceRunsApi[typeof RUN]>['run'];

/** The latest runs, and the one that goes on: it is found again after a reload, and followed until it is done. */
export const useRuns = () => {
  const { t } = useTexts();
  const { success } = useAlerts();
  const { data, error, mutate } = useSWR(RUNS, (key) => call(key, {}));
  const listed = data?.rows.find(({ state }) => state === 'running');
  const followed = useSWR(
    listed ? ([RUN, listed._id] as const) : null,
    ([key, id]) => call(key, { params: { id } }),
    {
      refreshInterval: EVERY_MS,
      dedupingInterval: 0,
      onSuccess: ({ run }) => {
        if (run.state === 'running') return;
        success(t('office.invoices.run.done'));
        void mutate();
      },
    },
  );
  return {
    runs: data?.rows,
    running: listed && (followed.data?.run ?? listed),
    error: error as unknown,
    reread: async (): Promise<void> => {
      await mutate();
    },
  };
};
