import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import { LeaveGuard, useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import type { EntryForm } from '#web/back-office/components/form/use-entry-form.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  title: string;
  form: Pick<EntryForm, 'form' | 'submit' | 'isDirty' | 'isBusy'>;
  /** What is said of what somebody else has changed. */
  stale: ReactNode;
  cancelLabel: string;
  saveLabel: string;
  savingLabel: string;
  onClose: () => void;
  children: ReactNode;
  size?: number;
};

const Form = ({ title, form, onClose, children, stale, ...texts }: Props) => {
  const leave = useLeaveGuard(form.isDirty);
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} aria-label={title}>
      {stale}
      {children}
      <DialogFoot
        cancelLabel={texts.cancelLabel}
        onCancel={() => leave(onClose)}
        type="submit"
        label={texts.saveLabel}
        busyLabel={texts.savingLabel}
        isBusy={form.isBusy}
      />
    </form>
  );
};

/** The form of one entry of a list. */
export const EntryDialog = (props: Props) => {
  const { title, size, onClose } = props;
  const { t } = useTexts();
  return (
    <LeaveGuard isOpen onClose={onClose}>
      {(closing) => (
        <Modal
          opened
          {...closing}
          title={title}
          {...(size && { size })}
          closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
          classNames={{ title: dialog.title ?? '' }}
        >
          <Form {...props} />
        </Modal>
      )}
    </LeaveGuard>
  );
};
