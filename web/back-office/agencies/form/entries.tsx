import { TextInput, type TextInputProps } from '@mantine/core';
import { AmountField, CountField } from '#web/back-office/components/form/number-field.tsx';
import type { EntryForm } from '#web/back-office/components/form/use-entry-form.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The fields that have one line. */
export type LineField =
  | 'short'
  | 'name'
  | 'company'
  | 'street'
  | 'co'
  | 'zip'
  | 'city'
  | 'country'
  | 'debitor'
  | 'vat_id'
  | 'contact_email'
  | 'code'
  | 'from_text'
  | 'to_text';

const COUNTS = ['payment_terms', 'included', 'step'] as const;
type NumberName = (typeof COUNTS)[number] | 'tax' | 'concession' | 'price' | 'additional_price';

type Props<F extends string> = {
  form: EntryForm;
  field: F;
  isOptional?: boolean;
  /** A dialog that opens puts the focus into it. */
  isFirst?: boolean;
} & Pick<TextInputProps, 'disabled' | 'description' | 'className'>;

const useLine = ({ form, field, isOptional, isFirst, ...props }: Props<LineField | NumberName>) => {
  const { t } = useTexts();
  return {
    ...props,
    'data-autofocus': isFirst,
    label: t(`office.agencies.field.${field}`),
    value: form.value(field),
    error: form.errors[field],
    required: !isOptional && !props.disabled,
    withAsterisk: !isOptional && !props.disabled,
    autoComplete: 'off',
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
  };
};

/** One line of a form, with what is wrong with it. */
export const LineEntry = ({
  type,
  inputMode,
  ...props
}: Props<LineField> & Pick<TextInputProps, 'type' | 'inputMode'>) => (
  <TextInput
    {...useLine(props)}
    type={type}
    inputMode={inputMode}
    onChange={(event) => props.form.type(props.field, event.currentTarget.value)}
  />
);

/** A number of a form; amounts and percentages have decimals. */
export const NumberEntry = (props: Props<NumberName>) => {
  const Field = (COUNTS as readonly string[]).includes(props.field) ? CountField : AmountField;
  return <Field {...useLine(props)} onType={(text) => props.form.type(props.field, text)} />;
};
