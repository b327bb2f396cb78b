import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { focusFirstProblem } from '#web/back-office/components/form/focus-problem.ts';
import { ClientPanel } from '#web/back-office/invoices/form/client-panel.tsx';
import { EssentialsPanel } from '#web/back-office/invoices/form/essentials-panel.tsx';
import { useField } from '#web/back-office/invoices/form/fields.tsx';
import { FormContext } from '#web/back-office/invoices/form/form-context.ts';
import classes from '#web/back-office/invoices/form/invoice-form.module.css';
import type { InvoiceInput } from '#web/back-office/invoices/form/invoice-input.ts';
import { LinesPanel } from '#web/back-office/invoices/form/lines-panel.tsx';
import { Panel } from '#web/back-office/invoices/form/panel.tsx';
import { PreviewAside } from '#web/back-office/invoices/form/preview-aside.tsx';
import { ProblemList } from '#web/back-office/invoices/form/problem-list.tsx';
import type { AgencyRow } from '#web/back-office/invoices/form/use-agencies.ts';
import { useInvoiceForm } from '#web/back-office/invoices/form/use-invoice-form.ts';
import { useIssue } from '#web/back-office/invoices/form/use-issue.ts';
import { useLeave } from '#web/back-office/invoices/form/use-leave.ts';
import { usePreview } from '#web/back-office/invoices/form/use-preview.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

const Remarks = () => {
  const { t } = useTexts();
  const { common, type } = useField('remarks');
  return (
    <Panel title={t('office.invoices.form.panel.remarks')}>
      <Textarea
        {...common}
        className={classes.wide ?? ''}
        rows={3}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Panel>
  );
};

type LeaveProps = { leave: ReturnType<typeof useLeave> };

const LeaveDialog = ({ leave }: LeaveProps) => {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      isOpen={leave.isAsking}
      title={t('office.invoices.form.leave.title')}
      confirmLabel={t('office.invoices.form.leave.discard')}
      busyLabel={t('office.invoices.form.leave.discard')}
      isBusy={false}
      isGrave
      onConfirm={leave.discard}
      onClose={leave.stay}
    >
      <p>{t('office.invoices.form.leave.text')}</p>
    </ConfirmDialog>
  );
};

type Props = { id: string; start: InvoiceInput; agencies: readonly AgencyRow[] };

/** The panels of the form, and beside them the preview and what is done with it. */
export const InvoiceFormFields = (props: Props) => {
  const { t } = useTexts();
  const state = useInvoiceForm(props);
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // After it is painted: only then are the refused fields marked.
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(form.current);
  }, [refusals]);
  const onRefused = (): void => setRefusals((count) => count + 1);
  const leave = useLeave(state.isDirty);
  const preview = usePreview(state, onRefused);
  const issue = useIssue(state, { onIssued: leave.toList, onRefused });
  return (
    <FormContext value={state}>
      <form
        ref={form}
        noValidate
        className={classes.form}
        aria-label={t('office.invoices.form.title')}
        onSubmit={(event) => event.preventDefault()}
      >
        <div>
          <ProblemList />
          <EssentialsPanel />
          <ClientPanel />
          <LinesPanel />
          <Remarks />
        </div>
        <PreviewAside preview={preview} issue={issue} />
      </form>
      <LeaveDialog leave={leave} />
    </FormContext>
  );
};
