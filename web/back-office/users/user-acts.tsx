import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { LeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { useOpened } from '#web/back-office/components/use-opened.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { DeleteDialog } from '#web/back-office/users/delete-dialog.tsx';
import type { UserRow } from '#web/back-office/users/use-users.ts';
import { UserForm } from '#web/back-office/users/user-form.tsx';

type Acts = {
  readonly add: () => void;
  readonly edit: (user: UserRow) => void;
  readonly remove: (user: UserRow) => void;
};

const Start = createContext<Acts>({ add: () => undefined, edit: () => undefined, remove: () => undefined });

/** Opens the form of a new or known user, or asks whether one shall go. */
export const useUserActs = (): Acts => useContext(Start);

type Open = { readonly act: 'form' | 'delete'; readonly user?: UserRow };

/** One form and one dialog for all rows. */
export const UserActsProvider = ({
  reread,
  children,
}: {
  reread: () => Promise<void>;
  children: ReactNode;
}) => {
  const { t } = useTexts();
  const { what: wish, number, isOpen, open, close } = useOpened<Open>();
  const acts = useMemo(
    (): Acts => ({
      add: () => open({ act: 'form' }),
      edit: (user) => open({ act: 'form', user }),
      remove: (user) => open({ act: 'delete', user }),
    }),
    [open],
  );
  return (
    <Start value={acts}>
      {children}
      <LeaveGuard isOpen={isOpen} onClose={close} onDiscard={close}>
        {(closing) => (
          <SideDrawer
            opened={isOpen && wish?.act === 'form'}
            {...closing}
            size={480}
            title={t(wish?.user ? 'office.users.form.edit' : 'office.users.form.add')}
          >
            <UserForm key={number} user={wish?.user} reread={reread} onClose={close} />
          </SideDrawer>
        )}
      </LeaveGuard>
      {wish?.act === 'delete' && wish.user && (
        <DeleteDialog key={number} user={wish.user} isOpen={isOpen} reread={reread} onClose={close} />
      )}
    </Start>
  );
};
