import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
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

/** The form of one entry of a list; what is typed is given up by a button, not by a slip. */
export const EntryDialog = ({ title, form, onClose, children, size, stale, ...texts }: Props) => {
  const { t } = useTexts();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      {...(size && { size })}
      closeOnEscape={!form.isDirty}
      closeOnClickOutside={!form.isDirty}
      closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
      classNames={{ title: dialog.title ?? '' }}
    >
      <form ref={form.form} noValidate onSubmit={form.submit} aria-label={title}>
        {stale}
        {children}
        <DialogFoot
          cancelLabel={texts.cancelLabel}
          onCancel={onClose}
          type="submit"
          label={texts.saveLabel}
          busyLabel={texts.savingLabel}
          isBusy={form.isBusy}
        />
      </form>
    </Modal>
  );
};
