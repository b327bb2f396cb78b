import { Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { type FieldName, typeOf } from '#web/back-office/catalogue/setup/setup-kinds.ts';
import { type Entry, type EntryForm, useEntryForm } from '#web/back-office/catalogue/setup/use-entry-form.ts';
import confirm from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import { Unsaved } from '#web/back-office/components/unsaved.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type FieldProps = Pick<Entry, 'kind' | 'row'> & { name: FieldName; form: EntryForm };

const EntryField = ({ name, kind, row, form }: FieldProps) => {
  const { t } = useTexts();
  const type = typeOf(name);
  const hint = kind.hints[name];
  const common = {
    description: hint && t(hint),
    label: t(`office.setup.field.${name}`),
    error: form.errors[name],
    disabled: form.isBusy,
  };
  if (type === 'flag') {
    return (
      <Checkbox
        {...common}
        checked={form.value(name) === 'true'}
        onChange={(event) => form.type(name, String(event.currentTarget.checked))}
      />
    );
  }
  return (
    <TextInput
      {...common}
      {...(type === 'price' && { type: 'number', step: '0.01', min: '0', max: '10000', rightSection: '€' })}
      inputMode={type === 'price' ? 'decimal' : 'text'}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      maxLength={80}
      autoComplete="off"
      required
      withAsterisk
      readOnly={row !== undefined && name === kind.fixed}
      value={form.value(name)}
      onChange={(event) => form.type(name, event.currentTarget.value)}
    />
  );
};

/** Adds a row of the set-up or changes one. */
export const EntryDialog = (entry: Entry) => {
  const { kind, row, onClose } = entry;
  const { t, language } = useTexts();
  const form = useEntryForm(entry);
  const isDirty = form.dirty.length > 0;
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
          {kind.fields.map((name) => (
            <EntryField key={name} name={name} kind={kind} row={row} form={form} />
          ))}
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
