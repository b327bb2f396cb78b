import { useRef, useState } from 'react';
import type { InvoiceRunsApi } from '#shared/invoices/invoice-runs-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { bodyOf, type RunInput } from '#web/back-office/invoices/runs/run-input.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

/** The screen follows the run; it does not wait for the archive. */
const call = apiClient<InvoiceRunsApi>({ prefer: 'respond-async' });

/** Starts a run. A start whose answer was lost is repeated under the same key, so that it is one run. */
export const useStartRun = (reread: () => Promise<void>) => {
  const { t } = useTexts();
  const { danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const sent = useRef<{ readonly input: RunInput; readonly key: string }>(undefined);
  const start = async (input: RunInput): Promise<void> => {
    setBusy(true);
    if (sent.current?.input !== input) sent.current = { input, key: crypto.randomUUID() };
    try {
      await call('POST /api/invoices/createInvoicesForPeriod', { body: bodyOf(input, sent.current.key) });
      sent.current = undefined;
      await reread().catch(() => undefined);
    } catch (error) {
      danger(t('office.invoices.run.not_started'), { error });
    }
    setBusy(false);
  };
  return { start, isBusy };
};
