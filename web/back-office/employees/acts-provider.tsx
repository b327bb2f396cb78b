import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useOpened } from '#web/back-office/components/use-opened.ts';
import { DeleteDialog } from '#web/back-office/employees/delete-dialog.tsx';
import { EmployeePanel } from '#web/back-office/employees/employee-panel.tsx';
import type { EmployeeRow } from '#web/back-office/employees/use-employees.ts';

type EmployeeAct = 'add' | 'update' | 'delete';
type Wish = { readonly act: EmployeeAct; readonly employee?: EmployeeRow | undefined };

const Start = createContext<(act: EmployeeAct, employee?: EmployeeRow) => void>(() => undefined);

/** Opens the form, or the dialog that deletes. */
export const useStartAct = () => useContext(Start);

type Props = {
  /** Reads the employees anew. */
  reread: () => Promise<void>;
  children: ReactNode;
};

/** One form and one dialog for all rows. */
export const ActsProvider = ({ reread, children }: Props) => {
  const { what: wish, number, isOpen, open, close } = useOpened<Wish>();
  const start = useCallback((act: EmployeeAct, employee?: EmployeeRow) => open({ act, employee }), [open]);
  const opened = { isOpen, reread, onClose: close };
  return (
    <Start value={start}>
      {children}
      {wish?.act === 'delete' && wish.employee && (
        <DeleteDialog key={number} employee={wish.employee} {...opened} />
      )}
      {wish && wish.act !== 'delete' && <EmployeePanel key={number} employee={wish.employee} {...opened} />}
    </Start>
  );
};
