import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '#shared/domain-error.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { focusFirstProblem } from '#web/back-office/components/form/focus-problem.ts';
import { meanwhileOf } from '#web/back-office/components/form/laid-over.ts';
import { useEdited } from '#web/back-office/components/form/use-edited.ts';
import { ApiError } from '#web/common/call-api.ts';

/** A form holds everything as text, by field. */
type Values = Readonly<Record<string, string>>;

export type EntryWanted = {
  /** What is stored by now, as the fields hold it. */
  stored: Values;
  problemsOf: (values: Values) => FieldErrors;
  send: (values: Values) => Promise<unknown>;
  /** Reads what is stored anew: after it was saved, and after somebody else has changed it. */
  reread: () => Promise<unknown>;
  doneText: string;
  failedText: string;
  /** What a code means, in the reader's language; `message` is what the server says of it. */
  wordOf: (code: string, message: string) => string;
  onDone?: () => void;
};

/** The server names fields of lists by their place: `extras.0.name`. */
const nameOf = (field: string): string => field.replace(/^\w+\.\d+\./, '');

/** What is typed over what is stored, what is wrong with it, and saving it; on an error everything typed stays. */
export const useEntryForm = (wanted: EntryWanted) => {
  const { stored, problemsOf, send, reread, doneText, failedText, wordOf, onDone } = wanted;
  const { success, danger } = useAlerts();
  const form = useRef<HTMLFormElement>(null);
  const edited = useEdited(stored);
  const [isBusy, setBusy] = useState(false);
  /** What was stored when somebody else was first. */
  const [before, setBefore] = useState<Values>();

  const refuse = (problems: FieldErrors): void => {
    const words = Object.entries(problems).map(
      ([field, { code, message }]) => [nameOf(field), wordOf(code, message)] as const,
    );
    // A field can take the focus once it is enabled again and says that it is wrong.
    flushSync(() => {
      setBusy(false);
      edited.refuse(Object.fromEntries(words));
    });
    focusFirstProblem(form.current);
  };
  const fail = async (error: unknown): Promise<void> => {
    danger(failedText, { error });
    if (!(error instanceof ApiError)) return;
    if (error.code === 'changed_meanwhile') {
      setBefore(stored);
      // What was typed stays, over what is stored by now.
      await reread().catch(() => undefined);
    }
    refuse(error.fields);
  };
  const drop = (): void => {
    edited.drop();
    setBefore(undefined);
  };
  const save = async (): Promise<void> => {
    if (isBusy) return;
    const values = Object.fromEntries(Object.keys(stored).map((key) => [key, edited.value(key)]));
    const problems = problemsOf(values);
    if (Object.keys(problems).length > 0) return refuse(problems);
    setBusy(true);
    try {
      await send(values);
      success(doneText);
      await reread().catch(() => undefined);
      // Whoever is led on now has nothing unsaved.
      flushSync(drop);
      onDone?.();
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    ...edited,
    stored,
    drop,
    isDirty: edited.dirty.length > 0,
    isBusy,
    /** What somebody else has changed since; undefined while nobody has. */
    meanwhile: before && meanwhileOf(before, stored, edited.dirty),
    form,
    submit: (event: { preventDefault: () => void }): void => {
      event.preventDefault();
      void save();
    },
  };
};
export type EntryForm = ReturnType<typeof useEntryForm>;
