import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem } from '#web/back-office/components/form/focus-problem.ts';
import { type Meanwhile, meanwhileOf } from '#web/back-office/components/form/laid-over.ts';
import { useEdited } from '#web/back-office/components/form/use-edited.ts';

/** Values by their names, as they are typed, and what the form of prices and the one of settings do with them alike. */
export const useValueForm = (values: Record<string, string>) => {
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const edited = useEdited(values);
  /** What somebody else has changed meanwhile; undefined while nobody has. */
  const [meanwhile, setMeanwhile] = useState<readonly Meanwhile[]>();
  return {
    edited,
    form,
    isBusy,
    setBusy,
    meanwhile,
    /** Shows what is stored by now; what was typed stays. */
    layOver: (stored: Record<string, string>): void =>
      setMeanwhile(meanwhileOf(values, stored, edited.dirty)),
    refuse: (errors: Record<string, string>): void => {
      // A field can take the focus once it is enabled again and says that it is wrong.
      flushSync(() => {
        setBusy(false);
        edited.refuse(errors);
      });
      focusFirstProblem(form.current);
    },
    drop: (): void => {
      edited.drop();
      setMeanwhile(undefined);
    },
  };
};
