import { TextInput, type TextInputProps } from '@mantine/core';
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
  | 'payment_terms'
  | 'tax'
  | 'concession'
  | 'contact_email'
  | 'code'
  | 'from_text'
  | 'to_text'
  | 'price'
  | 'included'
  | 'step'
  | 'additional_price';

type Props = {
  form: EntryForm;
  field: LineField;
  isOptional?: boolean;
  /** A dialog that opens puts the focus into it. */
  isFirst?: boolean;
} & Pick<TextInputProps, 'type' | 'inputMode' | 'disabled' | 'description' | 'className'>;

/** One line of a form, with what is wrong with it. */
export const LineEntry = ({ form, field, isOptional, isFirst, ...props }: Props) => {
  const { t } = useTexts();
  return (
    <TextInput
      {...props}
      data-autofocus={isFirst}
      label={t(`office.agencies.field.${field}`)}
      value={form.value(field)}
      error={form.errors[field]}
      required={!isOptional && !props.disabled}
      withAsterisk={!isOptional && !props.disabled}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => form.type(field, event.currentTarget.value)}
    />
  );
};
