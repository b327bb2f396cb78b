import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { CreditDialog } from '#web/back-office/invoices/credit-dialog.tsx';
import type { InvoiceRow } from '#web/back-office/invoices/invoice-row.ts';
import { LockDialog } from '#web/back-office/invoices/lock-dialog.tsx';
import { SendDialog } from '#web/back-office/invoices/send-dialog.tsx';

type InvoiceAct = 'credit' | 'lock' | 'send';
type Wish = { readonly invoice: InvoiceRow; readonly act: InvoiceAct };

const Start = createContext<(invoice: InvoiceRow, act: InvoiceAct) => void>(() => undefined);

/** Opens the dialog of an action. */
export const useStartAct = () => useContext(Start);

type Props = {
  /** Reads the invoices anew. */
  reread: () => Promise<void>;
  children: ReactNode;
};

/** One dialog for the actions of all rows. */
export const ActsProvider = ({ reread, children }: Props) => {
  const [state, setState] = useState<{ number: number; isOpen: boolean; wish?: Wish }>({
    number: 0,
    isOpen: false,
  });
  const start = useCallback(
    (invoice: InvoiceRow, act: InvoiceAct) =>
      setState(({ number }) => ({ number: number + 1, isOpen: true, wish: { invoice, act } })),
    [],
  );
  const dialog = {
    isOpen: state.isOpen,
    reread,
    onClose: () => setState((last) => ({ ...last, isOpen: false })),
  };
  return (
    <Start value={start}>
      {children}
      {state.wish?.act === 'credit' && (
        <CreditDialog key={state.number} invoice={state.wish.invoice} {...dialog} />
      )}
      {state.wish?.act === 'lock' && (
        <LockDialog key={state.number} invoice={state.wish.invoice} {...dialog} />
      )}
      {state.wish?.act === 'send' && (
        <SendDialog
          key={state.number}
          invoice={state.wish.invoice}
          isOpen={dialog.isOpen}
          onClose={dialog.onClose}
        />
      )}
    </Start>
  );
};
