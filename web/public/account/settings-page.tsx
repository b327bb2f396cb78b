import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { UsersApi } from '#shared/users/users-api.ts';
import { apiClient } from '#web/common/call-api.ts';
import { type CurrentUser, useSession } from '#web/common/session.ts';
import { AccountFrame } from '#web/public/account/account-frame.tsx';
import { addressAfterLogin } from '#web/public/account/after-login.ts';
import { accountPasswordProblem, passwordText } from '#web/public/account/password-fields.ts';
import { type FieldTexts, useAccountForm } from '#web/public/account/use-account-form.ts';
import { Alert } from '#web/public/controls/alert.tsx';
import { Button } from '#web/public/controls/button.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { FormErrorsContext } from '#web/public/controls/form-context.ts';
import { Skeleton } from '#web/public/controls/skeleton.tsx';
import { TextField } from '#web/public/controls/text-field.tsx';
import { type TextOf, useTexts } from '#web/public/language/texts.ts';

const call = apiClient<UsersApi>();

const EMPTY = { oldPassword: '', newPassword: '', confirm: '' };

const FIELDS = [
  { name: 'oldPassword', label: 'settings.old_password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'settings.new_password', autoComplete: 'new-password' },
  { name: 'confirm', label: 'settings.confirm', autoComplete: 'new-password' },
] as const;

/** The rules of the change-password screen; whether the current password is right, the server knows. */
const problemsOf = ({ oldPassword, newPassword, confirm }: typeof EMPTY, t: TextOf): FieldTexts => {
  const wrong = accountPasswordProblem(newPassword, confirm);
  const wrongText =
    wrong && t(wrong.problem === 'empty' ? 'settings.error.new_password.empty' : passwordText(wrong.problem));
  return {
    ...(oldPassword === '' && { oldPassword: t('settings.error.old_password.empty') }),
    ...(wrong && wrongText && { [wrong.isConfirmation ? 'confirm' : 'newPassword']: wrongText }),
  };
};

/** On to what somebody came for who had to choose a password first. */
const useGoOn = () => {
  const navigate = useNavigate();
  const state = useLocation().state as { back?: string } | null;
  return ({ role }: CurrentUser): void => {
    const { path, isOffice } = addressAfterLogin(role, state?.back);
    if (isOffice) window.location.assign(path);
    else navigate(path, { replace: true });
  };
};

const PasswordForm = ({ user }: { user: CurrentUser }) => {
  const { t } = useTexts();
  const { reread } = useSession();
  const goOn = useGoOn();
  const [entered, setEntered] = useState(EMPTY);
  const [isDone, setIsDone] = useState(false);
  const send = async () => {
    setIsDone(false);
    const { oldPassword, newPassword } = entered;
    await call('PUT /api/users/{id}/password', {
      params: { id: user._id },
      body: { oldPassword, newPassword },
    });
    if (user.must_change_password) return goOn(await reread());
    setEntered(EMPTY);
    setIsDone(true);
  };
  const form = useAccountForm(problemsOf(entered, t), send, (field, code) =>
    field === 'oldPassword' && code === 'wrong' ? t('settings.error.old_password.wrong') : undefined,
  );
  return (
    <form className="login-form" noValidate aria-busy={form.isBusy} onSubmit={form.submit}>
      {user.must_change_password && <Alert kind="attention">{t('settings.must_change')}</Alert>}
      {isDone && <Alert kind="good">{t('settings.done')}</Alert>}
      {form.failure !== undefined && <Failure error={form.failure} />}
      <FormErrorsContext value={form.errorOf}>
        {FIELDS.map(({ name, label, autoComplete }) => (
          <TextField
            key={name}
            name={name}
            label={t(label)}
            type="password"
            autoComplete={autoComplete}
            dir="ltr"
            value={entered[name]}
            onChange={(value) => setEntered({ ...entered, [name]: value })}
          />
        ))}
      </FormErrorsContext>
      <Button submit busy={form.isBusy ? t('settings.submitting') : undefined}>
        {t('settings.submit')}
      </Button>
    </form>
  );
};

/** One's own account: the password. Only for who is logged in. */
const SettingsPage = () => {
  const { t } = useTexts();
  const { user } = useSession();
  if (user === null) return <Navigate to="/login" state={{ back: '/user_settings' }} replace />;
  return (
    <AccountFrame title={t('settings.title')}>
      {user ? (
        <>
          <p className="account-lead">{t('book.personal.as_user', { name: user.name, email: user.email })}</p>
          <PasswordForm user={user} />
        </>
      ) : (
        <Skeleton />
      )}
    </AccountFrame>
  );
};

export default SettingsPage;
