import { Stack } from '@mantine/core';
import classes from '#web/back-office/catalogue/setup/setup.module.css';
import { SetupField } from '#web/back-office/catalogue/setup/setup-field.tsx';
import { type FieldName, type SetupKind, typeOf } from '#web/back-office/catalogue/setup/setup-kind.ts';
import { type Entry, type SetupForm, useSetupForm } from '#web/back-office/catalogue/setup/use-setup-form.ts';
import { useShown } from '#web/back-office/catalogue/setup/use-shown.ts';
import { EntryDialog } from '#web/back-office/components/form/entry-dialog.tsx';
import { StaleNote } from '#web/back-office/components/form/stale-note.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Names that read English where they are missing. */
const isFurther = (name: FieldName): boolean => typeOf(name) === 'more';

/** Says what somebody else has changed of a row while its form was open. */
const SetupStale = ({ kind, form }: { kind: SetupKind; form: SetupForm }) => {
  const { t } = useTexts();
  const shown = useShown();
  const { meanwhile, stored } = form;
  const changed = kind.fields.flatMap((name) => meanwhile?.find(({ field }) => field === name) ?? []);
  return (
    meanwhile && (
      <StaleNote
        text={t('office.catalogue.stale')}
        stored={changed.map(({ field, isTyped }) => ({
          label: t(`office.setup.field.${field as FieldName}`),
          now: shown(field as FieldName, stored),
          isTyped,
        }))}
      />
    )
  );
};

/** Adds a row of the set-up or changes one. */
export const SetupDialog = (entry: Entry) => {
  const { kind, row, onClose } = entry;
  const { t, language } = useTexts();
  const form = useSetupForm(entry);
  const fields = kind.fields.filter((name) => !row || !kind.atFirst?.includes(name));
  const further = fields.filter(isFurther);
  const fieldOf = (name: FieldName) => (
    <SetupField key={name} name={name} kind={kind} row={row} form={form} />
  );
  return (
    <EntryDialog
      title={
        row
          ? t('office.setup.edit', { title: kind.titleOf(row.values, language) })
          : t(`office.setup.${kind.name}.add`)
      }
      form={form}
      stale={<SetupStale kind={kind} form={form} />}
      cancelLabel={t('office.dialog.not_now')}
      saveLabel={t('office.catalogue.save')}
      savingLabel={t('office.catalogue.saving')}
      onClose={onClose}
    >
      <Stack gap={14}>
        {fields.filter((name) => !isFurther(name)).map(fieldOf)}
        {further.length > 0 && (
          <details className={classes.further} open={further.some((name) => form.errors[name])}>
            <summary>{t('office.setup.further')}</summary>
            <Stack gap={14}>{further.map(fieldOf)}</Stack>
          </details>
        )}
      </Stack>
    </EntryDialog>
  );
};
