import type { ReactNode } from 'react';
import { LeaveGuard, useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';

type Props = {
  isOpen: boolean;
  title: ReactNode;
  /** Whether something is typed that would be lost. */
  isChanged: boolean;
  onClose: () => void;
  children: ReactNode;
};

const Content = ({ isChanged, children }: Pick<Props, 'isChanged' | 'children'>) => {
  useLeaveGuard(isChanged);
  return children;
};

/** The form beside the table; whoever has typed something is asked before it closes. */
export const EditDrawer = ({ isOpen, title, isChanged, onClose, children }: Props) => (
  <LeaveGuard isOpen={isOpen} onClose={onClose} onDiscard={onClose}>
    {(closing) => (
      <SideDrawer isInk opened={isOpen} size={620} title={title} {...closing}>
        <Content isChanged={isChanged}>{children}</Content>
      </SideDrawer>
    )}
  </LeaveGuard>
);
