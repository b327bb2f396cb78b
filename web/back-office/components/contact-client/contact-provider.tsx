import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react';
import type { Contact } from '#web/back-office/components/contact-client/contact-dialog.tsx';
import { useOpened } from '#web/back-office/components/use-opened.ts';

const ContactDialog = lazy(() => import('#web/back-office/components/contact-client/contact-dialog.tsx'));

const Open = createContext<(contact?: Contact) => void>(() => undefined);

/** Opens the mail to the client of an order; without one, the dialog asks for its number. */
export const useContactClient = () => useContext(Open);

/** Lets every screen, and the menu, write to a client in one dialog. */
export const ContactProvider = ({ children }: { children: ReactNode }) => {
  const { what: contact, number, isOpen, open, close } = useOpened<Contact | undefined>();
  return (
    <Open value={open}>
      {children}
      {number > 0 && (
        <Suspense fallback={null}>
          <ContactDialog key={number} contact={contact} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </Open>
  );
};
