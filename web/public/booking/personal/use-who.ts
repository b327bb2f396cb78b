import { useSession } from '#web/common/session.ts';
import type { PersonalFields } from '#web/public/booking/draft/draft.ts';
import { chooseMode } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';

export type Mode = PersonalFields['mode'];

/** Who books: first the choice, then the login or the form. A logged-in customer goes straight to the form. */
export const useWho = () => {
  const { user, logOut } = useSession();
  const { mode } = useDraft();
  const screen = user || mode === 'guest' || mode === 'register' ? 'form' : (mode ?? 'choice');
  const choose = (chosen: Mode) => {
    changeDraft((draft) => chooseMode(draft, chosen));
    // Choosing a way without login logs out (public specification, section 4).
    if (user && chosen !== 'login') void logOut().catch(() => undefined);
  };
  return { user, mode, screen, choose };
};
