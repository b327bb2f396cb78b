import { createContext, type ReactNode, useContext } from 'react';
import { useOpened } from '#web/back-office/components/use-opened.ts';
import { ActDialog } from '#web/back-office/jobs/act-dialog.tsx';
import { AssignDialog } from '#web/back-office/jobs/assign/assign-dialog.tsx';
import { ReleaseDialog } from '#web/back-office/jobs/assign/release-dialog.tsx';
import type { JobAct } from '#web/back-office/jobs/job-acts.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';

/** What is to be done with a job; `release` takes one employee off it. */
export type JobWish =
  | { readonly job: JobRow; readonly act: JobAct }
  | { readonly job: JobRow; readonly act: 'release'; readonly employee: JobRow['employees'][number] };

const Start = createContext<(wish: JobWish) => void>(() => undefined);

/** Opens the dialog of an action. */
export const useStartAct = () => useContext(Start);

type DialogProps = { wish: JobWish; isOpen: boolean; onClose: () => void; reread: () => Promise<void> };

const Dialog = ({ wish, ...props }: DialogProps) => {
  switch (wish.act) {
    case 'assign':
      return <AssignDialog job={wish.job} {...props} />;
    case 'release':
      return <ReleaseDialog job={wish.job} employee={wish.employee} {...props} />;
    default:
      return <ActDialog job={wish.job} act={wish.act} {...props} />;
  }
};

type Props = {
  /** Reads anew what shows jobs. */
  reread: () => Promise<void>;
  children: ReactNode;
};

/** One dialog for the actions of all rows and of the panel beside them. */
export const ActsProvider = ({ reread, children }: Props) => {
  const { what, number, isOpen, open, close } = useOpened<JobWish>();
  return (
    <Start value={open}>
      {children}
      {what && <Dialog key={number} wish={what} isOpen={isOpen} reread={reread} onClose={close} />}
    </Start>
  );
};
