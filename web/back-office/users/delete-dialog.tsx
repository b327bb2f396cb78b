import { useState } from 'react';
import type { UserDeskApi } from '#shared/users/user-desk-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useFailure } from '#web/back-office/users/use-failure.ts';
import type { UserRow } from '#web/back-office/users/use-users.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<UserDeskApi>();

type Props = { user: UserRow; isOpen: boolean; onClose: () => void; reread: () => Promise<void> };

/** Asks before an account goes. */
export const DeleteDialog = ({ user, isOpen, onClose, reread }: Props) => {
  const { t } = useTexts();
  const { success } = useAlerts();
  const fail = useFailure();
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('DELETE /api/users/{id}', { params: { id: user._id } });
      success(t('office.users.deleted'));
    } catch (error) {
      fail(t('office.users.not_deleted'), error);
    }
    await reread().catch(() => undefined);
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      isGrave
      title={t('office.users.delete.title', { name: user.name })}
      confirmLabel={t('office.users.delete.do')}
      busyLabel={t('office.users.delete.busy')}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t('office.users.delete.text')}</p>
    </ConfirmDialog>
  );
};
