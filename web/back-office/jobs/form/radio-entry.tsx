import { type RadioChoice, RadioGroup } from '#web/back-office/components/form/radio-group.tsx';
import { useField } from '#web/back-office/jobs/form/fields.tsx';
import type { TextField } from '#web/back-office/jobs/form/job-input.ts';

type Props = {
  name: TextField;
  choices: readonly RadioChoice[];
  /** Why something cannot be chosen. */
  hint?: string | undefined;
};

/** One of a few, all in sight. */
export const RadioEntry = ({ name, choices, hint }: Props) => {
  const { common, type } = useField(name);
  const { id, label, value, error, required } = common;
  return (
    <RadioGroup
      id={id}
      label={label}
      value={value}
      error={error}
      isRequired={required}
      choices={choices}
      hint={hint}
      onChange={type}
    />
  );
};
