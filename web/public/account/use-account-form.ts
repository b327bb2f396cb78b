import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#web/common/call-api.ts';

/** Messages by field. */
export type FieldTexts = { readonly [field: string]: string };

/**
 * A form of the account pages: checks, sends once, shows what the server refused under its fields. What the rules
 * find shows after the first try and follows every change; what the server said goes with the next try.
 * @param found what the rules find wrong now
 * @param refusedText the text for a refused field and its code; undefined leaves the server's own words
 */
export const useAccountForm = (
  found: FieldTexts,
  send: () => Promise<void>,
  refusedText: (field: string, code: string) => string | undefined,
) => {
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const refuse = (error: unknown) => {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    setRefused(
      Object.fromEntries(
        fields.map(([field, { code, message }]) => [field, refusedText(field, code) ?? message]),
      ),
    );
    setFailure(fields.length > 0 ? undefined : error);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    setRefused({});
    setFailure(undefined);
    const [first] = Object.keys(found);
    if (first) {
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
    }
    if (first || isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await send();
      setIsTried(false);
    } catch (error) {
      refuse(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  const shown = isTried ? { ...refused, ...found } : {};
  return { submit, isBusy, failure, errorOf: (field: string): string | undefined => shown[field] };
};
