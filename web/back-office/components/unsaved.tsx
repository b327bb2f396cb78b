import type { Location } from 'react-router';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { useUnsaved } from '#web/back-office/components/form/use-unsaved.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Asks whether what was typed may go. Rendered only then: the Escape that opens it would close it at once. */
export const LeaveQuestion = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      isOpen
      title={t('office.leave.title')}
      confirmLabel={t('office.leave.discard')}
      busyLabel={t('office.leave.discard')}
      isBusy={false}
      isGrave
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{t('office.leave.text')}</p>
    </ConfirmDialog>
  );
};

const isElsewhere = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search !== to.search;

type Props = {
  isDirty: boolean;
  /** Whether what is typed may go by now; read at each step. */
  isFree?: () => boolean;
  onLeave?: (() => void) | undefined;
};

/** Asks before what was typed is lost: on the way to another screen or list, and when the window goes. */
export const Unsaved = ({ isDirty, isFree, onLeave }: Props) => {
  const blocker = useUnsaved(isDirty, (from, to) => !isFree?.() && isElsewhere(from, to));
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveQuestion
      onStay={() => blocker.reset()}
      onLeave={() => {
        onLeave?.();
        blocker.proceed();
      }}
    />
  );
};
