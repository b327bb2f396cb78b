import { Modal, Stack } from '@mantine/core';
import { EntryField } from '#web/back-office/catalogue/setup/entry-field.tsx';
import classes from '#web/back-office/catalogue/setup/setup.module.css';
import { type FieldName, typeOf } from '#web/back-office/catalogue/setup/setup-kind.ts';
import { type Entry, useEntryForm } from '#web/back-office/catalogue/setup/use-entry-form.ts';
import confirm from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import { Unsaved } from '#web/back-office/components/unsaved.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Names that read English where they are missing. */
const isFurther = (name: FieldName): boolean => typeOf(name) === 'more';

/** Adds a row of the set-up or changes one. */
export const EntryDialog = (entry: Entry) => {
  const { kind, row, onClose } = entry;
  const { t, language } = useTexts();
  const form = useEntryForm(entry);
  const isDirty = form.dirty.length > 0;
  const fields = kind.fields.filter((name) => !row || !kind.atFirst?.includes(name));
  const further = fields.filter(isFurther);
  const asked = fields.filter((name) => !isFurther(name));
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        row
          ? t('office.setup.edit', { title: kind.titleOf(row.values, language) })
          : t(`office.setup.${kind.name}.add`)
      }
      // What was typed is not given up by a key; the question on the way out has it for itself.
      closeOnEscape={!isDirty}
      closeOnClickOutside={!isDirty}
      closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
      classNames={{ title: confirm.title ?? '' }}
    >
      <Unsaved texts="office.catalogue" isDirty={isDirty} />
      <form
        ref={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Stack gap={14}>
          {asked.map((name) => (
            <EntryField key={name} name={name} kind={kind} row={row} form={form} />
          ))}
          {further.length > 0 && (
            <details className={classes.further} open={further.some((name) => form.errors[name])}>
              <summary>{t('office.setup.further')}</summary>
              <Stack gap={14}>
                {further.map((name) => (
                  <EntryField key={name} name={name} kind={kind} row={row} form={form} />
                ))}
              </Stack>
            </details>
          )}
        </Stack>
        <DialogFoot
          cancelLabel={t('office.dialog.not_now')}
          onCancel={onClose}
          type="submit"
          label={t('office.catalogue.save')}
          busyLabel={t('office.catalogue.saving')}
          isBusy={form.isBusy}
        />
      </form>
    </Modal>
  );
};
