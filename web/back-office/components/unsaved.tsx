import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  isDirty: boolean;
  /** Where the screen's words for it are. */
  texts: 'office.catalogue' | 'office.agencies';
};

/** Asks before what was typed is lost: on the way to another screen or list, and when the window goes. */
export const Unsaved = ({ isDirty, texts }: Props) => {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t(`${texts}.leave.title`)}
      confirmLabel={t(`${texts}.discard`)}
      busyLabel={t(`${texts}.discard`)}
      isBusy={false}
      isGrave
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t(`${texts}.leave.text`)}
    </ConfirmDialog>
  );
};
