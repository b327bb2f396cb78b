import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useOpened } from '#web/back-office/components/use-opened.ts';
import { ActDialog } from '#web/back-office/orders/act-dialog.tsx';
import type { OrderAct } from '#web/back-office/orders/order-acts.ts';
import type { OrderRow } from '#web/back-office/orders/order-row.ts';

type Wish = { readonly order: OrderRow; readonly act: OrderAct };

const Start = createContext<(order: OrderRow, act: OrderAct) => void>(() => undefined);

/** Opens the dialog of an action. */
export const useStartAct = () => useContext(Start);

type Props = {
  /** Reads anew what shows orders. */
  reread: () => Promise<void>;
  children: ReactNode;
};

/** One dialog for the actions of all rows and of the panel beside them. */
export const ActsProvider = ({ reread, children }: Props) => {
  const { what, number, isOpen, open, close } = useOpened<Wish>();
  const start = useCallback((order: OrderRow, act: OrderAct) => open({ order, act }), [open]);
  return (
    <Start value={start}>
      {children}
      {what && <ActDialog key={number} {...what} isOpen={isOpen} reread={reread} onClose={close} />}
    </Start>
  );
};
