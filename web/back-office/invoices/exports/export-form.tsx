import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ExportKind } from '#shared/invoices/ledger-export.ts';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import own from '#web/back-office/invoices/runs/runs.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  /** Starts an export, unless the period is not filled in. */
  onStart: (kind: ExportKind, close: boolean) => Promise<void>;
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
  const [close, setClose] = useState(true);
  const [busy, setBusy] = useState<ExportKind>();
  const start = async (kind: ExportKind): Promise<void> => {
    setBusy(kind);
    await onStart(kind, close);
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
        checked={close}
        onChange={(event) => setClose(event.currentTarget.checked)}
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
