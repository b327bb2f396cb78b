import IconMinus from '@tabler/icons-react/icons/IconMinus';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useState } from 'react';
import { COUNT_MAX } from '#shared/orders/service-rules.ts';
import { readNumber } from '#shared/typed-number.ts';
import { Field } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** A whole number in steps of 1, by two buttons, the arrow keys or typing; undefined while none can be read. */
export const Stepper = ({
  name,
  label,
  hint,
  value,
  least,
  onChange,
}: {
  name: string;
  label: string;
  hint?: string | undefined;
  value: number | undefined;
  least: number;
  onChange: (value: number | undefined) => void;
}) => {
  const { t } = useTexts();
  const { error, control } = useField(name, hint !== undefined);
  const [typed, setTyped] = useState('');
  const shown = value ?? least;
  const step = (by: number): void => onChange(Math.min(COUNT_MAX, Math.max(least, shown + by)));
  return (
    <Field id={control.id} label={label} hint={hint} error={error} className="stepper-field">
      <div className="stepper">
        <button
          type="button"
          aria-label={t('stepper.less', { what: label })}
          disabled={shown <= least}
          onClick={() => step(-1)}
        >
          <Icon of={IconMinus} />
        </button>
        <input
          {...control}
          role="spinbutton"
          aria-valuemin={least}
          aria-valuemax={COUNT_MAX}
          aria-valuenow={value}
          inputMode="numeric"
          autoComplete="off"
          name={name}
          value={readNumber(typed, 0).value === value ? typed : (value ?? '')}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readNumber(target.value, 0).value);
          }}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            step(by);
          }}
        />
        <button
          type="button"
          aria-label={t('stepper.more', { what: label })}
          disabled={shown >= COUNT_MAX}
          onClick={() => step(1)}
        >
          <Icon of={IconPlus} />
        </button>
      </div>
    </Field>
  );
};
