import type { FormEvent } from 'react';
import { useCheckedForm } from '#web/public/controls/use-checked-form.ts';

/** Messages by field. */
export type FieldTexts = { readonly [field: string]: string };

/**
 * A form of the account pages, which leads to the first field to correct instead of listing all; what the rules find
 * wrong there stands before what the server said.
 * @param found what the rules find wrong now
 * @param refusedText the text for a refused field and its code; undefined leaves the server's own words
 */
export const useAccountForm = (
  found: FieldTexts,
  send: () => Promise<void>,
  refusedText: (field: string, code: string) => string | undefined,
) => {
  const problems = Object.entries(found).map(([field, text]) => ({ field, text }));
  const form = useCheckedForm(problems, send, refusedText);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = problems;
    const control = first && event.currentTarget.elements.namedItem(first.field);
    if (control instanceof HTMLElement) control.focus();
    await form.submit();
  };
  const shown = form.attempts > 0 ? found : {};
  return {
    submit,
    isBusy: form.isBusy,
    failure: form.failure,
    errorOf: (field: string): string | undefined => shown[field] ?? form.errorOf(field),
  };
};
