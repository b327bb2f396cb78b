import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';

/**
 * Holds up whoever leaves while something typed is not saved: on the way to another place of the office, and when the
 * window goes.
 * @param isAway whether a way leads to where what was typed is lost; read at each step, so that it may change its mind
 */
export const useUnsaved = (isDirty: boolean, isAway: (from: Location, to: Location) => boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && isAway(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return blocker;
};
