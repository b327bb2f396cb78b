import IconMinus from '@tabler/icons-react/icons/IconMinus';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { COUNT_MAX } from '#shared/orders/service-rules.ts';
import { Field } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** A whole number in steps of 1, by two buttons or by typing; undefined while the field is empty. */
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
  const shown = value ?? least;
  return (
    <Field id={control.id} label={label} hint={hint} error={error} className="stepper-field">
      <div className="stepper">
        <button
          type="button"
          aria-label={t('stepper.less', { what: label })}
          disabled={shown <= least}
          onClick={() => onChange(Math.max(least, shown - 1))}
        >
          <Icon of={IconMinus} />
        </button>
        <input
          {...control}
          type="number"
          inputMode="numeric"
          name={name}
          min={least}
          max={COUNT_MAX}
          step={1}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        />
        <button
          type="button"
          aria-label={t('stepper.more', { what: label })}
          disabled={shown >= COUNT_MAX}
          onClick={() => onChange(shown + 1)}
        >
          <Icon of={IconPlus} />
        </button>
      </div>
    </Field>
  );
};
