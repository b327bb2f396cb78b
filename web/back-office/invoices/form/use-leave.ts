import { useRef } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { dropDraft } from '#web/back-office/invoices/form/draft.ts';
import { LIST_PATH, PREVIEW_PATH } from '#web/back-office/invoices/form/paths.ts';

/** Asks before what was typed is given up. A reload and the preview's page lose nothing: the window keeps the draft. */
export const useLeave = (isDirty: boolean) => {
  const navigate = useNavigate();
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isFree.current &&
      nextLocation.pathname !== PREVIEW_PATH &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const free = (): void => {
    isFree.current = true;
    dropDraft();
  };
  return {
    isAsking: blocker.state === 'blocked',
    stay: (): void => blocker.reset?.(),
    discard: (): void => {
      free();
      blocker.proceed?.();
    },
    /** It is issued: there is nothing to ask. */
    toList: (): void => {
      free();
      void navigate(LIST_PATH);
    },
  };
};
