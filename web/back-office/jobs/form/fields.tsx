import { Select, type SelectProps, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { readNumber } from '#shared/typed-number.ts';
import { CountField } from '#web/back-office/components/form/number-field.tsx';
import { type Choice, type ChoiceGroup, takeTyped } from '#web/back-office/components/form/take-typed.ts';
import classes from '#web/back-office/jobs/form/fields.module.css';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import type { TextField } from '#web/back-office/jobs/form/job-input.ts';
import { requiredFields } from '#web/back-office/jobs/form/required-fields.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The id of a field's control, to which the list of problems leads. */
export const fieldId = (field: string): string => `job-form-${field}`;

/** What every control of the form has in common. */
export const useField = (name: TextField) => {
  const { t } = useTexts();
  const { input, form, job, problems, change } = useFormState();
  const isRequired = requiredFields(form, job).includes(name);
  return {
    type: (text: string): void => change({ [name]: text }),
    common: {
      id: fieldId(name),
      label: t(`office.job_form.field.${name}`),
      value: input[name],
      error: problems[name],
      required: isRequired,
      withAsterisk: isRequired,
    },
  };
};

type TextProps = { name: TextField } & Pick<
  TextInputProps,
  'className' | 'placeholder' | 'inputMode' | 'dir' | 'onBlur'
>;

export const TextEntry = ({ name, ...props }: TextProps) => {
  const { common, type } = useField(name);
  return (
    <TextInput
      {...common}
      {...props}
      autoComplete="off"
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};

export const LongEntry = ({ name }: { name: TextField }) => {
  const { common, type } = useField(name);
  return (
    <Textarea
      {...common}
      rows={2}
      autosize
      minRows={2}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};

type CountProps = { name: TextField; least: number; disabledBecause?: string | undefined };

/** A whole number, typed, by the arrow keys, or by the buttons beside it. */
export const CountEntry = ({ name, least, disabledBecause }: CountProps) => {
  const { common, type } = useField(name);
  const isDisabled = disabledBecause !== undefined;
  const step = (by: number) => (): void => {
    const { value: now } = readNumber(common.value, 0);
    type(String(now === undefined ? least : Math.max(least, now + by)));
  };
  const button = (sign: string, by: number) => (
    // The arrow keys do the same: the buttons are for the mouse, and for fingers.
    <button type="button" tabIndex={-1} aria-hidden="true" disabled={isDisabled} onClick={step(by)}>
      {sign}
    </button>
  );
  return (
    <CountField
      {...common}
      role="spinbutton"
      aria-valuemin={least}
      aria-valuenow={readNumber(common.value, 0).value}
      disabled={isDisabled}
      description={disabledBecause}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      leftSection={button('−', -1)}
      leftSectionPointerEvents="all"
      rightSection={button('+', 1)}
      rightSectionPointerEvents="all"
      classNames={{ input: classes.count ?? '', section: classes.step ?? '' }}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        step(by)();
      }}
      onType={type}
    />
  );
};

type ChoiceProps = { name: TextField } & Pick<
  SelectProps,
  | 'disabled'
  | 'description'
  | 'placeholder'
  | 'clearable'
  | 'nothingFoundMessage'
  | 'className'
  | 'renderOption'
> & { data: readonly Choice[] | readonly ChoiceGroup[]; label?: string | undefined };

/** One of a list, found by typing. */
export const SelectEntry = ({ name, label, data, ...props }: ChoiceProps) => {
  const { t } = useTexts();
  const { common, type } = useField(name);
  return (
    <Select
      {...common}
      value={common.value || null}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      onKeyDown={takeTyped(data, common.value)}
      allowDeselect={false}
      autoComplete="off"
      nothingFoundMessage={t('office.nothing_found')}
      clearButtonProps={{ 'aria-label': t('office.job_form.clear') }}
      onChange={(value) => type(value ?? '')}
      {...props}
      data={data}
      label={label ?? common.label}
    />
  );
};
