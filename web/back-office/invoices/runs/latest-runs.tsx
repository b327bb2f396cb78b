import { Button } from '@mantine/core';
import IconFileZip from '@tabler/icons-react/icons/IconFileZip';
import { useState } from 'react';
import type { InvoiceRunsApi } from '#shared/invoices/invoice-runs-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { Failures, RunStart, RunTitle } from '#web/back-office/invoices/runs/run-parts.tsx';
import own from '#web/back-office/invoices/runs/runs.module.css';
import type { Run } from '#web/back-office/invoices/runs/use-runs.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<InvoiceRunsApi>();

type Props = { reread: () => Promise<void> };

const RetryButton = ({ run, reread }: Props & { run: Run }) => {
  const { t } = useTexts();
  const { danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('POST /api/invoices/runs/{id}/retry', { params: { id: run._id } });
    } catch (error) {
      danger(t('office.invoices.run.not_started'), { error });
    }
    await reread().catch(() => undefined);
    setBusy(false);
  };
  return (
    <BusyButton
      variant="default"
      label={t('office.invoices.run.retry')}
      busyLabel={t('office.invoices.run.starting')}
      isBusy={isBusy}
      onClick={retry}
    />
  );
};

const OUTCOMES = ['issued', 'kept', 'nothing', 'failed'] as const;

const RunItem = ({ run, reread }: Props & { run: Run }) => {
  const { t } = useTexts();
  const outcomes = OUTCOMES.filter((outcome) => run[outcome] > 0);
  return (
    <li>
      <h3>
        <RunTitle run={run} />
      </h3>
      <p className={own.hint}>
        <RunStart run={run} />
      </p>
      <p>
        {outcomes.length === 0
          ? t('office.invoices.run.outcome.none')
          : outcomes
              .map((outcome) => t(`office.invoices.run.outcome.${outcome}`, { count: run[outcome] }))
              .join(', ')}
      </p>
      <Failures run={run} />
      {!run.has_file && <p className={own.hint}>{t('office.invoices.run.no_file')}</p>}
      <div className={own.buttons}>
        {run.has_file && (
          <Button
            component="a"
            href={`/api/invoices/runs/${encodeURIComponent(run._id)}/file`}
            variant="default"
            leftSection={<IconFileZip size={18} stroke={1.9} aria-hidden />}
          >
            {t('office.invoices.run.file')}
          </Button>
        )}
        {(run.failed > 0 || !run.has_file) && <RetryButton run={run} reread={reread} />}
      </div>
    </li>
  );
};

/** What has come of the latest runs that are done. */
export const LatestRuns = ({ runs, reread }: Props & { runs: readonly Run[] }) => {
  const { t } = useTexts();
  const done = runs.filter(({ state }) => state === 'done');
  return (
    <section className={own.panel} aria-label={t('office.invoices.run.latest')}>
      <h2>{t('office.invoices.run.latest')}</h2>
      {done.length === 0 && <p className={own.hint}>{t('office.invoices.run.none')}</p>}
      <ul className={own.latest}>
        {done.map((run) => (
          <RunItem key={run._id} run={run} reread={reread} />
        ))}
      </ul>
    </section>
  );
};
