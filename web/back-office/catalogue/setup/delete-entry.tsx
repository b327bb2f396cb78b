import { useState } from 'react';
import type { SetupKind, SetupRow } from '#web/back-office/catalogue/setup/setup-kind.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  kind: SetupKind;
  /** Undefined while nothing is to be deleted. */
  row: SetupRow | undefined;
  reread: () => Promise<void>;
  onClose: () => void;
};

/** Asks before a row of the set-up is deleted. */
export const DeleteEntry = ({ kind, row, reread, onClose }: Props) => {
  const { t, language } = useTexts();
  const { success, danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    if (!row || !kind.remove) return;
    setBusy(true);
    try {
      await kind.remove(row.id);
      success(t('office.setup.deleted'));
    } catch (error) {
      danger(t('office.setup.not_deleted'), { error });
    }
    await reread();
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={row !== undefined}
      title={t('office.setup.delete.title', { title: row ? kind.titleOf(row.values, language) : '' })}
      confirmLabel={t('office.setup.delete')}
      busyLabel={t('office.setup.deleting')}
      isBusy={isBusy}
      isGrave
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('office.setup.delete.text')}
    </ConfirmDialog>
  );
};
