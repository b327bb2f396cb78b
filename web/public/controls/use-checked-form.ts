import { useRef, useState } from 'react';
import { ApiError } from '#web/common/call-api.ts';
import type { FieldProblem } from '#web/public/controls/error-list.tsx';

export type CheckedFormState = ReturnType<typeof useCheckedForm>;

/**
 * A form that lists what is to be corrected. What the rules find shows after the first try and follows every
 * change; what the server refused goes with the next try. Nothing entered is lost on a failure.
 * @param found what the rules find wrong now, in the order of the screen
 * @param refusedText the text for a field and its code; undefined leaves the server's own words
 */
export const useCheckedForm = (
  found: readonly FieldProblem[],
  send: () => Promise<void>,
  refusedText: (field: string, code: string) => string | undefined,
) => {
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const refuse = (error: unknown) => {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    setRefused(
      fields.map(([field, { code, message }]) => ({ field, text: refusedText(field, code) ?? message })),
    );
    setFailure(fields.length > 0 ? undefined : error);
    setAttempts((count) => count + 1);
  };
  const submit = async () => {
    if (isRunning.current) return;
    setRefused([]);
    setFailure(undefined);
    setAttempts((count) => count + 1);
    if (found.length > 0) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await send();
      setAttempts(0);
    } catch (error) {
      refuse(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  const withRefusals = found.map(
    (problem) => refused.find(({ field }) => field === problem.field) ?? problem,
  );
  const others = refused.filter(({ field }) => !found.some((problem) => problem.field === field));
  const problems = attempts > 0 ? [...withRefusals, ...others] : [];
  return {
    submit,
    attempts,
    problems,
    failure,
    isBusy,
    errorOf: (field: string): string | undefined => problems.find((one) => one.field === field)?.text,
  };
};
