import { Failures, RunStart, RunTitle } from '#web/back-office/invoices/runs/run-parts.tsx';
import own from '#web/back-office/invoices/runs/runs.module.css';
import type { Run } from '#web/back-office/invoices/runs/use-runs.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** How far the run is that goes on. */
export const RunProgress = ({ run }: { run: Run }) => {
  const { t } = useTexts();
  return (
    <section className={own.panel} aria-label={t('office.invoices.run.going_on')}>
      <h2>
        <RunTitle run={run} />
      </h2>
      <p className={own.far}>
        <strong>{t('office.invoices.run.far', { finished: run.finished, total: run.total })}</strong>
        <span>{t('office.invoices.run.units')}</span>
        <em>
          <RunStart run={run} />
        </em>
      </p>
      <progress
        className={own.bar}
        aria-label={t('office.invoices.run.going_on')}
        value={run.finished}
        max={Math.max(run.total, 1)}
      />
      <p className={own.hint}>{t('office.invoices.run.leave')}</p>
      <Failures run={run} />
    </section>
  );
};
