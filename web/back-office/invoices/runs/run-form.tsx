import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { CalendarDate } from '#shared/calendar-date.ts';
import type { ExportKind } from '#shared/invoices/ledger-export.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { ExportForm, RabButton } from '#web/back-office/invoices/exports/export-form.tsx';
import type { BatchChoice, Exports } from '#web/back-office/invoices/exports/use-exports.ts';
import { formPath } from '#web/back-office/invoices/form/paths.ts';
import { RunFields } from '#web/back-office/invoices/runs/run-fields.tsx';
import { presetRun, problemsOf, type RunInput } from '#web/back-office/invoices/runs/run-input.ts';
import own from '#web/back-office/invoices/runs/runs.module.css';
import { useStartRun } from '#web/back-office/invoices/runs/use-start-run.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

type Props = {
  today: CalendarDate;
  /** A run goes on: the next waits for its end. */
  isRunning: boolean;
  reread: () => Promise<void>;
  exporting: Pick<Exports, 'permitted' | 'start'>;
};

const PLAIN: BatchChoice = { close: false, only_new: false };

/** What a start asks before, as the end of its texts' keys: drafts by themselves take nothing and ask nothing. */
const questionOf = ({ draft, forceNew }: RunInput): 'draft_anew' | 'final' | 'final_anew' | undefined => {
  if (draft) return forceNew ? 'draft_anew' : undefined;
  return forceNew ? 'final_anew' : 'final';
};

/** Which period, cost centres and agencies are invoiced, and how (back-office specification, section 2). */
export const RunForm = ({ today, isRunning, reread, exporting }: Props) => {
  const { t } = useTexts();
  const scope = airportsInScope(useCurrentUser());
  const [input, setInput] = useState(() => presetRun(today, scope));
  const [isAsked, setAsked] = useState(false);
  /** The kind of request that was tried last: a batch that closes its days wants more of them than a run. */
  const [tried, setTried] = useState<{ close: boolean }>();
  const { start, isBusy } = useStartRun(reread);
  const problems = problemsOf(input, { close: tried?.close ?? false, today });
  const question = questionOf(input);
  const run = async (): Promise<void> => {
    await start(input);
    setAsked(false);
  };
  const startExport = async (kind: ExportKind, batch: BatchChoice = PLAIN): Promise<void> => {
    const close = kind === 'datev' && batch.close;
    setTried({ close });
    const found = problemsOf(input, { close, today });
    if (Object.keys(found).length === 0) await exporting.start(kind, input, batch);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried({ close: false });
    const found = problemsOf(input, { close: false, today });
    if (Object.keys(found).length > 0 || isBusy || isRunning) return;
    if (question) setAsked(true);
    else void run();
  };
  return (
    <form onSubmit={submit} noValidate className={own.panel} aria-label={t('office.invoices.tab.generate')}>
      <h2>{t('office.invoices.run.period')}</h2>
      <RunFields
        input={input}
        scope={scope}
        problems={tried ? problems : {}}
        onChange={(change) => setInput({ ...input, ...change })}
      />
      <div className={own.foot}>
        <BusyButton
          type="submit"
          label={t('office.invoices.run.start')}
          busyLabel={t('office.invoices.run.starting')}
          isBusy={isBusy && !isAsked}
          disabled={isRunning}
        />
        {exporting.permitted && <RabButton onStart={() => startExport('rab')} />}
        <Button component={Link} to={formPath('new')} variant="default">
          {t('office.invoices.generator')}
        </Button>
      </div>
      {isRunning && <p className={own.hint}>{t('office.invoices.run.waits')}</p>}
      {exporting.permitted && <ExportForm onStart={startExport} />}
      {question && (
        <ConfirmDialog
          isOpen={isAsked}
          isBusy={isBusy}
          title={t(`office.invoices.run.ask.${question}`)}
          confirmLabel={t('office.invoices.run.start')}
          busyLabel={t('office.invoices.run.starting')}
          isGrave={question === 'final_anew'}
          onConfirm={run}
          onClose={() => setAsked(false)}
        >
          <p>{t(`office.invoices.run.ask_text.${question}`)}</p>
        </ConfirmDialog>
      )}
    </form>
  );
};
