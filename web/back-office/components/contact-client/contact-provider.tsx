import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { Contact } from '#web/back-office/components/contact-client/contact-dialog.tsx';

const ContactDialog = lazy(() => import('#web/back-office/components/contact-client/contact-dialog.tsx'));

const Open = createContext<(contact?: Contact) => void>(() => undefined);

/** Opens the mail to the client of an order; without one, the dialog asks for its number. */
export const useContactClient = () => useContext(Open);

/** Lets every screen, and the menu, write to a client in one dialog. */
export const ContactProvider = ({ children }: { children: ReactNode }) => {
  const [state, setState] = useState<{ number: number; isOpen: boolean; contact?: Contact | undefined }>({
    number: 0,
    isOpen: false,
  });
  const open = useCallback(
    (contact?: Contact) => setState(({ number }) => ({ number: number + 1, isOpen: true, contact })),
    [],
  );
  return (
    <Open value={open}>
      {children}
      {state.number > 0 && (
        <Suspense fallback={null}>
          <ContactDialog
            key={state.number}
            contact={state.contact}
            isOpen={state.isOpen}
            onClose={() => setState((last) => ({ ...last, isOpen: false }))}
          />
        </Suspense>
      )}
    </Open>
  );
};
