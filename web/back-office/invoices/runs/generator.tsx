import type { CalendarDate } from '#shared/calendar-date.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { LatestExports } from '#web/back-office/invoices/exports/latest-exports.tsx';
import { useExports } from '#web/back-office/invoices/exports/use-exports.ts';
import { LatestRuns } from '#web/back-office/invoices/runs/latest-runs.tsx';
import { RunForm } from '#web/back-office/invoices/runs/run-form.tsx';
import { RunProgress } from '#web/back-office/invoices/runs/run-progress.tsx';
import own from '#web/back-office/invoices/runs/runs.module.css';
import { useRuns } from '#web/back-office/invoices/runs/use-runs.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Invoices of a period: starting them, following them, and what came of them. */
const Generator = ({ today }: { today: CalendarDate }) => {
  const { t } = useTexts();
  const { runs, running, error, reread } = useRuns();
  const exporting = useExports();
  return (
    <div className={own.sides}>
      <RunForm today={today} isRunning={running !== undefined} reread={reread} exporting={exporting} />
      <div className={own.side}>
        {running && <RunProgress run={running} />}
        {error !== undefined && !runs && (
          <PageError error={error} title={t('office.invoices.run.error')} onRetry={reread} />
        )}
        {exporting.permitted && <LatestExports exports={exporting.exports} />}
        {runs && <LatestRuns runs={runs} reread={reread} />}
      </div>
    </div>
  );
};
export default Generator;
