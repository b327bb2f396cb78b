import { createContext, useContext } from 'react';

/** What the fields of a form know of its errors: the text of a field's error, by the field's name. */
export type FormErrors = (field: string) => string | undefined;

const NoErrors: FormErrors = () => undefined;

export const FormErrorsContext = createContext<FormErrors>(NoErrors);

/** The id of a field's control; error lists link to it. */
export const fieldId = (field: string): string => `field-${field.replaceAll(/[._]/g, '-')}`;

/** What a control needs to be tied to its label, hint and error. */
export const useField = (field: string, hasHint: boolean) => {
  const error = useContext(FormErrorsContext)(field);
  const id = fieldId(field);
  const described = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    error,
    control: {
      id,
      ...(error && { 'aria-invalid': true as const }),
      ...(described && { 'aria-describedby': described }),
    },
  };
};
