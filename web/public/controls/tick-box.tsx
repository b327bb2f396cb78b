import IconCheck from '@tabler/icons-react/icons/IconCheck';
import type { ReactNode } from 'react';
import { FieldError } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';
import { Icon } from '#web/public/controls/icon.tsx';

/** A box to agree with something. */
export const TickBox = ({
  name,
  isTicked,
  onChange,
  children,
}: {
  name: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  children: ReactNode;
}) => {
  const { error, control } = useField(name, false);
  return (
    <div className="tick-field">
      <label className="tick">
        <input
          {...control}
          className="tick-input"
          type="checkbox"
          name={name}
          checked={isTicked}
          onChange={({ target }) => onChange(target.checked)}
        />
        <i className="mark" aria-hidden="true">
          <Icon of={IconCheck} size={18} />
        </i>
        <span>{children}</span>
      </label>
      {error && <FieldError id={control.id}>{error}</FieldError>}
    </div>
  );
};
