import { Input } from '@mantine/core';
import classes from '#web/back-office/jobs/form/fields.module.css';
import { fieldId, useField } from '#web/back-office/jobs/form/fields.tsx';
import type { TextField } from '#web/back-office/jobs/form/job-input.ts';

type Props = {
  name: TextField;
  choices: readonly { readonly value: string; readonly label: string; readonly isDisabled?: boolean }[];
  /** Why something cannot be chosen. */
  hint?: string | undefined;
};

/** One of a few, all in sight: the arrow keys move between them. */
export const RadioEntry = ({ name, choices, hint }: Props) => {
  const { common, type } = useField(name);
  const [id, label, error] = [fieldId(name), `${fieldId(name)}-label`, `${fieldId(name)}-error`];
  return (
    <div>
      <Input.Label labelElement="div" id={label} required={common.withAsterisk}>
        {common.label}
      </Input.Label>
      <div
        id={id}
        role="radiogroup"
        aria-labelledby={label}
        aria-required={common.required}
        aria-invalid={common.error !== undefined}
        {...(common.error && { 'aria-describedby': error })}
        className={classes.radios}
      >
        {choices.map(({ value, label: word, isDisabled = false }) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={common.value === value}
              disabled={isDisabled}
              onChange={() => type(value)}
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
      {common.error && <Input.Error id={error}>{common.error}</Input.Error>}
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  );
};
