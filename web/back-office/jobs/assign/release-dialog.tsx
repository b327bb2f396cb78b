import { useState } from 'react';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { useAssign } from '#web/back-office/jobs/assign/use-assign.ts';
import { type JobRow, nameOf } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  job: JobRow;
  employee: JobRow['employees'][number];
  isOpen: boolean;
  onClose: () => void;
  reread: () => Promise<void>;
};

/** Asks before an employee is taken off a job, for the employee is told by mail. */
export const ReleaseDialog = ({ job, employee, isOpen, onClose, reread }: Props) => {
  const { t } = useTexts();
  const { unassign } = useAssign();
  const [isBusy, setBusy] = useState(false);
  const words = { employee: `${employee.first_name} ${employee.last_name}`, job: nameOf(job) };
  const release = async (): Promise<void> => {
    setBusy(true);
    await unassign({ job, employee });
    await reread().catch(() => undefined);
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      isGrave
      title={t('office.jobs.release_title', words)}
      confirmLabel={t('office.assign.unassign')}
      busyLabel={t('office.jobs.releasing')}
      onConfirm={release}
      onClose={onClose}
    >
      <p>{t('office.jobs.release_text', words)}</p>
    </ConfirmDialog>
  );
};
