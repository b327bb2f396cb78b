import type { Location } from 'react-router';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { useUnsaved } from '#web/back-office/components/form/use-unsaved.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  isDirty: boolean;
  /** Where the screen's words for it are. */
  texts: 'office.catalogue' | 'office.agencies' | 'office.cms';
};

const isElsewhere = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search !== to.search;

/** Asks before what was typed is lost: on the way to another screen or list, and when the window goes. */
export const Unsaved = ({ isDirty, texts }: Props) => {
  const { t } = useTexts();
  const blocker = useUnsaved(isDirty, isElsewhere);
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
