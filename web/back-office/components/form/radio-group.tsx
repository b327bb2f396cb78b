import { Input } from '@mantine/core';
import classes from '#web/back-office/components/form/radio-group.module.css';

export type RadioChoice = { readonly value: string; readonly label: string; readonly isDisabled?: boolean };

type Props = {
  id: string;
  label: string;
  value: string;
  choices: readonly RadioChoice[];
  isRequired: boolean;
  error?: string | undefined;
  /** Why something cannot be chosen. */
  hint?: string | undefined;
  onChange: (value: string) => void;
};

/** One of a few, all in sight: the arrow keys move between them. */
export const RadioGroup = ({ id, label, value, choices, isRequired, error, hint, onChange }: Props) => {
  const [labelId, errorId] = [`${id}-label`, `${id}-error`];
  return (
    <div>
      <Input.Label labelElement="div" id={labelId} required={isRequired}>
        {label}
      </Input.Label>
      <div
        id={id}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-required={isRequired}
        aria-invalid={error !== undefined}
        {...(error && { 'aria-describedby': errorId })}
        className={classes.radios}
      >
        {choices.map(({ value: own, label: word, isDisabled = false }) => (
          <label key={own}>
            <input
              type="radio"
              name={id}
              value={own}
              checked={value === own}
              disabled={isDisabled}
              onChange={() => onChange(own)}
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  );
};
