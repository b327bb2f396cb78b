import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
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
  const [state, setState] = useState<{ number: number; isOpen: boolean; wish?: Wish }>({
    number: 0,
    isOpen: false,
  });
  const start = useCallback(
    (order: OrderRow, act: OrderAct) =>
      setState(({ number }) => ({ number: number + 1, isOpen: true, wish: { order, act } })),
    [],
  );
  return (
    <Start value={start}>
      {children}
      {state.wish && (
        <ActDialog
          key={state.number}
          {...state.wish}
          isOpen={state.isOpen}
          reread={reread}
          onClose={() => setState((last) => ({ ...last, isOpen: false }))}
        />
      )}
    </Start>
  );
};
