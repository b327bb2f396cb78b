import { Select, TextInput, type TextInputProps } from '@mantine/core';
import { CountField } from '#web/back-office/components/form/number-field.tsx';
import { type RadioChoice, RadioGroup } from '#web/back-office/components/form/radio-group.tsx';
import { type Choice, takeTyped } from '#web/back-office/components/form/take-typed.ts';
import { useFormState } from '#web/back-office/invoices/form/form-context.ts';
import type { TextField } from '#web/back-office/invoices/form/invoice-input.ts';
import { requiredFields } from '#web/back-office/invoices/form/required-fields.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The id of a field's control, to which the list of problems leads. */
export const fieldId = (field: string): string => `invoice-form-${field}`;

/** What every control of the form has in common. */
export const useField = (name: TextField) => {
  const { t } = useTexts();
  const { input, form, agency, problems, isShown, touch, change } = useFormState();
  const isRequired = requiredFields(form, agency?.tax === 0).includes(name);
  return {
    type: (text: string): void => change({ [name]: text }),
    common: {
      id: fieldId(name),
      label: t(`office.invoices.form.field.${name}`),
      value: input[name],
      error: isShown(name) ? problems[name] : undefined,
      required: isRequired,
      withAsterisk: isRequired,
      onBlur: () => touch(name),
    },
  };
};

type TextProps = { name: TextField } & Pick<
  TextInputProps,
  'className' | 'type' | 'inputMode' | 'disabled' | 'placeholder' | 'description' | 'onBlur'
>;

export const TextEntry = ({ name, onBlur, ...props }: TextProps) => {
  const { common, type } = useField(name);
  return (
    <TextInput
      {...common}
      {...props}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onBlur={(event) => {
        common.onBlur();
        onBlur?.(event);
      }}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};

export const CountEntry = ({ name }: { name: TextField }) => {
  const { common, type } = useField(name);
  return <CountField {...common} onType={type} />;
};

/** One of a few, all in sight. */
export const RadioEntry = ({ name, choices }: { name: TextField; choices: readonly RadioChoice[] }) => {
  const { common, type } = useField(name);
  const { id, label, value, error, required } = common;
  return (
    <RadioGroup
      id={id}
      label={label}
      value={value}
      error={error}
      isRequired={required}
      choices={choices}
      onChange={type}
    />
  );
};

type SelectProps = {
  name: TextField;
  data: readonly Choice[];
  className?: string;
};

/** One of a list, found by typing. */
export const SelectEntry = ({ name, data, className = '' }: SelectProps) => {
  const { t } = useTexts();
  const { common, type } = useField(name);
  return (
    <Select
      {...common}
      className={className}
      value={common.value || null}
      data={data}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      onKeyDown={takeTyped(data, common.value)}
      allowDeselect={false}
      autoComplete="off"
      nothingFoundMessage={t('office.nothing_found')}
      onChange={(value) => type(value ?? '')}
    />
  );
};
