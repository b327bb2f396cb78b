import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  /** What the button says while it is being done. */
  busyLabel: string;
  isBusy: boolean;
  /** It takes something away: the button is red. */
  isGrave?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks once more; while it is being done the dialog cannot be closed and the button says so. */
export const ConfirmDialog = (props: Props) => {
  const { isOpen, title, confirmLabel, busyLabel, isBusy, isGrave, onConfirm, onClose, children } = props;
  const { t } = useTexts();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
      closeButtonProps={{ 'aria-label': t('office.dialog.close'), disabled: isBusy }}
      classNames={{ title: classes.title ?? '' }}
    >
      {children}
      <DialogFoot
        cancelLabel={t('office.dialog.not_now')}
        onCancel={onClose}
        label={confirmLabel}
        busyLabel={busyLabel}
        isBusy={isBusy}
        onClick={onConfirm}
        {...(isGrave && { color: 'red' })}
      />
    </Modal>
  );
};
