import { useState } from 'react';

type Values = Readonly<Record<string, string>>;

/** Values of a form by key: what is stored, with what was typed over it. What is stored may become another meanwhile. */
export const useEdited = (stored: Values) => {
  const [typed, setTyped] = useState<Values>({});
  const [errors, setErrors] = useState<Values>({});
  const without = (values: Values, key: string): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));
  return {
    value: (key: string): string => typed[key] ?? stored[key] ?? '',
    errors,
    /** Keys with another value than the stored one. */
    dirty: Object.keys(typed).filter((key) => key in stored && typed[key] !== stored[key]),
    type: (key: string, text: string): void => {
      // What stands as it was is not typed: it follows what is stored.
      setTyped((before) => (text === stored[key] ? without(before, key) : { ...before, [key]: text }));
      setErrors((before) => without(before, key));
    },
    refuse: setErrors,
    /** What was typed is given up, or saved. */
    drop: (): void => {
      setTyped({});
      setErrors({});
    },
  };
};
export type Edited = ReturnType<typeof useEdited>;
