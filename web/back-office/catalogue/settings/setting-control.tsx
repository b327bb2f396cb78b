import { Textarea, TextInput } from '@mantine/core';
import type { SettingForm, SettingRow } from '#web/back-office/catalogue/settings/use-setting-form.ts';
import { titleId } from '#web/back-office/catalogue/value-table.tsx';
import { AmountField, CountField } from '#web/back-office/components/form/number-field.tsx';

/** The input of a setting's type: one line, several, a whole number or one with decimals. */
export const SettingControl = ({ row: { key, type }, form }: { row: SettingRow; form: SettingForm }) => {
  const common = {
    'aria-labelledby': titleId(key),
    value: form.value(key),
    error: form.errors[key],
    disabled: form.isBusy,
    autoComplete: 'off',
  };
  if (type === 'longtext') {
    return <Textarea {...common} rows={5} onChange={(event) => form.type(key, event.currentTarget.value)} />;
  }
  if (type === 'text') {
    return <TextInput {...common} onChange={(event) => form.type(key, event.currentTarget.value)} />;
  }
  const Field = type === 'number' ? CountField : AmountField;
  return <Field {...common} onType={(text) => form.type(key, text)} />;
};
