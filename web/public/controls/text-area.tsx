import { Field } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';

/** Several lines of text. `name` is the field's name in the rules and in the call. */
export const TextArea = ({
  name,
  label,
  value,
  onChange,
  optional = false,
  hint,
  rows = 5,
  maxLength,
}: {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  optional?: boolean;
  hint?: string;
  rows?: number;
  maxLength: number;
}) => {
  const { error, control } = useField(name, hint !== undefined);
  return (
    <Field id={control.id} label={label} optional={optional} hint={hint} error={error}>
      <textarea
        {...control}
        dir="auto"
        className="input"
        name={name}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
};
