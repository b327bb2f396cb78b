import { useState } from 'react';
import { passwordProblem } from '#shared/users/password-rules.ts';
import { useSession } from '#web/common/session.ts';
import { changePersonal } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, currentDraft } from '#web/public/booking/draft/draft-store.ts';
import type { SaveContext } from '#web/public/booking/draft/save-steps.ts';
import type { FieldProblem } from '#web/public/controls/error-list.tsx';
import { useTexts } from '#web/public/language/texts.ts';

export type Passwords = { readonly password: string; readonly password_confirm: string };

const NONE: Passwords = { password: '', password_confirm: '' };

/**
 * The registration of step 3. It is done once: afterwards the customer is logged in, and going back and forth
 * registers nobody again. The passwords stay in memory and are never stored with the draft.
 */
export const useRegistration = (context: SaveContext) => {
  const { t, language } = useTexts();
  const { register } = useSession();
  const [passwords, setPasswords] = useState(NONE);
  const problem = passwordProblem(passwords.password, 'wizard', passwords.password_confirm);
  const field = problem === 'dont_match' ? 'password_confirm' : 'password';
  const problems: FieldProblem[] = problem
    ? [{ field, text: t(`book.register.error.password.${problem}`) }]
    : [];
  const registerOnce = async (): Promise<SaveContext> => {
    const { name, email } = currentDraft();
    const account = await register({
      name: name.trim(),
      email: email.trim(),
      password: passwords.password,
      rule: 'wizard',
      lang: language,
    });
    changeDraft((draft) => changePersonal(draft, { mode: 'login' }));
    return { ...context, account };
  };
  return { passwords, setPasswords, problems, registerOnce };
};
