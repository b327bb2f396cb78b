import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#web/back-office/agencies/agencies.module.css';
import { EntryStale } from '#web/back-office/agencies/form/entry-stale.tsx';
import type { EntryForm } from '#web/back-office/agencies/form/use-entry-form.ts';
import dialog from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { title: string; form: EntryForm; onClose: () => void; children: ReactNode };

/** The form of one job code or extra; what is typed is given up by a button, not by a slip. */
export const EntryDialog = ({ title, form, onClose, children }: Props) => {
  const { t } = useTexts();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={620}
      closeOnEscape={!form.isDirty}
      closeOnClickOutside={!form.isDirty}
      closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
      classNames={{ title: dialog.title ?? '' }}
    >
      <form ref={form.form} noValidate onSubmit={form.submit} aria-label={title}>
        <EntryStale form={form} />
        <div className={classes.fields}>{children}</div>
        <DialogFoot
          cancelLabel={t('office.agencies.cancel')}
          onCancel={onClose}
          type="submit"
          label={t('office.agencies.save')}
          busyLabel={t('office.agencies.saving')}
          isBusy={form.isBusy}
        />
      </form>
    </Modal>
  );
};
