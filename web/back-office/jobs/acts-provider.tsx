import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
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
  const [state, setState] = useState<{ number: number; isOpen: boolean; wish?: JobWish }>({
    number: 0,
    isOpen: false,
  });
  const start = useCallback(
    (wish: JobWish) => setState(({ number }) => ({ number: number + 1, isOpen: true, wish })),
    [],
  );
  return (
    <Start value={start}>
      {children}
      {state.wish && (
        <Dialog
          key={state.number}
          wish={state.wish}
          isOpen={state.isOpen}
          reread={reread}
          onClose={() => setState((last) => ({ ...last, isOpen: false }))}
        />
      )}
    </Start>
  );
};
