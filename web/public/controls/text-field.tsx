import type { InputHTMLAttributes } from 'react';
import { Field } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'placeholder'
  | 'dir'
>;

/** One line of text. `name` is the field's name in the rules and in the call. */
export const TextField = ({
  name,
  label,
  value,
  onChange,
  optional = false,
  hint,
  className = '',
  ...native
}: Native & {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  optional?: boolean;
  hint?: string;
  className?: string;
}) => {
  const { error, control } = useField(name, hint !== undefined);
  return (
    <Field id={control.id} label={label} optional={optional} hint={hint} error={error} className={className}>
      <input
        dir="auto"
        {...native}
        {...control}
        className="input"
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
};
