import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useOpened } from '#web/back-office/components/use-opened.ts';
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
  const { what, number, isOpen, open, close } = useOpened<Wish>();
  const start = useCallback((invoice: InvoiceRow, act: InvoiceAct) => open({ invoice, act }), [open]);
  const dialog = { isOpen, reread, onClose: close };
  return (
    <Start value={start}>
      {children}
      {what?.act === 'credit' && <CreditDialog key={number} invoice={what.invoice} {...dialog} />}
      {what?.act === 'lock' && <LockDialog key={number} invoice={what.invoice} {...dialog} />}
      {what?.act === 'send' && (
        <SendDialog key={number} invoice={what.invoice} isOpen={isOpen} onClose={close} />
      )}
    </Start>
  );
};
