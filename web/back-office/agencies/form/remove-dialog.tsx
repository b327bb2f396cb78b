import { useState } from 'react';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  /** What goes, as the reader calls it. */
  name: string;
  text: string;
  remove: () => Promise<unknown>;
  reread: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before a job code or an extra goes. */
export const RemoveDialog = ({ name, text, remove, reread, onClose }: Props) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await remove();
      success(t('office.agencies.remove.done', { name }));
    } catch (error) {
      danger(t('office.agencies.remove.failed', { name }), { error, isSticky: true });
    }
    await reread().catch(() => undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      isGrave
      title={t('office.agencies.remove.title', { name })}
      confirmLabel={t('office.agencies.remove.do')}
      busyLabel={t('office.agencies.remove.busy')}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
};
