import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  isOpen: boolean;
  title: ReactNode;
  /** Whether something is typed that would be lost. */
  isChanged: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The form beside the table; whoever has typed something is asked before it closes. */
export const EditDrawer = ({ isOpen, title, isChanged, onClose, children }: Props) => {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SideDrawer
        isInk
        opened={isOpen}
        size={620}
        title={title}
        onClose={() => (isChanged ? setAsking(true) : onClose())}
      >
        {children}
      </SideDrawer>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('office.texts.leave')}
        confirmLabel={t('office.texts.leave_now')}
        busyLabel={t('office.texts.leave_now')}
        isBusy={false}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      >
        {t('office.texts.leave_text')}
      </ConfirmDialog>
    </>
  );
};
