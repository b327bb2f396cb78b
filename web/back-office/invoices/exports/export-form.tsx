import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ExportKind } from '#shared/invoices/ledger-export.ts';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import type { BatchChoice } from '#web/back-office/invoices/exports/use-exports.ts';
import own from '#web/back-office/invoices/runs/runs.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  /** Starts an export, unless the period is not filled in. */
  onStart: (kind: ExportKind, batch: BatchChoice) => Promise<void>;
};

/** The outgoing-invoice ledger of the period, as a workbook. */
export const RabButton = ({ onStart }: { onStart: () => Promise<void> }) => {
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    await onStart();
    setBusy(false);
  };
  return (
    <BusyButton
      variant="default"
      label={t('office.invoices.export.start.rab')}
      busyLabel={t('office.invoices.run.starting')}
      isBusy={isBusy}
      onClick={start}
    />
  );
};

const KINDS = ['datev', 'csv'] as const;

/** For the books: the documents whose date lies in the period. */
export const ExportForm = ({ onStart }: Props) => {
  const { t } = useTexts();
  const [batch, setBatch] = useState<BatchChoice>({ close: true, only_new: false });
  const [busy, setBusy] = useState<ExportKind>();
  const start = async (kind: ExportKind): Promise<void> => {
    setBusy(kind);
    await onStart(kind, batch);
    setBusy(undefined);
  };
  return (
    <fieldset className={own.books}>
      <legend>{t('office.invoices.export.title')}</legend>
      <p className={own.hint}>{t('office.invoices.export.hint')}</p>
      <Checkbox
        my={12}
        label={t('office.invoices.export.close')}
        description={t('office.invoices.export.close_hint')}
        checked={batch.close}
        onChange={(event) => setBatch({ ...batch, close: event.currentTarget.checked })}
      />
      <Checkbox
        my={12}
        label={t('office.invoices.export.only_new')}
        description={t('office.invoices.export.only_new_hint')}
        checked={batch.only_new}
        onChange={(event) => setBatch({ ...batch, only_new: event.currentTarget.checked })}
      />
      <div className={own.buttons}>
        {KINDS.map((kind) => (
          <BusyButton
            key={kind}
            variant="default"
            label={t(`office.invoices.export.start.${kind}`)}
            busyLabel={t('office.invoices.run.starting')}
            isBusy={busy === kind}
            disabled={busy !== undefined}
            onClick={() => start(kind)}
          />
        ))}
      </div>
    </fieldset>
  );
};
