import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import type { ReactNode } from 'react';
import { Field } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';
import { Icon } from '#web/public/controls/icon.tsx';

/** A choice from a list that the browser draws; `children` are its options. */
export const SelectField = ({
  name,
  label,
  value,
  onChange,
  autoComplete,
  className = '',
  children,
}: {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete?: string;
  className?: string;
  children: ReactNode;
}) => {
  const { error, control } = useField(name, false);
  return (
    <Field id={control.id} label={label} error={error} className={className}>
      <div className="select">
        <select
          {...control}
          className="input"
          name={name}
          value={value}
          autoComplete={autoComplete}
          onChange={({ target }) => onChange(target.value)}
        >
          {children}
        </select>
        <Icon of={IconChevronDown} />
      </div>
    </Field>
  );
};
