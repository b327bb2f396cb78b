import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchDrags } from '#web/back-office/jobs/board/drag.ts';
import type { Target } from '#web/back-office/jobs/board/drag-target.ts';
import type { PickedState } from '#web/back-office/jobs/board/use-picked.ts';

/**
 * Lets the board's jobs be dragged onto employees, and back into the list of open ones.
 * @returns whether something is being dragged
 */
export const useDrag = (
  root: RefObject<HTMLElement | null>,
  picked: PickedState,
  setOver: (target: Target) => void,
  /** In a list there is nothing to drop on. */
  isOff: boolean,
): boolean => {
  const [isDragging, setDragging] = useState(false);
  const current = useRef(picked);
  useEffect(() => {
    current.current = picked;
  });
  useEffect(() => {
    if (!root.current || isOff) return;
    const done = (): void => {
      setDragging(false);
      setOver(undefined);
    };
    return watchDrags(root.current, {
      pick: (source) => {
        const isPicked = current.current.pick(source, false);
        setDragging(isPicked);
        return isPicked;
      },
      over: setOver,
      drop: (target) => {
        done();
        const { put, takeOff, giveUp, from } = current.current;
        if (typeof target === 'object') {
          if (target.personId !== from?._id) void put(target.personId);
        } else if (target === 'open' && from) void takeOff(from._id);
        else if (target === undefined) giveUp();
      },
      giveUp: () => {
        done();
        current.current.giveUp();
      },
    });
  }, [root, setOver, isOff]);
  return isDragging;
};
