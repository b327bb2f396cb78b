import { useRef, useState } from 'react';
import type { Location } from 'react-router';
import { useUnsaved } from '#web/back-office/components/form/use-unsaved.ts';
import { FORM_PARAMETER } from '#web/back-office/jobs/use-open-job.ts';

const formIn = ({ search }: Pick<Location, 'search'>): string | null =>
  new URLSearchParams(search).get(FORM_PARAMETER);

const isAway = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || formIn(from) !== formIn(to);

/** Asks before what was typed is lost: when the form is closed, by the way back, and when the window goes. */
export const useLeave = (isDirty: boolean, onClose: () => void) => {
  const [isAsking, setAsking] = useState(false);
  const isFree = useRef(false);
  const blocker = useUnsaved(isDirty, (from, to) => !isFree.current && isAway(from, to));

  const leave = (): void => {
    isFree.current = true;
    setAsking(false);
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  };
  return {
    isAsking: isAsking || blocker.state === 'blocked',
    /** Closes the form, and asks before when something was typed. */
    close: (): void => (isDirty ? setAsking(true) : onClose()),
    leave,
    stay: (): void => {
      setAsking(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
  };
};
