import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Asks before what was typed is given up, whether for another screen or for another page. */
export const UnsavedGuard = ({ isDirty }: { isDirty: boolean }) => {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('office.cms.leave')}
      confirmLabel={t('office.cms.leave_yes')}
      busyLabel={t('office.cms.leave_yes')}
      isBusy={false}
      isGrave
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{t('office.cms.leave_text')}</p>
    </ConfirmDialog>
  );
};
