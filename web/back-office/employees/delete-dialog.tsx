import { useState } from 'react';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { nameOf } from '#web/back-office/employees/employee-cells.tsx';
import type { EmployeeRow } from '#web/back-office/employees/use-employees.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<EmployeesApi>();

type Props = { employee: EmployeeRow; isOpen: boolean; onClose: () => void; reread: () => Promise<void> };

/** Deletes an employee, or says which jobs or which account stand in the way. */
export const DeleteDialog = ({ employee, isOpen, onClose, reread }: Props) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const words = { name: nameOf(employee) };
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('PUT /api/employees/deleteEmployee/{id}', {
        params: { id: employee._id },
        body: { version: employee.version },
      });
      success(t('office.people.delete.done', words));
    } catch (error) {
      danger(t('office.people.delete.failed', words), { error, isSticky: true });
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
      title={t('office.people.delete.title', words)}
      confirmLabel={t('office.people.delete.do')}
      busyLabel={t('office.people.delete.busy')}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t('office.people.delete.text')}</p>
    </ConfirmDialog>
  );
};
